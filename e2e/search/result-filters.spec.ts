import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { numberIn, results } from '../pages/search.ts'

test('filters beside the results narrow the list on the same page', {
  tag: '@both-widths',
}, async ({ page, isMobile, viewport }) => {
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
  await expect(filters.locator('.price-bars i.on').first()).toBeVisible()

  if (isMobile) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFits(page)
    await page.setViewportSize(viewport ?? { width: 390, height: 844 })
    await filters.getByRole('button', { name: /Ergebnisse? anzeigen$/ }).click()
  }
  await page.reload()
  await expect(page).toHaveURL(/kraftstoffart=diesel.*price_to=12345|price_to=12345.*kraftstoffart=diesel/)
  await expect(list.filters.filter({ hasText: 'Diesel' })).toBeVisible()
})

test('two options chosen before anything is drawn both narrow the results', async ({ page }) => {
  await page.goto('/#/searchresults?maker=Volkswagen')
  const filters = page.getByRole('complementary', { name: 'Filter' })
  const fuel = (name: string) => filters.getByRole('checkbox', { name, exact: true })
  await expect(fuel('Diesel')).toHaveAccessibleDescription(/\d+ Fahrzeuge?$/)
  await fuel('Diesel').evaluate(
    (diesel, benzin) => {
      if (!(diesel instanceof HTMLElement && benzin instanceof HTMLElement)) throw new Error('No checkboxes.')
      diesel.click()
      benzin.click()
    },
    await fuel('Benzin').elementHandle(),
  )
  await expect(page).toHaveURL(/kraftstoffart=benzin&kraftstoffart=diesel/)
  await expect(fuel('Diesel')).toBeChecked()
  await expect(fuel('Benzin')).toBeChecked()
})

test('filters that were hidden stay hidden on this device', async ({ page }) => {
  await page.goto('/#/searchresults?maker=Volkswagen')
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await filters.getByRole('button', { name: 'Filter ausblenden' }).click()
  await expect(filters).toBeHidden()
  await page.reload()
  const open = page.getByRole('button', { name: /^Filter/ }).first()
  await expect(open).toBeVisible()
  await expect(filters).toBeHidden()
  await expectAccessible(page)
  await expectFits(page)
  await open.click()
  await expect(filters).toBeVisible()
})

test('the dearest cars and those with an equipment are shown, which is taken back', async ({ page }) => {
  await page.goto('/#/searchresults?maker=Volkswagen&price_to=40000')
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await filters.getByRole('button', { name: /^[\d.]+ Fahrzeuge? ab / }).click()
  await expect(page).toHaveURL(/price_from=\d+/)
  await expect(page).not.toHaveURL(/price_to=/)
  await filters.getByText('Ausstattung', { exact: true }).click()
  const flag = filters.getByRole('group', { name: 'Ausstattung' }).getByRole('checkbox').first()
  const before = page.url()
  await flag.check()
  await expect(page).not.toHaveURL(before)
  await flag.uncheck()
  await expect(page).toHaveURL(before)
})
