import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { carAnswering, carDetail, carWhere, hasFile } from '../pages/car-details.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

const soldText = 'Das Fahrzeug wurde leider bereits verkauft und steht nicht mehr zur Verfügung.'
const unknownText = 'Das Fahrzeug könnte nicht gefunden werden.'

test.describe('the vehicle page', () => {
  test('opens from the results and returns to the same list', async ({ page }) => {
    const detail = carDetail(page)
    await page.goto('/#/searchresults?transporter=false&maker=Audi&sort=preis%2Cdesc')
    const third = page.getByRole('article').nth(2).getByRole('link')
    const name = (await third.textContent()) ?? ''
    await third.click()
    await expect(page).toHaveURL(/cardetailsview\/\d+\/Audi\/.*\/vname\/searchResults/)
    await expect(page).toHaveTitle(new RegExp(`^${name.trim()}`))
    await expect(detail.gallery).toBeVisible()
    await detail.back.click()
    await expect(page).toHaveURL(/searchresults\?.*maker=Audi/)
    await expect(page.getByRole('article').nth(2).getByRole('link')).toHaveText(name)
  })

  test('keeps price and enquiry in sight, and a phone shows the picture first and as wide as the screen', {
    tag: '@both-widths',
  }, async ({ page, isMobile, viewport }) => {
    const detail = carDetail(page)
    await page.goto(detail.pathOf(await carWhere(page, () => true)))
    const bar = page.getByRole('region', { name: /Preis und Anfrage$/ })
    await expect(detail.gallery).toBeVisible()
    const [picture, heading] = await Promise.all([detail.gallery.boundingBox(), detail.heading.boundingBox()])
    if (isMobile) {
      expect(picture?.width).toBe(viewport?.width)
      expect(picture?.y).toBeLessThan(heading?.y ?? 0)
    }
    await page.getByText('Sonderausstattung').scrollIntoViewIfNeeded()
    await expect(bar).toContainText('€')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Anfrage senden' })).toBeInViewport({ ratio: 1 })
    if (isMobile) return
    for (const [name, id] of [
      ['Fakten', 'fakten'],
      ['Ausstattung', 'ausstattung'],
    ] as const) {
      await bar.getByRole('button', { name, exact: true }).click()
      const section = page.locator(`#${id}`)
      await expect(section).toBeInViewport()
      // The bar does not cover the beginning of the section.
      const bottom = async () => (await bar.boundingBox().then((box) => box && box.y + box.height)) ?? 0
      await expect
        .poll(async () => ((await section.boundingBox())?.y ?? 0) - (await bottom()))
        .toBeGreaterThanOrEqual(0)
    }
  })

  test('goes to the next and the previous car of the result', async ({ page }) => {
    const detail = carDetail(page)
    await page.goto('/#/searchresults?transporter=false&maker=Audi')
    const list = page.getByRole('article').getByRole('link')
    const second = await list.nth(1).getAttribute('href')
    const third = await list.nth(2).getAttribute('href')
    await list.nth(1).click()
    const next = page.getByRole('link', { name: /^Nächstes Fahrzeug/ })
    const previous = page.getByRole('link', { name: /^Vorheriges Fahrzeug/ })
    await expect(next).toHaveAttribute('href', third ?? '')
    await next.click()
    await expect(previous).toHaveAttribute('href', second ?? '')
    await previous.click()
    await expect(next).toHaveAttribute('href', third ?? '')
    await detail.back.click()
    await expect(page).toHaveURL(/searchresults\?.*maker=Audi/)
  })

  test('shows its pictures by buttons, thumbnails, arrow keys and in full size', {
    tag: '@both-widths',
  }, async ({ page }) => {
    const detail = carDetail(page)
    const car = await carWhere(page, ({ mvpcarstockimages }) => mvpcarstockimages.length >= 5)
    await page.goto(detail.pathOf(car))
    await expect(detail.counter).toHaveText('Bild 1 / 5')
    await detail.next.click()
    await expect(detail.counter).toHaveText('Bild 2 / 5')
    await detail.previous.press('ArrowRight')
    await expect(detail.counter).toHaveText('Bild 3 / 5')
    await detail.thumb(5).click()
    await expect(detail.counter).toHaveText('Bild 5 / 5')
    await expect(detail.thumb(5)).toHaveAttribute('aria-current', 'true')
    await detail.gallery.getByRole('button', { name: /groß anzeigen$/ }).click()
    const large = page.getByRole('dialog', { name: 'Bild 5 von 5' })
    await expect(large.getByRole('img')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('dialog', { name: 'Bild 4 von 5' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(detail.counter).toHaveText('Bild 4 / 5')
  })

  test('prints with picture, facts and price, without interactive elements', async ({ page }) => {
    const detail = carDetail(page)
    const car = await carWhere(page, ({ mvpcarstockimages }) => mvpcarstockimages.length >= 2)
    await page.goto(detail.pathOf(car))
    const clickable = [detail.back, detail.enquiry, detail.thumb(1), page.getByRole('contentinfo')]
    for (const control of clickable) await expect(control).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const control of clickable) await expect(control).toBeHidden()
    await expect(detail.heading).toBeVisible()
    await expect(detail.gallery.getByRole('img').first()).toBeVisible()
    await expect(detail.price.getByText('Preis', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(car.gwnummer)).toBeVisible()
  })

  test('a visitor sees facts, price note, legend and phone, but no dealer data', async ({ page }) => {
    const detail = carDetail(page)
    const car = await carWhere(page, () => true)
    await page.goto(detail.pathOf(car))
    await expect(page.getByText('Erstzulassung').first()).toBeVisible()
    await expect(detail.price).toContainText(/Preis[\d.]+,\d\d\s€/)
    await expect(detail.fact('Schadstoffklasse')).toHaveText(/^(Euro \d|-)$/)
    await expect(page.getByText(/^(inkl\. MwSt\.|differenzbesteuert nach § 25a UStG)$/)).toBeVisible()
    await expect(
      page.getByText('Das Angebot ist freibleibend. Irrtum und Zwischenverkauf vorbehalten.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Telefon/ })).toHaveAttribute(
      'href',
      /^tel:\+/,
    )
    await expect(detail.dealerBlock).toHaveCount(0)
    await expect(detail.fact('FIN')).toHaveCount(0)
    await expect(page.getByText('Händlerpreis')).toHaveCount(0)
    await expect(detail.dealerReport).toHaveCount(0)
    for (const title of ['Fahrzeugdetails', 'Serienausstattung', 'Sonderausstattung']) {
      const section = detail.section(title)
      const wasOpen = (await section.getAttribute('open')) !== null
      await section.locator('summary').click()
      await expect(section).toHaveJSProperty('open', !wasOpen)
    }
  })

  test('the enquiry dialog opens with the focus inside, and the appointment button explains why it is disabled', {
    tag: '@both-widths',
  }, async ({ page }) => {
    const detail = carDetail(page)
    await page.goto(detail.pathOf(await carWhere(page, () => true)))
    await detail.enquiry.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await tabTo(page, 'Termin vereinbaren', 'button')
    await expect(detail.appointment).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('tooltip')).toHaveText(
      'Aus technischen Gründen sind Termine derzeit nur telefonisch möglich.',
    )
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  })

  test('a consumer sees the notice of the legal guarantee, also on paper, and a dealer does not', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const detail = carDetail(page)
    const path = detail.pathOf(await carWhere(page, () => true))
    const notice = page.getByRole('region', { name: 'Ihre gesetzliche Gewährleistung' })
    await page.goto(path)
    await expect(notice).toContainText('mindestens zwei Jahre ab der Übergabe')
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeVisible()
    await page.emulateMedia({ media: null })
    await signInAs('dealer')
    await page.goto(path)
    await expect(detail.dealerBlock).toBeVisible()
    await expect(notice).toBeHidden()
  })

  test('the enquiry links the data sheet of the maker', { tag: '@both-widths' }, async ({ page }) => {
    const detail = carDetail(page)
    const link = page.getByRole('dialog').getByRole('link', { name: 'Datenblatt von Opel' })
    await page.goto(detail.pathOf(await carWhere(page, ({ hersteller }) => hersteller === 'Opel')))
    await detail.enquiry.click()
    await expect(link).toHaveAttribute('href', 'https://www.autoexpo.example/datenblatt/opel')
    await expectAccessible(page)
  })

  test('copies the GW number', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const detail = carDetail(page)
    const car = await carWhere(page, () => true)
    await page.goto(detail.pathOf(car))
    await page.getByRole('button', { name: `GW-Nummer ${car.gwnummer} kopieren` }).click()
    await expect(page.getByText('GW-Nummer kopiert.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(car.gwnummer)
  })

  test('offers the consumer report and reports a failed download', async ({ page, context }) => {
    const detail = carDetail(page)
    const car = await carWhere(page, hasFile('VERKAUFSEXPERTISE'))
    expect(car.kilometerstandbis).toBeLessThanOrEqual(170_000)
    await page.goto(detail.pathOf(car))
    const fetched = page.waitForEvent('download')
    await detail.consumerReport.click()
    expect((await fetched).suggestedFilename()).toContain(car.gwnummer)
    await context.setOffline(true)
    await detail.consumerReport.click()
    await expect(
      page.getByText(
        'Beim Öffnen des Dokuments ist ein Fehler aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
      ),
    ).toBeVisible()
    await expect(detail.consumerReport).toBeEnabled()
  })

  test('a dealer sees dealer price, FIN, taxation and days in stock, and downloads the dealer report', async ({
    page,
    signInAs,
  }) => {
    const detail = carDetail(page)
    await signInAs('dealer')
    await page.goto(detail.pathOf(await carWhere(page, hasFile('GUTACHTEN_LIGHT'))))
    await expect(detail.dealerBlock).toBeVisible()
    await expect(detail.price).toContainText(/Händlerpreis \(brutto\)[\d.]+,\d\d\s€/)
    await expect(detail.fact('Standtage')).toHaveText(/Tage?$/)
    await expect(detail.fact('FIN')).not.toHaveText('')
    for (const label of ['Vorbesitzer', 'Unfallfahrzeug', 'Anzahl Schlüssel', 'Standort'])
      await expect(detail.fact(label)).toHaveCount(1)
    await expect(
      page.getByText(/^(MwSt\. nicht ausweisbar \(§ 25a UStG\)|netto .* € zzgl\. MwSt\.)$/),
    ).toBeVisible()
    const fetched = page.waitForEvent('download')
    await detail.dealerReport.click()
    expect((await fetched).suggestedFilename()).toMatch(/\.pdf$/)
    await expectAccessible(page)
  })

  test('a sold car is reported as sold and shows similar ones', { tag: '@both-widths' }, async ({ page }) => {
    const id = await carAnswering(page, 'car-sold')
    await page.goto(`/#/cardetailsview/${id}/Audi/A4/vname/newCars`)
    await expect(page.getByRole('alert').getByText(soldText)).toBeVisible()
    await expect(carDetail(page).enquiry).toBeDisabled()
    await expectAccessible(page)
    const similar = page.getByRole('region', { name: 'Ähnliche Fahrzeuge' })
    await similar.getByRole('link').first().click()
    await expect(carDetail(page).gallery).toBeVisible()
  })

  test('a car delivered without a price is reported as not found, not as sold', async ({ page }) => {
    const [gwnummer] = numbersOutsideTheStock()
    const car = { gwnummer, hersteller: 'Daewoo', modellgruppe: 'Lanos' }
    const unpriced = { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 }
    await deliver({ ...car, ...unpriced })
    const reply = await page.goto(`/fahrzeug/${gwnummer}`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByText(soldText)).toHaveCount(0)
  })

  test('an unknown or invalid id reports that the car was not found', async ({ page }) => {
    for (const id of ['99999999', 'kein-fahrzeug']) {
      await page.goto(`/#/cardetailsview/${id}/Audi/A4/vname/anything`)
      await expect(page.getByRole('alert').getByText(unknownText)).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('a car that fails to load leaves the view empty, and is loaded when the connection is back or on retry', async ({
    page,
    context,
  }) => {
    const detail = carDetail(page)
    const car = await carWhere(page, () => true)
    await page.goto('/#/cardetailsview/99999999/Audi/A4/vname/searchResults')
    await expect(page.getByText(unknownText)).toBeVisible()
    const failure = page.getByText('Das Fahrzeug konnte nicht geladen werden.')
    await context.setOffline(true)
    await page.evaluate((hash) => window.location.assign(hash), detail.pathOf(car).slice(1))
    await expect(failure).toBeVisible()
    await expect(detail.gallery).toHaveCount(0)
    await context.setOffline(false)
    await expect(detail.gallery).toBeVisible()

    const calls = '**/mvp/api/mvp-car-stocks/**'
    await page.route(calls, (route) => route.abort())
    await page.reload()
    await expect(failure).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(detail.gallery).toBeVisible()
  })

  test('has no accessibility violations', async ({ page }) => {
    const detail = carDetail(page)
    await page.goto(detail.pathOf(await carWhere(page, hasFile('VERKAUFSEXPERTISE'))))
    await expect(detail.gallery).toBeVisible()
    await expectAccessible(page)
  })
})
