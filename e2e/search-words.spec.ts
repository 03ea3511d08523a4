import { expect, expectAccessible, expectFits, test } from './fixtures.ts'
import { numberIn, quickSearch, results } from './pages/search.ts'
import { wordSearch } from './pages/search-words.ts'

test('a visitor searches in words, which fill the form, corrects what was understood and opens the results', {
  tag: '@both-widths',
}, async ({ page }) => {
  const words = wordSearch(page)
  const form = quickSearch(page)
  await page.goto('/#/home')
  await words.field.fill('rotes oder blaues VW Golf Cabrio 15000 zauberkasten')
  await expect(words.chips).toHaveText(['Volkswagen', 'Golf', 'Cabrio', 'Blau', 'Rot'], { ignoreCase: true })
  await expect(words.status).toContainText('Nicht verstanden: „zauberkasten“')
  await expect(form.maker).toHaveValue('Volkswagen')
  await expect(form.model).toHaveValue('Golf')
  await expect(form.submit).toBeEnabled()
  const all = numberIn(await form.submit.textContent())
  await expectAccessible(page)

  await form.kilometerTo.selectOption('150000')
  await words.remove('Cabrio')
  await expect(words.field).toHaveValue('rotes oder blaues VW Golf 15000 zauberkasten')
  await expect.poll(async () => numberIn(await form.submit.textContent())).toBeGreaterThan(all)
  await words.reading('Preis bis 15.000 €').click()
  await expect(words.chips.last()).not.toHaveText('Golf')
  await expect(words.field).toHaveValue(/^rotes oder blaues VW Golf Preis bis 15.000\s€ zauberkasten$/)
  await expect(form.priceTo).toHaveValue('15000')
  await expect(form.kilometerTo).toHaveValue('150000')
  await expect(form.submit).toBeEnabled()
  const found = numberIn(await form.submit.textContent())
  await words.field.press('Enter')

  const list = results(page)
  await expect(list.heading).toBeVisible()
  await expect(page).toHaveURL(/maker=Volkswagen&/)
  await expect(page).toHaveURL(/price_to=15000/)
  await expect(page).toHaveURL(/km_stand_to=150000/)
  expect(numberIn(await list.found.textContent())).toBe(found)
  await expect(page.getByText('Nicht verstanden: „zauberkasten“.')).toBeVisible()
})

test('words for a van select transporters, and a field changed by hand replaces the words', async ({
  page,
}) => {
  const words = wordSearch(page)
  const form = quickSearch(page)
  await page.goto('/#/home')
  await words.field.fill('Ford Transit bis 20 tsd')
  await expect(form.vehicle('Transporter')).toBeChecked()
  await expect(form.model).toHaveValue('Transit')
  await expect(words.chips).toHaveCount(3)
  await form.priceTo.selectOption('')
  await expect(words.chips).toHaveText(['Ford', 'Transit'])
  await words.field.fill('')
  await expect(form.maker).toHaveValue('')
  await expect(form.vehicle('PKW')).toBeChecked()
})

test('a suggested model and the car of a GW number can be opened from any page with the keyboard alone', {
  tag: '@both-widths',
}, async ({ page }) => {
  const words = wordSearch(page)
  await page.goto('/#/searchresults?maker=Audi')
  const gwNumber = /\d{6}/.exec((await results(page).cards.first().textContent()) ?? '')?.[0] ?? ''
  await expect(words.field.or(page.getByRole('button', { name: 'Suche in Worten' })).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(words.field).toBeFocused()
  await page.keyboard.type('passa')
  await expect(words.option(/^Volkswagen Passat \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(words.option(/^Volkswagen Passat \d+$/)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(words.field).toHaveValue('Volkswagen Passat')
  await expectFits(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/maker=Volkswagen&car_model=Passat|car_model=Passat&maker=Volkswagen/)

  await expect(page.locator('.toolbar').getByText('Passat')).toBeVisible()
  await expect(page.locator('.words input')).toHaveValue('')
  await page.keyboard.press('/')
  await expect(words.field).toBeFocused()
  await page.keyboard.type(gwNumber)
  await expect(words.option(new RegExp(`GW ${gwNumber}`))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/cardetailsview\/\d+\/Audi\//)
})
