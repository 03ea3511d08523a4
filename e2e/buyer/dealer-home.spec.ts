import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

const cards = 'main article'

test('a dealer has three lists, of which the last selected one is restored', { tag: '@both-widths' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('dealer')
  await page.goto('/#/home')
  const tabs = page.getByRole('tablist', { name: 'Fahrzeuglisten' }).getByRole('tab')
  await expect(tabs).toHaveText([/^Neue Fahrzeuge$/, /^Beste Ergebnisse/, /^Inzahlungnahmen$/])
  await expect(page.getByText('Unsere Neuzugänge')).toHaveCount(0)
  await tabs.nth(2).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator(cards).first()).toBeVisible()
  await expectAccessible(page)
})

test('best results show their reason, and the GW number on card and picture; a divider follows the sixth', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('dealer')
  await page.goto('/#/home')
  await page.getByRole('tab', { name: /^Beste Ergebnisse/ }).click()
  await expect(page.locator(cards)).toHaveCount(6)
  const first = page.locator(cards).first()
  await expect(first.locator('.best-reason')).toHaveText(
    /^(passt zu|ähnelt|\d+ % unter vergleichbaren Fahrzeugen|seit \d+ Tag|neu im Bestand)/,
  )
  const gw = (await first.locator('.gw b').textContent()) ?? ''
  await expect(first.getByText(gw)).toHaveCount(2)
  await expect(first.getByRole('button', { name: `GW-Nummer ${gw} kopieren` })).toBeVisible()
  await expect(first.getByText('Händlerpreis')).toBeVisible()
  await page.getByRole('button', { name: 'So entstehen die besten Ergebnisse' }).focus()
  await expect(page.getByText(/^Zu 60 % zählt Ihr Interesse/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'mehr anzeigen' }).click()
  await expect(page.locator(cards)).toHaveCount(50)
  await expect(page.locator('.best-rest article')).toHaveCount(44)
  await page.getByRole('button', { name: 'weniger anzeigen' }).click()
  await expect(page.locator(cards)).toHaveCount(6)
})

test('new cars and trade-ins expand to fifty and collapse to six', async ({ page, signInAs }) => {
  await signInAs('dealer2')
  await page.goto('/#/home')
  for (const name of ['Neue Fahrzeuge', 'Inzahlungnahmen']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.locator(cards)).toHaveCount(6)
    await expect(page.locator(cards).first().locator('.gw')).toHaveCount(0)
    await page.getByRole('button', { name: 'mehr anzeigen' }).click()
    await expect(page.locator(cards)).toHaveCount(50)
    await page.getByRole('button', { name: 'weniger anzeigen' }).click()
    await expect(page.locator(cards)).toHaveCount(6)
  }
})

test('a detailed search changes the best results', async ({ page }) => {
  await signInAsNewDealer(page)
  await page.goto('/#/detailsearch')
  await page.getByLabel('Hersteller').first().selectOption('Audi')
  const saved = page.waitForResponse('**/mvp-dealer-search')
  await page
    .getByRole('button', { name: /Ergebnisse$/ })
    .first()
    .click()
  const answer = await saved
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toMatchObject({ detailsearch: 1, hersteller: 'Audi' })
  await expect(page).toHaveURL(/searchresults/)
  await page.goto('/#/home')
  await page.getByRole('tab', { name: /^Beste Ergebnisse/ }).click()
  await expect(page.locator(cards).first().locator('.best-reason')).toContainText(
    'passt zu Ihrer Suche „Audi',
  )
})

test('the arrow keys move between the tabs', async ({ page, signInAs }) => {
  await signInAs('dealer2')
  await page.goto('/#/home')
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await tab(/^Neue/).click()
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^Beste/)).toBeFocused()
  await expect(tab(/^Beste/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(/^Inzahlung/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^Neue/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).not.toHaveAttribute('role', 'tab')
})
