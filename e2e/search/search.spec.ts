import { expect, expectAccessible, expectFits, tabTo, test } from '../fixtures.ts'
import { numberIn, quickSearch, results } from '../pages/search.ts'
import { patient } from '../standing.ts'

test('a visitor narrows the search, opens a car and returns to the same position', {
  tag: '@both-widths',
}, async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await expect(search.submit).toBeEnabled()
  const all = numberIn(await search.submit.textContent())

  await search.maker.selectOption('Volkswagen')
  await search.range('Kilometerstand').click()
  await search.kilometerTo.selectOption('100000')
  await expect
    .poll(async () => numberIn(await search.submit.textContent()), { message: 'the form updates the count' })
    .toBeLessThan(all)
  await expect(search.submit).toBeEnabled()
  const narrowed = numberIn(await search.submit.textContent())
  await search.submit.click()

  const list = results(page)
  await expect(list.heading).toBeVisible()
  expect(numberIn(await list.found.textContent())).toBe(narrowed)
  await expect(list.cards).toHaveCount(24)
  await list.more.click()
  await expect(list.cards).toHaveCount(48)

  const last = list.links.nth(40)
  const name = await last.textContent()
  const gwNumbers = await list.cards.allTextContents()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page).toHaveURL(/#\/cardetailsview\/\d+\/Volkswagen\/[^/]+\/vname\/searchResults$/)
  await page.goBack()

  await expect(list.cards).toHaveCount(48)
  await expect.poll(() => list.cards.allTextContents()).toEqual(gwNumbers)
  await expect(list.links.nth(40)).toHaveText(name ?? '')
  await expect(list.links.nth(40)).toBeInViewport()
})

test('a result list is kept after a reload and can be sent as a link', async ({ page, context }) => {
  await page.goto('/#/searchresults?maker=BMW&price_to=20000&transporter=false&sort=preis%2Casc&pages=2')
  const list = results(page)
  await expect(list.cards).toHaveCount(48)
  const shown = await list.cards.allTextContents()
  await page.reload()
  await expect(list.cards).toHaveCount(48)
  await expect.poll(() => list.cards.allTextContents()).toEqual(shown)

  const other = patient(await context.newPage())
  await other.goto(page.url())
  await expect(results(other).cards).toHaveCount(48)
  await expect.poll(() => results(other).cards.allTextContents()).toEqual(shown)
})

test('a filter can be removed and the list sorted by price', { tag: '@both-widths' }, async ({ page }) => {
  await page.goto('/#/searchresults?maker=Audi&km_stand_to=50000&transporter=false')
  const list = results(page)
  await expect(list.filters).toHaveText(['PKW', 'Audi', /^bis 50\.000\skm$/])
  const narrow = numberIn(await list.found.textContent())

  await list.removeFilter('Audi').click()
  await expect(list.filters).toHaveCount(2)
  await expect.poll(async () => numberIn(await list.found.textContent())).toBeGreaterThan(narrow)
  await expect(list.heading).toBeFocused()

  await list.sort.selectOption('Preis absteigend')
  await expect(page).toHaveURL(/sort=preis%2Cdesc/)
  const prices = async () => (await list.prices.allTextContents()).map(numberIn)
  const isDescending = (numbers: number[]) =>
    numbers.length > 0 && numbers.every((price, place) => place === 0 || price <= (numbers[place - 1] ?? 0))
  await expect.poll(async () => isDescending(await prices())).toBe(true)
})

test('the chosen order is shown while its cars are being loaded', async ({ page }) => {
  await page.goto('/#/searchresults?maker=Volkswagen')
  const { sort } = results(page)
  await expect(sort).toBeVisible()
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/sort=preis%2Cdesc/, async (route) => {
    await sent
    await route.continue()
  })
  const request = page.waitForRequest(/sort=preis%2Cdesc/)
  await sort.selectOption('Preis absteigend')
  await request
  await expect(sort).toHaveValue('preis,desc')
  await expect(page).not.toHaveURL(/preis/)
  send()
  await expect(page).toHaveURL(/sort=preis%2Cdesc/)
  await expect(sort).toHaveValue('preis,desc')
})

test('the form of the home page restores the last search', async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await search.chooseVehicle('Transporter')
  await expect(search.vehicle('Transporter')).toBeChecked()
  await expect(search.model).toBeDisabled()
  await search.maker.selectOption('Volkswagen')
  await expect(search.model).toBeEnabled()
  await search.range('Preis').click()
  await search.priceTo.selectOption('50000')
  await search.submit.click()
  await expect(results(page).heading).toBeVisible()

  await search.open()
  await expect(search.vehicle('Transporter')).toBeChecked()
  await expect(search.maker).toHaveValue('Volkswagen')
  await expect(search.priceTo).toHaveValue('50000')

  await search.chooseVehicle('PKW')
  await expect(search.maker).toHaveValue('')
  await expect(search.model).toBeDisabled()
})

