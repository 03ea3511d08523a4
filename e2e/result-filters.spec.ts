import { expect, expectAccessible, expectFits, test } from './fixtures.ts'
import { numberIn, results } from './pages/search.ts'

test('filters beside the results narrow the list on the same page', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  await page.goto('/#/searchresults?maker=Volkswagen')
  const list = results(page)
  await expect(list.heading).toBeVisible()
  const all = numberIn(await list.found.textContent())
  if (isMobile) await page.getByRole('button', { name: 'Filter', exact: false }).first().click()
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filter' })
    : page.getByRole('complementary', { name: 'Filter' })

  const diesel = filters.getByRole('checkbox', { name: 'Diesel', exact: true })
  await expect(diesel).toHaveAccessibleDescription(/\d+ Fahrzeuge?$/)
  await diesel.check()
  await expect(page).toHaveURL(/kraftstoffart=diesel/)
  await expect.poll(async () => numberIn(await list.found.textContent())).toBeLessThan(all)

  const priceTo = filters.getByRole('combobox', { name: 'Bis' }).first()
  await priceTo.fill('12345')
  await priceTo.press('Enter')
  await expect(page).toHaveURL(/price_to=12345/)
  await expect(priceTo).toHaveValue('12.345')
  await expect(diesel).toBeChecked()
  await priceTo.fill('viel')
  await expect(filters.getByText('Bitte eine Zahl eingeben.')).toBeVisible()
  await priceTo.fill('12.345 €')
  await expectAccessible(page)
  await expectFits(page)

  if (isMobile) await filters.getByRole('button', { name: /Ergebnisse? anzeigen$/ }).click()
  await page.reload()
  await expect(page).toHaveURL(/kraftstoffart=diesel.*price_to=12345|price_to=12345.*kraftstoffart=diesel/)
  await expect(list.filters.filter({ hasText: 'Diesel' })).toBeVisible()
})
