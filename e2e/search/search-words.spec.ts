import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { numberIn, quickSearch, results } from '../pages/search.ts'
import { englishWordSearch, wordSearch } from '../pages/search-words.ts'

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

  // The suggestions cover the form.
  await words.field.press('Escape')
  await form.range('Kilometerstand').click()
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
  await words.field.fill('Transporter Ford Transit bis 20 tsd')
  await expect(form.vehicle('Transporter')).toBeChecked()
  await expect(form.model).toHaveValue('Transit')
  await expect(words.chips).toHaveCount(4)
  await words.field.press('Escape')
  await form.range('Preis').click()
  await form.priceTo.selectOption('')
  await expect(words.chips).toHaveText(['Transporter', 'Ford', 'Transit'])
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
  // A key pressed before the app has started does nothing.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(words.field).toBeFocused({ timeout: 5000 })
  }).toPass()
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

test('a phrase is searched among cars and transporters unless it names one of them', async ({ page }) => {
  const words = wordSearch(page)
  const form = quickSearch(page)
  await page.goto('/#/home')
  await words.field.fill('schwarz Diesel AHK')
  await expect(words.chips).toHaveCount(3)
  await expect(form.vehicle('PKW')).not.toBeChecked()
  await expect(form.vehicle('Transporter')).not.toBeChecked()
  await expect(form.submit).toBeEnabled()
  const both = numberIn(await form.submit.textContent())
  await page.keyboard.press('Escape')
  await form.vehicle('PKW').check()
  await expect.poll(async () => numberIn(await form.submit.textContent())).toBeLessThan(both)
  await words.field.fill('schwarz Diesel AHK Transporter')
  await expect(form.vehicle('Transporter')).toBeChecked()
})

test('a misspelt word is corrected and said, also above the results', { tag: '@both-widths' }, async ({
  page,
}) => {
  const words = wordSearch(page)
  await page.goto('/#/home')
  await words.field.fill('merzedes e klasse t-modell diesel')
  await expect(words.chips).toHaveText(['Mercedes-Benz', 'E-Klasse', 'Kombi', 'Diesel'])
  await expect(words.panel).toContainText('Verstanden: Mercedes-Benz statt „merzedes“')
  await expectAccessible(page)
  await words.field.press('Enter')
  await expect(results(page).cards.first()).toBeVisible()
  await expect(page.getByText('Verstanden: Mercedes-Benz statt „merzedes“.')).toBeVisible()
})

test('a month of registration is a criterion until a year is chosen', async ({ page }) => {
  const words = wordSearch(page)
  const form = quickSearch(page)
  await page.goto('/#/home')
  await words.field.fill('EZ 06/2012 bis 12/2014')
  await expect(words.chips).toHaveText(['EZ 06/2012 bis 12/2014'])
  await expect(form.submit).toBeEnabled()
  await words.field.press('Enter')
  await expect(page).toHaveURL(/first_reg_month_from=201206&first_reg_month_to=201412/)
  await expect(results(page).cards.first()).toBeVisible()
})

test('a phrase that finds nothing because of plain words offers the cars without them', {
  tag: '@both-widths',
}, async ({ page }) => {
  const words = wordSearch(page)
  const form = quickSearch(page)
  const offer = /^ohne „(?:oldtimer|allwetterreifen)“: \d+$/
  await page.goto('/#/home')
  await words.field.fill('Oldtimer Allwetterreifen')
  await expect(words.reading(offer).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await words.field.press('Enter')
  const list = results(page)
  await expect(page.getByRole('heading', { name: /Für Ihre Suchkriterien/ })).toBeVisible()
  // Its whole name, because offers are sorted again as they are counted.
  const name = (await page.getByRole('button', { name: offer }).last().textContent()) ?? ''
  const total = Number(/\d+$/.exec(name)?.[0])
  await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(async () => numberIn(await list.found.textContent())).toBe(total)

  await page.goto('/#/home')
  await words.field.fill('Oldtimer Allwetterreifen')
  await words.reading(offer).first().click()
  await expect(words.chips).toHaveCount(1)
  await expect.poll(async () => numberIn(await form.submit.textContent())).toBeGreaterThan(0)
})

test('10,000 characters are searched by their beginning, which is said', async ({ page }) => {
  const words = wordSearch(page)
  await page.goto('/#/home')
  for (const one of ['ü', '🚗']) {
    await words.field.fill(`VW Golf ${one.repeat(10_000)}`)
    await expect(words.chips).toHaveText(['Volkswagen', 'Golf'])
    await expect(words.status).toContainText(' …“')
  }
  await words.field.press('Enter')
  await expect(results(page).cards.first()).toBeVisible()
  await expect(page.getByText(/Nicht verstanden: .*…“\./)).toBeVisible()
})

test.describe('a page in another language', () => {
  test.use({ isFresh: true })

  test('reads and proposes words of its language beside German ones', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    const words = wordSearch(page, englishWordSearch)
    await page.goto('/#/home')
    await words.field.fill('VW Golf petrol less than 100,000 km mit AHK')
    await expect(words.chips).toHaveText(['Volkswagen', 'Golf', /up to 100,000/, 'Petrol', 'Tow bar'])
    await expect(words.option(/ km mit AHK (manual|automatic) \d+$/)).toBeVisible()
    await words.field.press('Enter')
    await expect(page).toHaveURL(/kraftstoffart=benzin/)
    await expect(page).toHaveURL(/km_stand_to=100000/)
  })
})
