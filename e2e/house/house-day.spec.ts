import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { aFarTuesday, enquiryDesk } from '../pages/enquiry-desk.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { importDesk, ownRow } from '../pages/import-desk.ts'
import { vehiclePhotos } from '../pages/photos.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { numbersOutsideTheStock } from '../stock.ts'

const workMs = 90_000

/** Sends an enquiry as the signed-in dealer. The form is tested in `enquiry.spec.ts`. */
const ask = (page: Page, userEmail: string, gwnummer: string, bemerkungen: string) =>
  call(page, 'POST', '/mvp/api/mvp-user-car-request', {
    ...{ gwnummer, bemerkungen, userEmail, firstName: 'Erika', lastName: 'Beispiel' },
    ...{ telephone: '+49-6990009', consent: true },
  })

test('a working day of the house: import, photos, answers, appointment, reservation, sale, audit trail', async ({
  page,
  signInAs,
  outbox,
}) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const source = `Tag ${gwnummer}`
  const dealer = await anActiveDealer({ termsAgreed: true })
  const texts = [`Gibt es zwei Schlüssel? ${randomUUID()}`, `Wann kann ich kommen? ${randomUUID()}`] as const
  const desk = enquiryDesk(page)
  const vehicle = houseVehicle(page, gwnummer)

  await test.step('the cockpit is shown', async () => {
    await signInAs('office')
    await page.goto('/#/house')
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Reserviert/ })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('a file is imported', async () => {
    await page.goto('/#/house/imports')
    const imports = importDesk(page)
    await imports.newSource(source, 'vehicle.v1')
    await imports.check(source, ownRow(gwnummer, 'grau', 45_000))
    await imports.takeOver()
  })

  await test.step('photos are uploaded, and the vehicle is offered', async () => {
    const photos = vehiclePhotos(page)
    await page.goto(photos.pathOf(gwnummer))
    await photos.chooser.setInputFiles(await somePhotos(gwnummer, 2))
    await expect(photos.tiles).toHaveCount(2, { timeout: workMs })
    const offered = () => page.request.get(`/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`)
    await expect.poll(async () => (await offered()).status(), { timeout: workMs }).toBe(200)
  })

  await test.step('two enquiries of a dealer are answered', async () => {
    await signIn(page, dealer.email)
    for (const text of texts) await ask(page, dealer.email, gwnummer, text)
    await signInAs('office')
    for (const text of texts) {
      await desk.open(text)
      const answer = `Gern ${randomUUID()}`
      await desk.text.fill(answer)
      await desk.send.click()
      await expect(desk.thread.getByText(answer)).toBeVisible()
      await expect(desk.state).toHaveValue('answered')
      await outbox.lastTo(dealer.email, /^AW: Ihre Anfrage/, answer)
    }
  })

  await test.step('an appointment is entered and moved', async () => {
    const panel = page.getByRole('region', { name: 'Termin', exact: true })
    const dialog = page.getByRole('dialog')
    for (const button of ['Termin eintragen', 'Verschieben']) {
      const { day, time } = await aFarTuesday()
      await panel.getByRole('button', { name: button }).click()
      await dialog.getByLabel('Tag').fill(day)
      await dialog.getByLabel('Uhrzeit').selectOption(time)
      await dialog.getByRole('button', { name: 'Termin bestätigen' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(panel.getByText(day.split('-').reverse().join('.'))).toBeVisible()
    }
    await outbox.lastTo(dealer.email, /^AW: Ihre Anfrage/, 'Ihr Termin wurde verschoben')
  })
  const enquiry = /enquiries\/([\w-]{36})/.exec(page.url())?.[1] ?? ''

  await test.step('the car is reserved for the dealer from the enquiry', async () => {
    await page.getByRole('link', { name: 'Reservieren' }).click()
    const buyer = page.getByLabel('Partnernummer oder Firma des Händlers')
    await expect(buyer).toHaveValue(dealer.partnerNumber)
    await expect(buyer).toHaveAccessibleDescription(new RegExp(`${dealer.company_name}, `))
    await buyer.fill(dealer.company_name)
    await expect(buyer).toHaveAccessibleDescription(new RegExp(`${dealer.company_name}, `))
    await page.getByLabel('Uhrzeit').fill('17:30')
    await expect(buyer).toHaveValue(dealer.partnerNumber)
    await expectAccessible(page)
    await expectFits(page)
    await runJob(page, 'Reservieren')
    const mail = await outbox.lastTo(dealer.email, /^Für Sie reserviert/, gwnummer)
    expect(mail.text).toMatch(/Reserviert bis: \d\d\.\d\d\.\d{4}, 17:30 Uhr/)
    await vehicle.open()
    const status = page.getByRole('region', { name: 'Status' })
    await expect(status.getByText(`für ${dealer.company_name} (${dealer.partnerNumber})`)).toBeVisible()
  })

  await test.step('the dealer can still open the vehicle page and is proposed as the buyer', async () => {
    const { fahrzeugid } = await (await call(page, 'GET', `/mvp/api/house-vehicles/${gwnummer}`)).json()
    await signIn(page, dealer.email)
    await page.goto(`/#/cardetailsview/${fahrzeugid}/Audi/A4/vname/watchlist`)
    await expect(page.getByText(/^Für Ihren Betrieb reserviert bis .*, 17:30 Uhr\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Anfrage senden' }).first()).toBeEnabled()
    await expectAccessible(page)
    await expectFits(page)
    await signInAs('office')
    await page.goto(`/#/house/enquiries/${enquiry}`)
    await page.getByRole('link', { name: 'Verkauft' }).click()
    await expect(page.getByLabel('Käufer im Betrieb').locator('option:checked')).not.toHaveText(
      'Nicht benannt',
    )
    await expectAccessible(page)
  })

  await test.step('the car is sold to the dealer, who sees the purchase', async () => {
    await runJob(page, 'Als verkauft melden')
    await outbox.lastTo(dealer.email, `Ihr Kauf ${gwnummer}`)
    await signIn(page, dealer.email)
    await page.goto('/#/meine')
    await expect(page.getByRole('row').filter({ hasText: gwnummer })).toBeVisible()
  })

  await test.step('the audit trail contains the actions', async () => {
    await signInAs('admin')
    await page.goto('/#/house/audit')
    await page.getByLabel('Suche').fill(enquiry)
    await expect(page.getByRole('cell', { name: 'Termin verschoben' }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Anfrage beantwortet' }).first()).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
})
