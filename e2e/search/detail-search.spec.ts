import type { Page, Request } from '@playwright/test'
import { vanBodyTypes } from '@portal/domain/vehicles/attributes/body'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { detailSearch } from '../pages/detail-search.ts'

/** The count in the accessible description of a checkbox. */
async function countBeside(page: Page, name: string, group?: string) {
  const form = detailSearch(page)
  const option = group ? form.inGroup(group, name) : form.option(name)
  // While counts are loading, the previous ones are shown.
  await expect(form.results).toBeEnabled()
  await expect(option).toHaveAccessibleDescription(/\d/)
  const id = await option.getAttribute('aria-describedby')
  return Number((await page.locator(`[id="${id}"]`).textContent())?.replace(/\D/g, ''))
}

/** The count in the text of an option: 1234 in '80.000 km (1.234)'. */
async function countInOption(page: Page, select: string, value: string) {
  const form = detailSearch(page)
  const option = form.select(select).locator(`option[value="${value}"]`)
  await expect(form.results).toBeEnabled()
  await expect(option).toHaveText(/\(\d/)
  return Number(/\(([\d.]+)\)$/.exec((await option.textContent()) ?? '')?.[1]?.replaceAll('.', ''))
}

const bodyOf = (request: Request): Record<string, unknown> => request.postDataJSON()

test.describe('the detailed search', () => {
  test('the count beside an option is the total after choosing it', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    await expect(form.results).toBeEnabled()
    for (const name of [
      'Diesel',
      'Kombi',
      'Automatik',
      'Navigation',
      'Klimaautomatik',
      'Euro 5',
      'Schwarz',
    ]) {
      const announced = await countBeside(page, name)
      await form.option(name).check()
      await expect(form.results).toHaveText(
        new RegExp(`^\\s*${announced.toLocaleString('de-DE')}\\s*Ergebnis`),
      )
    }
  })

  test('the count in an option of a list is the total after choosing it', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    const choices = [
      ['Hersteller', 'Volkswagen'],
      ['Erstzulassung von', '2012'],
      ['Kilometerstand bis', '150000'],
      ['Preis bis', '20000'],
      ['Sitze von', '5'],
      ['Türen', '4/5'],
      ['Leistung (kW) von', '55'],
    ] as const
    for (const [select, value] of choices) {
      const announced = await countInOption(page, select, value)
      await form.select(select).selectOption(value)
      await expect(form.results).toHaveText(
        new RegExp(`^\\s*${announced.toLocaleString('de-DE')}\\s*Ergebnis`),
      )
    }
  })

  test('opens the same number of results and restores the choices on return', async ({ page }) => {
    const form = detailSearch(page)
    await page.goto('/#/home')
    await page.getByRole('button', { name: 'Detailsuche' }).click()
    await expect(form.heading).toBeVisible()
    await form.select('Hersteller').selectOption('Volkswagen')
    await form.select('Modellreihe').selectOption('Golf')
    await form.option('Diesel').check()
    await form.select('Kilometerstand bis').selectOption('200000')
    await expect(form.results).toBeEnabled()
    const total = await form.total()

    const sent = page.waitForRequest((request) => request.url().includes('/detailsearch/with'))
    await form.results.click()
    expect(bodyOf(await sent)).toMatchObject({
      maker: 'Volkswagen',
      car_model: 'Golf',
      kraftstoffart: ['diesel'],
      km_stand_to: 200_000,
      km_stand_from: 'any',
      price_to: 1_000_000,
      leistung_to: 1000,
      transporter: false,
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
    await expect(page.locator('.results .count').first()).toHaveText(total.toLocaleString('de-DE'))

    await page.getByRole('link', { name: 'Suche ändern' }).first().click()
    await expect(form.select('Hersteller')).toHaveValue('Volkswagen')
    await expect(form.select('Modellreihe')).toHaveValue('Golf')
    await expect(form.option('Diesel')).toBeChecked()
    await expect(form.select('Kilometerstand bis')).toHaveValue('200000')
  })

  test('beliebig and the other options of a group exclude each other', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    await expect(form.option('Beliebig')).toBeChecked()
    await form.option('Kombi').check()
    await expect(form.option('Beliebig')).not.toBeChecked()
    await form.option('Beliebig').check()
    await expect(form.option('Kombi')).not.toBeChecked()
    const any = form.inGroup('Umwelt', 'beliebig')
    await form.option('Euro 6').check()
    await expect(any).not.toBeChecked()
    await form.option('Euro 5').check()
    await expect(form.option('Euro 6')).not.toBeChecked()
    await any.check()
    await expect(form.option('Euro 5')).not.toBeChecked()
  })

  test('choices made before anything is drawn are all searched', async ({ page }) => {
    await page.goto('/#/detailsearch')
    await expect(page.getByRole('checkbox', { name: 'Kombi', exact: true })).toBeVisible()
    await page.evaluate(() => {
      for (const value of ['KOMBI', 'diesel', 'benzin'])
        document.querySelector<HTMLElement>(`.dsearch input[value="${value}"]`)?.click()
      document.querySelector<HTMLFormElement>('.dsearch')?.requestSubmit()
    })
    await expect(page).toHaveURL(
      /searchresults.*fahrzeugtyp=KOMBI.*kraftstoffart=benzin&kraftstoffart=diesel/,
    )
  })

  test('a bound offers only values that the opposite bound permits', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    await form.select('Kilometerstand von').selectOption('50000')
    const numbers = async (select: string) => (await form.values(select)).map(Number)
    await expect.poll(async () => Math.min(...(await numbers('Kilometerstand bis')))).toBe(50_000)
    await form.select('Kilometerstand bis').selectOption('100000')
    await expect.poll(async () => Math.max(...(await numbers('Kilometerstand von')))).toBe(100_000)
  })

  test('a bound that the list does not offer can be typed as a number', { tag: '@both-widths' }, async ({
    page,
  }) => {
    const form = detailSearch(page)
    await form.open()
    const mileage = page.getByRole('group', { name: 'Kilometerstand', exact: true })
    await mileage.getByText('Eigene Werte').click()
    const [least, most] = [mileage.getByLabel('Mindestens (km)'), mileage.getByLabel('Höchstens (km)')]

    await most.fill('viel')
    await most.press('Enter')
    await expect(mileage.getByText('Bitte eine ganze Zahl eingeben, zum Beispiel 12.500.')).toBeVisible()
    await most.fill('87.500')
    await most.press('Enter')
    await expect(form.select('Kilometerstand bis')).toHaveValue('87500')
    await expect.poll(() => new URL(page.url()).hash).toContain('km_stand_to=87500')
    await expect(form.results).toBeEnabled()
    const total = await form.total()
    expect(total).toBeGreaterThan(0)

    await least.fill('120000')
    await least.press('Tab')
    await expect(form.select('Kilometerstand von')).toHaveValue('87500')
    await expect(form.select('Kilometerstand bis')).toHaveValue('120000')
    await most.fill('')
    await most.press('Enter')
    await least.fill('')
    await least.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).not.toContain('km_stand')
  })

  test('the unit of power changes the lists and the parameter names', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    await expect.poll(() => form.values('Leistung (kW) von')).toHaveLength(14)
    await expect.poll(() => form.values('Leistung (kW) bis')).toHaveLength(15)
    await form.select('Leistung (kW) von').selectOption('55')
    await page.getByText('PS', { exact: true }).click()
    await expect(form.select('Leistung (PS) von')).toHaveValue('75')
    const sent = page.waitForRequest((request) => request.url().includes('/detailsearch/with'))
    await form.results.click()
    const body = bodyOf(await sent)
    expect(body).toMatchObject({ psvon: 75, psbis: 1000 })
    expect(body).not.toHaveProperty('leistung_from')
  })

  test('the unit of power is sent and stored without a bound', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    await page.getByText('PS', { exact: true }).click()
    await expect(form.select('Leistung (PS) von')).toHaveValue('')
    const sent = page.waitForRequest((request) => request.url().includes('/detailsearch/with'))
    await form.results.click()
    const body = bodyOf(await sent)
    expect(body).toMatchObject({ psvon: 'any', psbis: 1000 })
    expect(body).not.toHaveProperty('leistung_to')
    await page.getByRole('link', { name: 'Suche ändern' }).first().click()
    await expect(form.select('Leistung (PS) von')).toBeVisible()
  })

  test('vans have their own body types, weights, doors, prices and equipment', async ({ page }) => {
    const form = detailSearch(page)
    await form.open('?transporter=false&maker=Audi&fahrzeugtyp=KOMBI')
    await form.vehicle('Transporter').click()
    await expect(form.select('Hersteller')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Karosserie' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Außenfarbe' })).toHaveCount(0)
    await expect.poll(() => form.values('Aufbauart')).toEqual(vanBodyTypes.map(({ value }) => value))
    const weights = ['1000', '1500', '3500', '5000', '7000']
    await expect.poll(() => form.values('Zulässiges Gesamtgewicht von')).toEqual(weights)
    const prices = ['5000', '10000', '15000', '20000', '25000', '30000', '35000', '50000']
    await expect.poll(() => form.values('Preis von')).toEqual(prices)
    await expect(page.locator('input[name="slidingDoor"]')).toHaveCount(4)
    await expect(page.locator('input[name="equipmentOptions"]')).toHaveCount(20)
    const announced = await countBeside(page, 'Diesel')
    await form.option('Diesel').check()
    await expect(form.results).toHaveText(new RegExp(`^\\s*${announced.toLocaleString('de-DE')}\\s*Ergebnis`))
    await expectAccessible(page)
  })

  test('an option without matches shows a count of 0 and can be chosen', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    expect(await countBeside(page, 'Wasserstoff')).toBe(0)
    await form.option('Wasserstoff').check()
    await expect(form.results).toHaveText(/^\s*0\s*Ergebnis\s*$/)
    await form.results.click()
    await expect(
      page.getByText('Für Ihre Suchkriterien konnten wir leider keine Fahrzeuge finden.'),
    ).toBeVisible()
  })

  test('every change and the reset update the address, and changes are stored', async ({ page }) => {
    const form = detailSearch(page)
    await page.goto('/#/searchresults?transporter=false')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await form.open('?transporter=false&maker=Audi')
    await form.option('Kombi').check()
    await expect(page).toHaveURL(/maker=Audi.*fahrzeugtyp=KOMBI/)
    const stored = await page.evaluate(() => ({
      search: JSON.parse(localStorage.getItem('portal.search') ?? 'null'),
      results: localStorage.getItem('portal.results'),
    }))
    expect(stored.search).toMatchObject({ searchType: 'detailed', vehicleType: 'pkw' })
    expect(stored.results).toBeNull()

    await page.reload()
    await expect(form.option('Kombi')).toBeChecked()
    await expect(form.select('Hersteller')).toHaveValue('Audi')
    await form.reset.click()
    await expect(form.option('Kombi')).not.toBeChecked()
    await expect(form.select('Hersteller')).toHaveValue('')
    await expect(page).toHaveURL(/#\/detailsearch\?transporter=false/)
  })

  test('can be used with the keyboard alone', async ({ page }) => {
    const form = detailSearch(page)
    await form.open()
    await expect(form.results).toBeEnabled()
    await tabTo(page, 'Kombi', 'checkbox')
    await page.keyboard.press('Space')
    await expect(form.option('Kombi')).toBeChecked()
    await tabTo(page, 'Diesel', 'checkbox')
    await page.keyboard.press('Space')
    // Counting begins after the mark of the option is drawn; until it ends the button is disabled.
    await expect(page.getByRole('button', { name: 'Filter Diesel entfernen' })).toBeVisible()
    await expect(form.results).toBeEnabled()
    await form.results.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
  })

  test('the results button stays in view while the form scrolls', { tag: '@both-widths' }, async ({
    page,
  }) => {
    const form = detailSearch(page)
    await form.open()
    await expect(form.results).toBeEnabled()
    await form.option('Tempomat').scrollIntoViewIfNeeded()
    await expect(form.results).toBeInViewport({ ratio: 1 })
    await form.option('Tempomat').check()
    await expect(form.option('Tempomat')).toBeChecked()
  })

  test('has no accessibility violations', async ({ page }) => {
    const form = detailSearch(page)
    await form.open('?transporter=false&maker=Audi&fahrzeugtyp=KOMBI&navigation=true')
    await expect(form.results).toBeEnabled()
    await expectAccessible(page)
  })

  test('a dealer can filter by taxation, a visitor cannot', async ({ page, signInAs }) => {
    const form = detailSearch(page)
    await form.open()
    await expect(form.results).toBeEnabled()
    await expect(form.select('Besteuerung')).toHaveCount(0)

    await signInAs('dealer')
    await form.open()
    await form.select('Besteuerung').selectOption('REGEL')
    await expect(page).toHaveURL(/mwst=REGEL/)
    const query = 'transporter=false&mwst=REGEL'
    const count = await (await page.request.get(`/mvp/api/mvp-car-stocks/search/with/count?${query}`)).json()
    await expect.poll(form.total).toBe(count)
  })

  test('a dealer can search for at least two keys, a visitor cannot', async ({ page, signInAs }) => {
    const form = detailSearch(page)
    const count = async (query: string): Promise<number> =>
      (await page.request.get(`/mvp/api/mvp-car-stocks/search/with/count?transporter=false${query}`)).json()
    await form.open()
    await expect(form.results).toBeEnabled()
    await expect(form.select('Schlüssel mindestens')).toHaveCount(0)
    expect(await count('&keysfrom=2')).toBe(await count(''))

    await signInAs('dealer')
    await form.open()
    const announced = await countInOption(page, 'Schlüssel mindestens', '2')
    await form.select('Schlüssel mindestens').selectOption('2')
    await expect(page).toHaveURL(/keysfrom=2/)
    await expect.poll(form.total).toBe(announced)
    expect(announced).toBe(await count('&keysfrom=2'))
    expect(announced).toBeLessThan(await count(''))
    await form.chip('mindestens 2 Schlüssel').click()
    await expect(page).not.toHaveURL(/keysfrom/)
  })

  test('a dealer finds vehicles by their recorded condition, a visitor cannot', async ({
    page,
    signInAs,
  }) => {
    const form = detailSearch(page)
    const count = async (query: string): Promise<number> =>
      (await page.request.get(`/mvp/api/mvp-car-stocks/search/with/count?transporter=false${query}`)).json()
    await form.open()
    await expect(form.results).toBeEnabled()
    await expect(form.select('Reifen mindestens (mm)')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /^Unfallfrei/ })).toHaveCount(0)
    expect(await count('&unfallfrei=true')).toBe(await count(''))

    await signInAs('dealer')
    await form.open()
    await page.getByRole('checkbox', { name: /^Unfallfrei/ }).check()
    await expect(page).toHaveURL(/unfallfrei=true/)
    await expect.poll(form.total).toBe(await count('&unfallfrei=true'))
    const announced = await countInOption(page, 'Reifen mindestens (mm)', '4')
    await form.select('Reifen mindestens (mm)').selectOption('4')
    await expect.poll(form.total).toBe(announced)
    expect(announced).toBe(await count('&unfallfrei=true&tyresfrom=4'))
    expect(announced).toBeLessThan(await count('&unfallfrei=true'))
    await form.chip('Unfallfrei').click()
    await expect(page).not.toHaveURL(/unfallfrei/)
  })

  test("a dealer's search is saved by the portal, a visitor's is not", async ({ page, signInAs }) => {
    const form = detailSearch(page)
    const saved: Request[] = []
    page.on('request', (request) => {
      if (request.url().includes('/mvp-dealer-search')) saved.push(request)
    })
    await form.open('?transporter=false&maker=Audi')
    await form.results.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
    expect(saved).toHaveLength(0)

    await signInAs('dealer')
    await form.open('?transporter=false&maker=Audi&car_model=A4')
    await form.option('Diesel').check()
    const answer = page.waitForResponse((response) => response.url().includes('/mvp-dealer-search'))
    await form.results.click()
    expect((await answer).status()).toBe(201)
    await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
    expect(saved).toHaveLength(1)
    expect(saved.map(bodyOf)).toMatchObject([
      { hersteller: 'Audi', modellgruppe: 'A4', kraftstoffart: ['diesel'], detailsearch: 1 },
    ])
  })
})
