import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { loginPage } from '../pages/login.ts'
import { aPdf } from '../papers.ts'
import { endSession, signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test('the house records sale, payment and documents of a car, and the dealer sees them', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  const [gwnummer] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 },
  })
  await signInAs('office')
  const vehicle = houseVehicle(page, gwnummer)
  await vehicle.open()
  await vehicle.act('Verkauft')
  await page.getByLabel('Partnernummer oder Firma des Händlers').fill(dealer.partnerNumber)
  await runJob(page, 'Als verkauft melden')
  await outbox.lastTo(dealer.email, `Ihr Kauf ${gwnummer}`)

  await vehicle.open()
  await page.getByRole('link', { name: `Kauf von ${dealer.company_name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Kauf ${gwnummer}` })).toBeVisible()
  await expect(page.getByText('18.000,00 €')).toBeVisible()
  await page.getByRole('button', { name: 'Verkaufspreis berichtigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Verkaufspreis/).fill('viel')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte einen Betrag wie 16.400')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/^Verkaufspreis/).fill('17.450,50')
  await endSession(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible()
  await loginPage(page).signIn('verkauf@autoexpo.example', demoPassword)
  await expect(dialog.getByLabel(/^Verkaufspreis/)).toHaveValue('17.450,50')
  // What is discarded is not offered again.
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await dialog.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('button', { name: 'Verkaufspreis berichtigen' }).click()
  await expect(dialog.getByLabel(/^Verkaufspreis/)).toHaveValue(/^18\.?000/)
  await dialog.getByLabel(/^Verkaufspreis/).fill('17.450,50')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('17.450,50 €')).toBeVisible()
  await page.getByRole('button', { name: 'Zahlungseingang eintragen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Papiere fertig melden' })).toBeFocused()
  await page.getByRole('button', { name: 'Papiere fertig melden' }).click()
  await page.getByRole('button', { name: '„Papiere fertig“ zurücknehmen' }).click()
  const history = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
  // The sale, and the three changes.
  await expect(history).toHaveCount(4)
  await outbox.lastTo(dealer.email, 'Stand berichtigt')

  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByText('Bitte ein PDF wählen.')).toBeVisible()
  await page.getByLabel('PDF, höchstens 5 MB').setInputFiles(aPdf('Rechnung.pdf'))
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByRole('button', { name: 'Rechnung.pdf Herunterladen' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page
    .getByLabel('PDF, höchstens 5 MB')
    .setInputFiles(aPdf('Verwechselt.pdf', ['Ein anderes Fahrzeug']))
  await page.getByRole('button', { name: 'Hochladen' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Verwechselt.pdf Herunterladen' }).click()
  expect((await saving).suggestedFilename()).toBe('Verwechselt.pdf')
  await page.getByRole('button', { name: 'Verwechselt.pdf löschen' }).click()
  await expect(dialog).toContainText('„Verwechselt.pdf“ wird gelöscht.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Papiere' })).not.toContainText('Verwechselt.pdf')

  await page.goto(`/#/house/purchases?q=${gwnummer}`)
  await expect(page.getByText('Bezahlt')).toHaveCount(2)
  await expectAccessible(page)

  await signIn(page, dealer.email)
  await page.goto('/#/meine')
  const row = page.getByRole('row').filter({ hasText: gwnummer })
  await expect(row.getByText('Zahlungseingang')).toBeVisible()
  await expect(row.getByText('17.450,50 €')).toBeVisible()
  await expect(row.getByRole('list', { name: 'Übergabe' })).toHaveText(/^Bezahlt \d\d\.\d\d\.\d{4}$/)
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /Rechnung\.pdf herunterladen/ }).click()
  expect((await download).suggestedFilename()).toBe('Rechnung.pdf')
  await expectAccessible(page)
  await expectFits(page)
})
