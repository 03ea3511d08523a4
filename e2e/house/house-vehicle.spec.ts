import type { Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { anOffice } from '../office.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { loginPage } from '../pages/login.ts'
import { call, endSession, signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

const car = (gwnummer: string) => ({
  gwnummer,
  hersteller: 'Audi',
  modellgruppe: 'A4',
  planverkaufspreisprivatkundengeschaeftbrutto: 21_000,
  haendlerpreisbrutto: 18_000,
})

test.describe('the vehicle page of the house', () => {
  test('names how often a vehicle was opened in seven days, and who watches it', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const [gwnummer] = numbersOutsideTheStock()
    await page.goto('/#/home')
    await deliver(car(gwnummer))
    const dealer = await anActiveDealer({ termsAgreed: true })
    await signInAs('office')
    const { fahrzeugid } = await (await call(page, 'GET', `/mvp/api/house-vehicles/${gwnummer}`)).json()
    await signIn(page, dealer.email)
    await call(page, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid })

    await signInAs('office')
    await houseVehicle(page, gwnummer).open()
    const status = page.getByRole('region', { name: 'Status' })
    await expect(status.getByText('Aufrufe, 7 Tage')).toBeVisible()
    await status.getByRole('link', { name: '1 Händler' }).click()
    const watchers = page.getByRole('region', { name: 'Beobachter' })
    await expect(watchers).toHaveCount(1)
    await expect(watchers.getByRole('listitem')).toContainText(/seit \d\d\.\d\d\.\d{4}/)
    await expectAccessible(page)
    await expectFits(page)
    await expect(watchers.getByRole('listitem')).toContainText(dealer.company_name)
    await expect(watchers.getByRole('link')).toHaveCount(0)

    await signInAs('admin')
    await page.goto(`/#/house/vehicles/${gwnummer}?teil=beobachter`)
    await watchers.getByRole('link', { name: dealer.company_name }).click()
    await expect(page.getByRole('heading', { level: 1, name: dealer.company_name })).toBeVisible()
  })

  test('a price change is previewed, executed and undone', {
    tag: '@both-widths',
  }, async ({ page, context, signInAs }) => {
    const [gwnummer] = numbersOutsideTheStock()
    await deliver(car(gwnummer))
    await signInAs('office')
    const vehicle = houseVehicle(page, gwnummer)
    await vehicle.open()
    await vehicle.act('Preise ändern')
    await expect(page.getByRole('heading', { name: 'Preise ändern', level: 1 })).toBeVisible()
    await page.getByLabel('Um (in %)').fill('-10')
    const rows = page.getByRole('region', { name: 'Fahrzeuge des Auftrags' })
    await expect(rows.getByText('16.200\u00a0€')).toBeVisible()
    await expectAccessible(page)

    const template = `Zehn Prozent ${gwnummer}`
    const templates = page.getByRole('dialog', { name: 'Vorlagen für Preisläufe' })
    await page.getByRole('button', { name: 'Vorlagen' }).click()
    await templates.getByLabel('Name der neuen Vorlage').fill(template)
    await templates.getByRole('button', { name: 'Als Vorlage speichern' }).click()
    await expect(templates.getByRole('list')).toContainText(template)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Um (in %)').fill('-20')
    await expect(rows.getByText('14.400\u00a0€')).toBeVisible()
    await page.getByRole('button', { name: 'Vorlagen' }).click()
    await templates.getByRole('button', { name: `${template} Anwenden` }).click()
    await expect(rows.getByText('16.200\u00a0€')).toBeVisible()
    const saved = page.waitForEvent('download')
    await rows.getByRole('button', { name: 'CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('auftrag.csv')

    await page.getByRole('button', { name: '1 Preis ändern' }).click()
    await expect(page.getByText(/Rückgängig bis/)).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('region', { name: 'Ablauf' })).toContainText('1 Preis geschrieben')
    await expectAccessible(page)
    await vehicle.expectFact('haendlerpreisbrutto', '16200.00')

    await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(page.getByText(/1 zurückgesetzt/)).toBeVisible({ timeout: 90_000 })
    await vehicle.expectFact('haendlerpreisbrutto', '18000.00')

    await vehicle.open()
    await vehicle.act('Preise ändern')
    await page.getByRole('button', { name: 'Vorlagen' }).click()
    await templates.getByRole('button', { name: `${template} löschen` }).click()
    await expect(templates.getByText(template)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Fest' }).check({ force: true })
    await page.getByLabel('Auf (in €)').fill('15.900')
    await expect(rows.getByText('15.900\u00a0€')).toBeVisible()
    await page.getByLabel('Auf (in €)').fill('viel')
    await expect(page.getByText('Bitte eine Zahl wie 250 oder −3,5 angeben.')).toBeVisible()
    await expect(page.getByRole('button', { name: '1 Preis ändern' })).toBeDisabled()
    await page.getByLabel('Auf (in €)').fill('15.900')
    await expect(page.getByRole('button', { name: '1 Preis ändern' })).toBeEnabled()
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(other).toHaveURL(/#\/house\/vehicles$/)
    await page.getByLabel('Auf (in €)').fill('15.800')
    await expect(page.getByText('Dieser Auftrag wurde inzwischen ausgeführt oder verworfen.')).toBeVisible()
    await expect(page).toHaveURL(/#\/house\/jobs$/)
    await vehicle.expectFact('haendlerpreisbrutto', '18000.00')
  })

  test('states why searches do not find a vehicle, and publishes it again', async ({ page, signInAs }) => {
    const [gwnummer] = numbersOutsideTheStock()
    await deliver(car(gwnummer))
    await signInAs('office')
    const vehicle = houseVehicle(page, gwnummer)
    await vehicle.open()
    await expect(page.getByText('Im Portal sichtbar')).toBeVisible()
    await vehicle.act('Zurückziehen')
    await page.getByRole('button', { name: '1 Fahrzeug: Zurückziehen' }).click()
    await expect(page.getByText(/Rückgängig bis/)).toBeVisible({ timeout: 90_000 })

    await vehicle.open()
    const why = page.getByRole('region', { name: 'Warum nicht sichtbar' })
    await expect(why.getByText('Aus dem Angebot genommen')).toBeVisible()
    await expectAccessible(page)
    await why.getByRole('button', { name: 'Wieder anbieten' }).click()
    await expect(page.getByText('Im Portal sichtbar')).toBeVisible({ timeout: 90_000 })

    await vehicle.act('Reservieren')
    const partner = page.getByLabel(/^Partnernummer oder Firma/)
    const preview = page.getByRole('button', { name: 'Vorschau zeigen' })
    await partner.fill('404404')
    await preview.click()
    await expect(page.getByText('Diese Partnernummer ist nicht bekannt.')).toBeVisible()
    await partner.fill('')
    await page.getByLabel(/^Notiz/).fill('Kunde am Telefon')
    await page.route('**/stock-jobs', (route) => route.abort('connectionreset'))
    await preview.click()
    await expect(page.getByRole('main').getByText(/Verbindung/)).toBeVisible()
    await expect(page.getByLabel(/^Notiz/)).toHaveValue('Kunde am Telefon')
    await expectAccessible(page)
    await page.unroute('**/stock-jobs')
    await preview.click()
    await expect(page.getByRole('button', { name: '1 Fahrzeug: Reservieren' })).toBeVisible()
    await page.getByLabel('Reserviert bis').fill('')
    await expect(page.getByText('Bitte das Ende der Reservierung angeben.')).toBeVisible()
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page).toHaveURL(/#\/house\/vehicles$/)

    await vehicle.open()
    await vehicle.act('Standort')
    await preview.click()
    await expect(page.getByText('Bitte einen Standort angeben.')).toBeVisible()
    await page.getByLabel('Standort', { exact: true }).fill('Halle 7')
    await runJob(page, 'Standort ändern')
    await vehicle.expectFact('location', 'Halle 7')
    await vehicle.open()
    await vehicle.act('Aktion')
    await page.getByLabel(/^Name der Aktion/).fill(`Winter ${gwnummer}`)
    await preview.click()
    await expect(page.getByRole('region', { name: 'Fahrzeuge des Auftrags' })).toContainText(
      `Winter ${gwnummer}`,
    )

    await vehicle.open()
    await page.getByRole('link', { name: 'Dokumente', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Dokumente' })).toContainText('Noch keine Dokumente.')
    await expectAccessible(page)
  })

  test('states several reasons and resolves all at once, after which searches find the vehicle again', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const [gwnummer] = numbersOutsideTheStock()
    await deliver({
      ...car(gwnummer),
      planverkaufspreisprivatkundengeschaeftbrutto: 0,
      haendlerpreisbrutto: 0,
    })
    await signInAs('office')
    const vehicle = houseVehicle(page, gwnummer)
    await vehicle.open()
    await vehicle.act('Zurückziehen')
    await page.getByRole('button', { name: '1 Fahrzeug: Zurückziehen' }).click()
    await expect(page.getByText(/Rückgängig bis/)).toBeVisible({ timeout: 90_000 })

    await vehicle.open()
    const why = page.getByRole('region', { name: 'Warum nicht sichtbar' })
    await expect(why.getByText('Aus dem Angebot genommen')).toBeVisible()
    await expect(why.getByText('Kein Preis')).toBeVisible()
    await why.getByRole('button', { name: 'Alle 2 beheben' }).click()
    const dialog = page.getByRole('dialog', { name: 'Alle beheben' })
    await dialog.getByLabel('Händlerpreis (brutto)').fill('17.900')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Speichern und anbieten' }).click()
    await expect(page.getByText('Im Portal sichtbar')).toBeVisible({ timeout: 90_000 })
    await vehicle.expectFact('haendlerpreisbrutto', '17900.00')
    await expect
      .poll(async () => {
        const query = `transporter=false&gwNummer=${gwnummer}`
        const reply = await page.request.get(`/mvp/api/mvp-car-stocks/search/with/count?${query}`)
        return reply.json()
      })
      .toBe(1)
  })

  test('edits a fact in place: Escape discards, Enter saves, a wrong value is explained', async ({
    page,
    signInAs,
  }) => {
    const [gwnummer] = numbersOutsideTheStock()
    await deliver(car(gwnummer))
    await signInAs('office')
    const vehicle = houseVehicle(page, gwnummer)
    await vehicle.open()
    const location = page.getByRole('button', { name: /^Standort:/ })
    await expect(location).toHaveText(/fehlt/)
    await location.press('Enter')
    await page.getByRole('textbox', { name: /Standort/ }).fill('Halle 9')
    await page.keyboard.press('Escape')
    await expect(location).toHaveText(/fehlt/)
    await expect(location).toBeFocused()

    await location.press('Enter')
    await page.getByRole('textbox', { name: /Standort/ }).fill('Halle 9')
    await page.keyboard.press('Enter')
    await expect(location).toHaveText(/Halle 9/)
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Berta Büro')

    await page.getByRole('button', { name: /^Kilometerstand:/ }).click()
    await page.getByRole('textbox', { name: /^Kilometerstand/ }).fill('viel')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Bitte eine ganze Zahl ohne Punkt und Komma angeben.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const equipment = page.getByRole('button', { name: /^Ausstattung:/ })
    await equipment.click()
    const parts = page.getByRole('group', { name: 'Ausstattung' })
    await expect(parts.getByRole('checkbox').first()).toBeFocused()
    for (const part of ['Navigation', 'Sitzheizung', 'Schiebedach'])
      await parts.getByLabel(part, { exact: true }).check({ force: true })
    await parts.getByLabel('Schiebedach', { exact: true }).uncheck({ force: true })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(equipment).toContainText('Sitzheizung')
    await expect(equipment).toContainText('Navigation')
    await expect(equipment).not.toContainText('Schiebedach')
    await expect(equipment).toBeFocused()
  })

  test('shows what a colleague has changed meanwhile, and keeps the input when the session expires', {
    tag: '@both-widths',
  }, async ({ page, browser, signInAs }) => {
    const [gwnummer] = numbersOutsideTheStock()
    await deliver(car(gwnummer))
    await signInAs('office')
    const colleague = await anOffice(browser)
    const location = (of: Page) => of.getByRole('button', { name: /^Standort:/ })
    const input = (of: Page) => of.getByRole('textbox', { name: /Standort/ })
    for (const of of [page, colleague]) {
      await houseVehicle(of, gwnummer).open()
      await location(of).click()
    }

    await input(page).fill('Halle 9')
    await input(colleague).fill('Halle 2')
    await input(colleague).press('Enter')
    await expect(location(colleague)).toHaveText(/Halle 2/)
    await colleague.context().close()

    await input(page).press('Enter')
    const message = page.getByRole('alert').filter({ hasText: 'Ihre Eingabe ist noch nicht gespeichert.' })
    await expect(message).toContainText('Halle 2')
    await expectAccessible(page)
    await expectFits(page)
    await input(page).press('Enter')
    await expect(location(page)).toHaveText(/Halle 9/)

    await location(page).click()
    await input(page).fill('Halle 12')
    await endSession(page)
    await input(page).press('Enter')
    await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible()
    await loginPage(page).signIn('verkauf@autoexpo.example', demoPassword)
    await expect(input(page)).toHaveValue('Halle 12')
    await input(page).press('Enter')
    await expect(location(page)).toHaveText(/Halle 12/)
  })
})
