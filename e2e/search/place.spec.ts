import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { results } from '../pages/search.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const list = '/#/searchresults?maker=Audi&transporter=false'

test('a page opened by its address starts at the top', async ({ page }) => {
  await page.goto(list)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => scrolled(page)).toBe(1500)
  for (const path of ['/#/searchresults?maker=BMW&transporter=false', '/#/home', list]) {
    await page.goto(path)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => scrolled(page)).toBe(900)
  }
})

test('going back restores the scroll position of every page', { tag: '@both-widths' }, async ({ page }) => {
  await page.goto('/#/home')
  await expect(results(page).cards).toHaveCount(6)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.goto(list)
  await results(page).links.nth(8).scrollIntoViewIfNeeded()
  // The cards that came near the screen have their real height now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0)
  await results(page).links.nth(8).click()
  await expect(page).toHaveURL(/#\/cardetailsview\//)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('the sort order of the results is kept when the search changes', async ({ page }) => {
  await page.goto(`${list}&sort=preis%2Cdesc`)
  await page.getByRole('link', { name: 'Suche ändern' }).click()
  await page.getByLabel('Kilometerstand bis').selectOption('100000')
  await page
    .getByRole('button', { name: /Ergebnis/ })
    .first()
    .click()
  await expect(page).toHaveURL(/searchresults\?.*km_stand_to=100000.*sort=preis%2Cdesc/)
  await expect(results(page).sort).toHaveValue('preis,desc')
})
