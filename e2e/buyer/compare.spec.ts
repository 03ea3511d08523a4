import { readFile } from 'node:fs/promises'
import { noteCars, signInAsNewDealer, someCars } from '../dealers.ts'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'

test('two to four cars of the results are shown side by side with their differences marked', {
  tag: '@both-widths',
}, async ({ page }) => {
  await signInAsNewDealer(page)
  await page.goto('/#/searchresults?transporter=false')
  const choose = page.getByRole('button', { name: /^Vergleichen: / })
  await choose.nth(0).click()
  await expect(page.getByText('1 von 4 Fahrzeugen zum Vergleich gewählt')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vergleichen' })).toHaveCount(0)
  for (const place of [1, 2, 3]) await choose.nth(place).click()
  await expect(choose.nth(4)).toHaveAttribute('aria-disabled', 'true')
  await choose.nth(4).click({ force: true })
  await expect(page.getByText('4 von 4 Fahrzeugen zum Vergleich gewählt')).toBeVisible()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(choose.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('4 von 4 Fahrzeugen zum Vergleich gewählt')).toBeVisible()
  await page.getByRole('link', { name: 'Vergleichen' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Fahrzeugvergleich' })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.locator('thead th')).toHaveCount(4)
  await expect(table.getByRole('rowheader', { name: /^Händlerpreis \(brutto\)/ })).toBeVisible()
  const all = await table.getByRole('row').count()
  await expectAccessible(page)
  await page.getByLabel('Nur Unterschiede zeigen').check()
  await expect(table.locator('tbody tr:not(.group-row):not(.differs)')).toHaveCount(0)
  expect(await table.getByRole('row').count()).toBeLessThanOrEqual(all)

  await table
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .click()
  await expect(table.locator('thead th')).toHaveCount(3)
  await expect(page).toHaveURL(/compare\?ids=\d+,\d+,\d+$/)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(table.locator('thead th')).toHaveCount(4)
})

test('cars of the watchlist can be compared with the keyboard alone', async ({ page }) => {
  await signInAsNewDealer(page)
  await noteCars(page, await someCars(page, 2))
  await page.goto('/#/watchlist')
  await tabTo(page, 'Alle auswählen', 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, 'Vergleichen', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').locator('thead th')).toHaveCount(2)
})

test('an address with too few or unknown cars explains how to compare', async ({ page }) => {
  await page.goto('/#/compare?ids=999999999,abc')
  await expect(page.getByText('Ein Fahrzeug ist nicht mehr verfügbar und fehlt im Vergleich.')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Wählen Sie zwei bis vier Fahrzeuge zum Vergleich.' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a dealer downloads the results as CSV, a visitor cannot', async ({ page }) => {
  await page.goto('/#/searchresults?transporter=false&maker=Audi')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'CSV herunterladen' })).toHaveCount(0)

  await signInAsNewDealer(page)
  await page.goto('/#/searchresults?transporter=false&maker=Audi')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('suchergebnis.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFGW-Nummer;Hersteller;/)
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.slice(1, -1).every((line) => line.includes(';Audi;'))).toBe(true)
})

test('four cars have columns of equal width, and buttons on phones scroll to each of them', async ({
  page,
  isMobile,
}) => {
  const cars = await someCars(page, 4)
  await page.goto(`/#/compare?ids=${cars.map(({ fahrzeugid }) => fahrzeugid).join(',')}`)
  const heads = page.getByRole('table').locator('thead th')
  await expect(heads).toHaveCount(4)
  const widths = await heads.evaluateAll((cells) =>
    cells.map((cell) => Math.round(cell.getBoundingClientRect().width)),
  )
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  const tiles = page.getByRole('list', { name: 'Zum Fahrzeug springen' }).getByRole('button')
  if (!isMobile) {
    await expect(heads.last()).toBeInViewport({ ratio: 1 })
    return
  }
  for (const place of [3, 2, 1, 0]) {
    await tiles.nth(place).click()
    await expect(heads.nth(place)).toBeInViewport({ ratio: 0.9 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
