import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { loginPage } from '../pages/login.ts'
import { results } from '../pages/search.ts'
import { watchlist } from '../pages/watchlist.ts'

const list = '/#/searchresults?maker=Audi&transporter=false'

test('a visitor keeps cars on the device, and the login moves them to the watchlist', async ({ page }) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  await page.goto(list)
  const { cards } = results(page)
  const bookmark = page.getByRole('button', { name: /^Auf den Merkzettel/ })
  for (const place of [0, 1]) await bookmark.nth(place).click()
  await expect(bookmark.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/#/shortlist')
  await expect(cards).toHaveCount(2)
  await expectAccessible(page)
  await page.reload()
  await expect(cards).toHaveCount(2)
  const names = await cards.getByRole('heading').allTextContents()
  await bookmark.first().press('Enter')
  await expect(cards).toHaveCount(1)
  await expect(bookmark).toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(cards.getByRole('heading')).toHaveText(names)
  await bookmark.first().click()
  await expect(cards).toHaveCount(1)
  await cards.first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Vom Merkzettel nehmen' }).click()
  await page.getByRole('button', { name: 'Auf den Merkzettel', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Vom Merkzettel nehmen' })).toBeVisible()
  await page.goto('/#/shortlist')
  const kept = await cards.first().getByRole('heading').textContent()

  await page.goto('/#/login?returnUrl=%2Fwatchlist')
  await loginPage(page).signIn(dealer.email, demoPassword)
  await expect(page).toHaveURL(/#\/watchlist$/)
  const { rows } = watchlist(page)
  await expect(rows).toHaveCount(1)
  await expect(rows.first().getByRole('link')).toHaveText(kept ?? '')
  await page.goto('/#/shortlist')
  await expect(page.getByRole('heading', { name: 'Ihr Merkzettel ist leer.' })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor compares cars, and the choice is available in another tab', async ({ page, context }) => {
  await page.goto(list)
  const choose = page.getByRole('button', { name: /^Vergleichen: / })
  for (const place of [0, 1]) await choose.nth(place).click()
  const other = await context.newPage()
  await other.goto(list)
  await other.getByRole('link', { name: 'Vergleichen' }).click()
  await expect(other.getByRole('table').locator('thead th')).toHaveCount(2)
  await expect(other.getByRole('rowheader', { name: /Händlerpreis/ })).toHaveCount(0)
})

test.describe('the cars opened last', () => {
  test('are shown on home and on other vehicle pages until the history is deleted', async ({ page }) => {
    await page.goto(list)
    const { links } = results(page)
    for (const place of [0, 1]) {
      await links.nth(place).click()
      await expect(page).toHaveURL(/cardetailsview/)
      await page.goBack()
    }
    await page.goto('/#/home')
    const seen = page.getByRole('region', { name: 'Zuletzt angesehen' })
    await expect(seen.getByRole('article')).toHaveCount(2)
    await expectAccessible(page)
    await seen.getByRole('link').first().click()
    await expect(seen.getByRole('article')).toHaveCount(1)
    await seen.getByRole('button', { name: 'Verlauf löschen' }).click()
    await page.goto('/#/home')
    await expect(seen).toBeHidden()
  })

  test.describe('before a decision about cookies', () => {
    test.use({ decision: null })

    test('are not stored', async ({ page }) => {
      await page.goto(list)
      await results(page)
        .links.first()
        .evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(/cardetailsview/)
      expect(await page.evaluate(() => localStorage.getItem('portal.recent-cars'))).toBeNull()
    })
  })
})

test('the address of a car can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(list)
  await results(page).links.first().click()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Der Link wurde kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/fahrzeug\/\d{6}$/)
})
