import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { setLastVisit } from '../operator.ts'
import { results } from '../pages/search.ts'
import { call } from '../session.ts'

test('a dealer saves a search as a tab and filters it in two clicks by new, cheaper or returned vehicles', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  await signInAsNewDealer(page)
  await page.goto('/#/searchresults?maker=Audi&transporter=false')
  if (isMobile) await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Suche speichern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name der Suche').fill('Audi am Morgen')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const searches = page.getByRole('navigation', { name: 'Meine Suchen' })
  const tab = searches.getByRole('link', { name: /^Audi am Morgen/ })
  const menu = page.getByRole('button', { name: 'Audi am Morgen', exact: true })
  await menu.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toHaveAccessibleDescription(/^[\d.]+ Fahrzeuge?/)
  await expect(searches.getByText(/^[\d.]+ Fahrzeuge?/).filter({ visible: true })).toHaveCount(1)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await searches.getByLabel('Mails zu Audi am Morgen').selectOption('Mail täglich 07:00')
  expect((await saved).ok()).toBe(true)
  await call(page, 'POST', '/mvp/api/mvp-user-searches', {
    name: 'BMW am Abend',
    criteria: { maker: ['BMW'] },
  })
  await page.reload()
  await menu.click()
  const names = searches.getByRole('listitem').locator('.name')
  await expect(names).toHaveText(['Audi am Morgen', 'BMW am Abend'])
  const backwards = searches.getByRole('button', { name: 'Audi am Morgen nach hinten' })
  await backwards.click()
  await expect(names).toHaveText(['BMW am Abend', 'Audi am Morgen'])
  await expect(backwards).toHaveAttribute('aria-disabled', 'true')
  await expect(backwards).toBeFocused()
  await searches.getByRole('button', { name: 'Audi am Morgen nach vorn' }).click()
  await expect(names).toHaveText(['Audi am Morgen', 'BMW am Abend'])
  await expectAccessible(page)
  await expectFits(page)

  // Other stories change the stock meanwhile, so a count that changed between the two pages is read again.
  for (const [question, address] of [
    [/^Neu /, /published_since=\d+.*sort=veroeffentlicht/],
    [/^Preis gesenkt /, /price_dropped_since=\d+.*sort=preissenkung/],
    [/^Wieder da /, /back_since=\d+.*sort=wiederda/],
  ] as const)
    await expect(async () => {
      await page.goto('/#/home')
      await tab.click()
      await expect(results(page).cards.first()).toBeVisible()
      await expect(menu).toBeVisible()
      const toggle = page.getByRole('button', { name: question })
      await expect(toggle).not.toContainText('…')
      const count = (await toggle.locator('.n').textContent()) ?? ''
      await toggle.click()
      await expect(page).toHaveURL(address)
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('main').locator('.count').first()).toHaveText(count, { timeout: 5000 })
      await expect(menu).toBeVisible()
    }).toPass()
})

test('home says in one line what is new since the last visit, and each number opens these vehicles', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { email } = await signInAsNewDealer(page)
  await setLastVisit(email, 30)
  await page.goto('/#/home')
  const line = page.getByText('Seit Ihrem letzten Besuch').locator('..')
  const link = line.getByRole('link', { name: / neu$/ })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  // Other stories change the stock meanwhile, so a count that changed between the two pages is read again.
  await expect(async () => {
    await page.goto('/#/home')
    const [count = ''] = ((await link.textContent()) ?? '').split(' ')
    await link.click()
    await expect(page).toHaveURL(/published_since=\d+.*sort=veroeffentlicht/)
    await expect(page.getByRole('main').locator('.count').first()).toHaveText(count, { timeout: 5000 })
  }).toPass()
})
