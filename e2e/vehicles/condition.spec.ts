import type { Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { expect, expectAccessible, expectFits, logins, test } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'
import { loginPage } from '../pages/login.ts'
import { aPicture } from '../pictures.ts'
import { signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test.use({ serviceWorkers: 'allow' })

type Released = { condition: { damages: object[] } | null }

/** A car of the demo stock with at least two damages. */
async function damagedCar(page: Page): Promise<StockCar> {
  const cars: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks?size=100')).json()
  for (const car of cars) {
    const answer = await page.request.get(`/mvp/api/mvp-car-stocks/${car.fahrzeugid}/released-condition`)
    const { condition }: Released = await answer.json()
    if (condition && condition.damages.length > 1) return car
  }
  throw new Error('No car of the demo stock has two damages.')
}

/** Delivers a car. @param minderwerte its depreciation in euro @returns its GW number */
async function anAstra(minderwerte?: number) {
  const [gwnummer] = numbersOutsideTheStock()
  await deliver({
    gwnummer,
    hersteller: 'Opel',
    modellgruppe: 'Astra',
    planverkaufspreisprivatkundengeschaeftbrutto: 12_900,
    haendlerpreisbrutto: 11_200,
    ...(minderwerte === undefined ? {} : { minderwerte }),
  })
  return gwnummer
}

test.describe('condition', () => {
  test('a dealer sees the drawing, the same facts as text, and prints them', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const detail = carDetail(page)
    const car = await damagedCar(page)
    await signInAs('dealer')
    await page.goto(detail.pathOf(car))
    const block = detail.section('Zustand')
    const drawing = block.getByRole('img', { name: /^Zeichnung des Fahrzeugs: \d+ Sch(ä|a)den/ })
    await expect(drawing).toBeVisible()
    const damages = block.getByRole('region', { name: 'Schäden' })
    await expect(damages.getByRole('listitem').first()).toContainText('·')
    await expect(detail.fact('Geschätzte Reparaturkosten')).toHaveText(/€$/)
    const paint = block.getByRole('table', { name: 'Lackdicke' })
    await expect(paint.getByRole('row', { name: /^Motorhaube \d+\s?µm/ })).toBeVisible()
    await expect(block.getByRole('region', { name: 'Nutzung und Papiere' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const saved = page.waitForEvent('download')
    await block.getByRole('button', { name: 'Zustand als PDF' }).click()
    expect((await saved).suggestedFilename()).toBe(`zustand-${car.gwnummer}.pdf`)

    const head = block.locator('summary')
    await head.focus()
    await page.keyboard.press('Enter')
    await expect(drawing).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(drawing).toBeVisible()
    await expect(paint).toBeVisible()
  })

  test('a visitor sees only what is released: no amounts, no paint thickness, no papers', {
    tag: '@both-widths',
  }, async ({ page }) => {
    const detail = carDetail(page)
    await page.goto(detail.pathOf(await damagedCar(page)))
    const block = detail.section('Zustand')
    await expect(block.getByRole('region', { name: 'Schäden' })).toBeVisible()
    await expect(block.getByRole('region', { name: 'Reifen' })).toBeVisible()
    await expect(block.getByText('€')).toHaveCount(0)
    await expect(block.getByRole('table')).toHaveCount(0)
    await expect(block.getByRole('region', { name: 'Nutzung und Papiere' })).toHaveCount(0)
    await expect(block.getByText('Geschätzte Reparaturkosten')).toHaveCount(0)
    await expectAccessible(page)
  })

  test.describe('before the question about cookies is answered', () => {
    test.use({ decision: null })

    test('the office opens the page and records a damage offline; it is sent once, and a dealer sees it', {
      tag: '@both-widths',
    }, async ({ page, signInAs, browser }) => {
      await page.goto('/#/home')
      const gwnummer = await anAstra(412.5)
      await signInAs('office')
      await page.goto(`/#/house/vehicles/${gwnummer}/condition`)
      const drawing = page.getByRole('group', { name: /^Zeichnung des Fahrzeugs/ })
      const roof = drawing.getByRole('button', { name: /^Dach/ })
      await expect(roof).toBeVisible()
      await expect(page.getByText('auf diesem Gerät auch ohne Netz aufnehmen')).toBeVisible()
      await page.context().setOffline(true)
      await page.goto('/#/home')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: `${gwnummer} Opel` }).click()
      await expect(roof).toBeVisible()
      await page.reload()
      await expect(roof).toBeVisible()
      await roof.press('Enter')
      const sheet = page.getByRole('region', { name: 'Dach' })
      await expect(sheet.getByRole('heading')).toBeFocused()
      await sheet.getByRole('radio', { name: 'Kratzer' }).check()
      await sheet.getByLabel('Länge (cm)').fill('zwei')
      await sheet.getByRole('button', { name: 'Speichern, nächster' }).click()
      await expect(sheet.getByText('Bitte Zentimeter wie 4 oder 4,5 eingeben.')).toBeVisible()
      await sheet.getByLabel('Länge (cm)').fill('4,5')
      await sheet.getByLabel('Betrag (€, netto)').fill('180')
      await sheet.getByLabel('Lack an dieser Stelle (µm)').fill('264')
      const chooser = page.waitForEvent('filechooser')
      await sheet.getByRole('button', { name: 'Foto aufnehmen' }).click()
      const photo = await aPicture(`${gwnummer} Dach`, { width: 960, height: 720 })
      await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo })
      await expect(sheet.getByText('Neues Foto 1')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await sheet.getByRole('button', { name: 'Speichern, nächster' }).click()
      await expect(page.getByText('1 nicht gesendet')).toBeVisible()
      await expect(roof).toBeFocused()
      const entry = page.getByRole('listitem').filter({ hasText: 'Kratzer, 4,5 cm' })
      await expect(entry).toContainText('nicht gesendet')
      await expectAccessible(page)

      await page.context().setOffline(false)
      await page.reload()
      await expect(entry).toHaveText(/vorhanden\s*180,00\s€\s*1 Foto/, { timeout: 90_000 })
      await expect(page.getByText('1 nicht gesendet')).toBeHidden()
      await expect(roof).toHaveAccessibleName('Dach, 1 Schaden, Lack 264 Mikrometer')
      const reason = /Der Minderwert liegt 232,50\s€ über der Summe der vorhandenen Schäden/
      await expect(page.getByRole('region', { name: 'Summen und Minderwert' })).toContainText(reason)
      await page.goto(`/#/house/vehicles/${gwnummer}?teil=zustand`)
      await expect(page.getByRole('region', { name: 'Aufgenommener Zustand' })).toContainText(reason)
      const stored = await page.request.get(`/mvp/api/house-vehicles/${gwnummer}/condition`)
      expect((await stored.json()).versions).toHaveLength(1)

      const dealer = await browser.newPage({ baseURL: new URL(page.url()).origin })
      await signIn(dealer, logins.dealer)
      const found = await dealer.request.get(`/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`)
      const car: StockCar = await found.json()
      await dealer.goto(carDetail(dealer).pathOf(car))
      const damages = dealer.getByRole('region', { name: 'Schäden' })
      await expect(damages.getByText('Kratzer, 4,5 cm · vorhanden')).toBeVisible()
      await expect(damages).toContainText(reason)
      await expect(damages.getByRole('img', { name: 'Foto 1 zu Schaden 1, Dach' })).toBeVisible()
      await dealer.close()
    })
  })

  test('the office records tyres, services and papers offline; input is kept when the session expires', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const gwnummer = await anAstra()
    await signInAs('office')
    await page.goto(`/#/house/vehicles/${gwnummer}/condition`)
    const panel = (name: string) => page.getByRole('region', { name, exact: true })
    const tyres = panel('Reifen')
    await expect(tyres).toContainText('Noch nicht aufgenommen.')
    await page.context().setOffline(true)

    await page.getByRole('button', { name: 'Keine Schäden gefunden' }).click()
    await expect(page.getByText('Bei der Aufnahme wurden keine Schäden gefunden.')).toBeVisible()
    await tyres.getByRole('button', { name: 'Reifen erfassen' }).click()
    await expect(tyres.getByRole('heading', { name: 'Reifen' })).toBeFocused()
    const mounted = tyres.getByRole('group', { name: 'Montiert' })
    const front = mounted.getByRole('group', { name: 'vorn links' })
    await front.getByLabel('Profil (mm)').fill('-2')
    await front.getByLabel('Marke').fill('Continental')
    await front.getByLabel('DOT').fill('9923')
    await tyres.getByRole('button', { name: 'Speichern' }).click()
    await expect(front.getByText('Mindestens 0.')).toBeVisible()
    await expect(front.getByText('Die DOT-Nummer hat vier Ziffern: Woche und Jahr.')).toBeVisible()
    await expectAccessible(page)
    await front.getByLabel('DOT').fill('1423')
    for (const [wheel, depth] of Object.entries({
      'vorn links': '5,8',
      'vorn rechts': '5,6',
      'hinten links': '3,1',
      'hinten rechts': '4,2',
    }))
      await mounted.getByRole('group', { name: wheel }).getByLabel('Profil (mm)').fill(depth)
    await mounted.getByRole('button', { name: /von vorn links für alle/ }).click()
    await expectFits(page)
    await tyres.getByRole('button', { name: 'Speichern' }).click()
    await expect(tyres.getByRole('button', { name: 'Reifen ändern' })).toBeFocused()
    await expect(tyres.getByText('Continental')).toHaveCount(4)
    await expect(tyres.getByText('nicht gesendet')).toBeVisible()

    const service = panel('Wartung')
    await service.getByRole('button', { name: 'Wartung erfassen' }).click()
    await service.getByLabel('Scheckheft').selectOption('lückenlos')
    await service.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
    await service.getByLabel('Datum').fill('2026-04-08')
    await service.getByLabel('Arbeiten').fill('Inspektion')
    const addEntry = service.getByRole('button', { name: 'Eintrag hinzufügen' })
    await service.getByRole('button', { name: 'Eintrag 1 entfernen' }).click()
    await expect(addEntry).toBeFocused()
    await expect(service.getByLabel('Arbeiten')).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(service.getByLabel('Arbeiten')).toHaveValue('Inspektion')
    await service.getByRole('button', { name: 'Speichern' }).click()
    await expect(service.getByText('Inspektion')).toBeVisible()

    const papers = panel('Nutzung, Papiere, Schlüssel')
    await papers.getByRole('button', { name: /erfassen|ändern/ }).click()
    await papers.getByLabel('Leasing').check()
    await papers.getByLabel('Anzahl Schlüssel').fill('2')
    await papers.getByLabel('COC-Papier liegt vor').selectOption('ja')
    await papers.getByLabel('Fahrbereit').selectOption('mit Einschränkung')
    await papers.getByLabel('Einschränkung').fill('Nur mit Überführungskennzeichen.')
    await papers.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('4 nicht gesendet')).toBeVisible()

    const technique = panel('Technik')
    await technique.getByRole('button', { name: 'Technik erfassen' }).click()
    const engine = technique.getByRole('group', { name: 'Motor und Getriebe' })
    await engine.getByLabel('Befund').selectOption('kleiner Mangel')
    await engine.getByLabel('Notiz').fill('Ölschwitzen')
    await page.context().clearCookies({ name: 'sid' })
    await page.context().setOffline(false)
    await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible()
    await loginPage(page).signIn(logins.office, demoPassword)
    await expect(engine.getByLabel('Notiz')).toHaveValue('Ölschwitzen')
    await technique.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(/nicht gesendet/)).toHaveCount(0)

    const answer = await page.request.get(`/mvp/api/house-vehicles/${gwnummer}/condition`)
    const { condition, versions } = await answer.json()
    expect(versions).toHaveLength(5)
    expect(condition).toMatchObject({
      damages: [],
      tyres: {
        mounted: { wheels: [{ depthMm: 5.8, dot: '1423' }, {}, { depthMm: 3.1, make: 'Continental' }, {}] },
      },
      service: { history: 'LUECKENLOS', entries: [{ date: '2026-04-08', work: 'Inspektion' }] },
      findings: [{ group: 'ANTRIEB', grade: 'KLEINER_MANGEL', note: 'Ölschwitzen' }],
      previousUses: ['LEASING'],
      ...{ papers: { coc: true }, keys: 2, drive: { state: 'BEDINGT' } },
    })
    await page.getByText('Frühere Stände (4)').click()
    await page.getByRole('button', { name: /Uhr/ }).last().click()
    const earlier = page.getByRole('dialog', { name: /^Stand vom/ })
    await expect(earlier.getByText('Bei der Aufnahme wurden keine Schäden gefunden.')).toBeVisible()
    await expectAccessible(page)
  })

  test('a damage deleted by mistake returns with its photo, and a rejected record is sent again or discarded', async ({
    page,
    signInAs,
  }) => {
    const gwnummer = await anAstra(500)
    await signInAs('office')
    await page.goto(`/#/house/vehicles/${gwnummer}/condition`)
    const damages = page.getByRole('region', { name: 'Schäden', exact: true })
    const entry = damages.getByRole('button', { name: /^Dach/ })
    const undo = page.getByRole('button', { name: 'Rückgängig' })
    const sheet = page.getByRole('region', { name: 'Dach' })
    const camera = sheet.getByRole('button', { name: 'Foto aufnehmen' })
    const take = async (name: string) => {
      const chooser = page.waitForEvent('filechooser')
      await camera.click()
      const buffer = await aPicture(`${gwnummer} ${name}`, { width: 960, height: 720 })
      await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
    }
    await page.context().setOffline(true)
    await page
      .getByRole('group', { name: /^Zeichnung/ })
      .getByRole('button', { name: /^Dach/ })
      .press('Enter')
    await sheet.getByLabel('Betrag (€, netto)').fill('180')
    await take('bericht.pdf')
    await expect(sheet.getByText('Bitte wählen Sie ein Foto.')).toBeVisible()
    await take('dach.jpg')
    await take('daneben.jpg')
    await sheet.getByRole('button', { name: 'Neues Foto 2 verwerfen' }).click()
    await expect(camera).toBeFocused()
    await expect(sheet.getByText(/^Neues Foto/)).toHaveCount(1)
    await sheet.getByRole('button', { name: 'Speichern, nächster' }).click()
    await expect(entry).toContainText('1 Foto')
    await entry.click()
    await sheet.getByRole('button', { name: 'Löschen' }).click()
    await expect(damages.getByRole('heading')).toBeFocused()
    await expect(damages).toContainText('Zu Schäden ist noch nichts aufgenommen.')
    await expect(page.getByText('Schaden 1 ist gelöscht.')).toBeVisible()
    await undo.click()
    await expect(entry).toContainText('1 Foto')

    await page.route('**/condition/records', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'internal', title: 'Da ist etwas schiefgegangen.', status: 500 }),
      }),
    )
    await page.context().setOffline(false)
    const rejected = page.getByText(`GW ${gwnummer}: Da ist etwas schiefgegangen.`)
    await expect(rejected).toBeVisible({ timeout: 90_000 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(damages).toContainText('Zu Schäden ist noch nichts aufgenommen.')
    await expect(rejected).toBeHidden()
    await undo.click()
    await expect(entry).toContainText('1 Foto')
    await page.reload()
    await expect(rejected).toBeVisible()
    await page.unroute('**/condition/records')
    await page.getByRole('button', { name: 'Noch einmal senden' }).click()
    await expect(rejected).toBeHidden()
    await expect(page.getByText('nicht gesendet')).toHaveCount(0)

    await entry.click()
    await sheet.getByRole('button', { name: 'Foto 1 vom Schaden nehmen' }).click()
    await expect(camera).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry).toBeFocused()
    await expect(entry).toContainText('1 Foto')
    await entry.click()
    await sheet.getByRole('button', { name: 'Löschen' }).click()
    await expect(damages.getByRole('heading')).toBeFocused()
    await undo.click()
    await expect(entry).toContainText('1 Foto')
    const sums = page.getByRole('region', { name: 'Summen und Minderwert' })
    await sums.getByRole('button', { name: 'Summen und Minderwert ändern' }).click()
    await sums.getByLabel(/^Warum der Minderwert/).fill('Das Dach wird ersetzt.')
    await sums.getByRole('button', { name: 'Speichern' }).click()
    await expect(sums).toContainText('Das Dach wird ersetzt.')
    await expect(page.getByText('nicht gesendet')).toHaveCount(0)
    const stored = await page.request.get(`/mvp/api/house-vehicles/${gwnummer}/condition`)
    const { condition } = await stored.json()
    expect(condition.damages).toEqual([
      expect.objectContaining({ panel: 'DACH', amount: 180, ownPhotos: [expect.any(String)] }),
    ])
  })
})