test('a known GW number opens its car directly', async ({ page }) => {
  await page.goto('/#/searchresults?transporter=false')
  const list = results(page)
  const gw = (await list.cards.first().textContent())?.match(/GW-Nr\. (\d{6})/)?.[1] ?? ''

  const search = quickSearch(page)
  await search.open()
  await search.gwNumber.fill(`${gw.slice(0, 2)}.${gw.slice(2)}x`)
  await expect(search.gwNumber).toHaveValue(gw)
  await expect(search.maker).toBeDisabled()
  await expect(search.submit).toHaveText('1 Ergebnisse')
  await search.submit.click()
  await expect(page).toHaveURL(/#\/cardetailsview\/\d+\/.+\/vname\/searchResults$/)
})

test('an unknown or short GW number is explained', async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await search.gwNumber.fill('123')
  await search.gwNumber.blur()
  await expect(page.getByText('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')).toBeVisible()

  await search.gwNumber.fill('000001')
  await expect(page.getByRole('alert')).toContainText(
    'Es konnte kein Fahrzeug mit der von Ihnen eingegebenen GW-Nummer gefunden werden.',
  )
  await expect(search.submit).toHaveText('0 Ergebnis')
  await expect(search.submit).toBeDisabled()

  const recount = page.waitForRequest((request) => request.url().includes('/search/with/count'))
  await search.gwNumber.fill('00000')
  await recount
  await expect(search.maker).toBeEnabled()
  await expect(search.submit).toBeEnabled()
})

test('a search without results reports it and offers another search', async ({ page }) => {
  await page.goto('/#/searchresults?maker=Volkswagen&price_to=0')
  await expect(
    page.getByRole('heading', { name: 'Für Ihre Suchkriterien konnten wir leider keine Fahrzeuge finden.' }),
  ).toBeVisible()
  await expect(results(page).sort).toBeHidden()
  await expect(page.getByRole('link', { name: 'Findebenachrichtigung erstellen' })).toBeVisible()
  await expectAccessible(page)
})

test('the newest cars expand to fifty and collapse to six', async ({ page }) => {
  await page.goto('/#/home')
  const list = results(page)
  await expect(list.cards).toHaveCount(6)
  await list.more.click()
  await expect(list.cards).toHaveCount(50)
  await page.getByRole('button', { name: 'weniger anzeigen' }).click()
  await expect(list.cards).toHaveCount(6)
  await list.links.first().click()
  await expect(page).toHaveURL(/\/vname\/newCars$/)
})

test('the cars of one maker have an address of their own', async ({ page }) => {
  await page.goto('/#/searchresults/promotion/Opel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeuge von Opel')
  const { links } = results(page)
  await expect(links).toHaveCount(24)
  for (const name of await links.allTextContents()) expect(name).toMatch(/^Opel\b/)
})

test('the search works with the keyboard alone', async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await expect(search.submit).toBeEnabled()
  await tabTo(page, 'Zum Inhalt springen', 'link')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Preis /, 'button')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Preis von', 'combobox')
  await page.keyboard.press('ArrowDown')
  await expect(search.priceFrom).toHaveValue('5000')
  await expect(search.submit).toBeEnabled()
  await tabTo(page, /Ergebnisse/, 'button')
  await page.keyboard.press('Enter')

  const list = results(page)
  await expect(list.cards).toHaveCount(24)
  await tabTo(page, 'mehr anzeigen', 'button')
  await page.keyboard.press('Enter')
  await expect(list.cards).toHaveCount(48)
  await expect(list.links.nth(24)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/cardetailsview\//)
})

test('home and results have no accessibility violation', async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await expect(results(page).cards).toHaveCount(6)
  await expect(search.submit).toBeEnabled()
  await expectAccessible(page)

  await search.gwNumber.fill('000002')
  await expect(page.getByRole('alert')).toContainText('Es konnte kein Fahrzeug')
  await expectAccessible(page)

  await page.goto('/#/searchresults?maker=Audi&transporter=false')
  await expect(results(page).cards).toHaveCount(24)
  await expectAccessible(page)
})

test('the chosen bounds of the quick search are not truncated', { tag: '@both-widths' }, async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await expect(search.submit).toBeEnabled()
  for (const range of ['Kilometerstand', 'Preis']) {
    await search.range(range).click()
    for (const side of ['von', 'bis']) {
      const list = page.getByLabel(`${range} ${side}`)
      await list.selectOption({ index: side === 'von' ? 1 : (await list.locator('option').count()) - 1 })
      const [shown, needed] = await list.evaluate((select: HTMLSelectElement) => {
        const width = select.offsetWidth
        select.style.justifySelf = 'start'
        select.style.width = 'max-content'
        return [width, select.offsetWidth]
      })
      expect(needed, `${range} ${side}`).toBeLessThanOrEqual(shown ?? 0)
      await list.evaluate((select) => select.removeAttribute('style'))
    }
    await page.keyboard.press('Escape')
    await expect(search.range(range)).toHaveText(
      range === 'Preis' ? /^5\.000–100\.000\s€$/ : /^0–300\.000\skm$/,
    )
  }
  await expectFits(page)
  await expect(page.getByLabel('Kilometerstand bis').locator('option:checked')).toHaveText(/^300\.000\skm$/)
})

test('the quick search offers no bound beyond the opposite one', async ({ page }) => {
  const search = quickSearch(page)
  await search.open()
  await search.range('Kilometerstand').click()
  await search.kilometerTo.selectOption('50000')
  const lower = page.getByLabel('Kilometerstand von').locator('option')
  await expect(lower.last()).toHaveText(/^50\.000\skm$/)
  await expect(search.submit).toBeEnabled()
})

test('an address with reversed bounds is corrected with a message', async ({ page }) => {
  await page.goto('/#/searchresults?km_stand_from=50000&km_stand_to=10000&transporter=false')
  const list = results(page)
  await expect(page.getByText('„Von“ war größer als „Bis“.')).toBeVisible()
  await expect(list.filters).toHaveText(['PKW', /^10\.000\skm bis 50\.000\skm$/])
  await expect(list.cards.first()).toBeVisible()
  await list.removeFilter('PKW').click()
  await expect(page.getByText('„Von“ war größer als „Bis“.')).toBeHidden()
})
