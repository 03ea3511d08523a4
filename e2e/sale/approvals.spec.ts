import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { addColleague } from '../operator.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { loginPage } from '../pages/login.ts'
import { call, endSession, signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test('an owner limits a buyer and approves the purchase above it, which the house waits for', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  const buyer = `kauf-${dealer.email}`
  await addColleague({ of: 'einkauf@autoexpo.example', email: buyer, company: dealer.email })

  await signIn(page, dealer.email)
  await page.goto('/#/company')
  const limits = page.getByRole('region', { name: 'Limits für Einkäufer' })
  await limits.getByRole('button', { name: 'Limit von Elke Einkauf ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Limit von Elke Einkauf' })
  await dialog.getByLabel(/^Je Kauf/).fill('viel')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte einen Betrag in ganzen Euro angeben.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/^Je Kauf/).fill('10.000')
  await page.reload()
  await expect(dialog.getByLabel(/^Je Kauf/)).toHaveValue('10.000')
  await endSession(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await loginPage(page).signIn(dealer.email, demoPassword)
  await expect(dialog.getByLabel(/^Je Kauf/)).toHaveValue('10.000')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(limits.getByText('Bis 10.000\u00a0€ je Kauf')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 },
  })
  await signInAs('office')
  const vehicle = houseVehicle(page, gwnummer)
  await vehicle.open()
  await vehicle.act('Verkauft')
  await page.getByLabel('Partnernummer oder Firma des Händlers').fill(dealer.partnerNumber)
  await page.getByLabel(/^Käufer im Betrieb/).selectOption('Elke Einkauf')
  await runJob(page, 'Als verkauft melden')
  const [{ id }] = await (await call(page, 'GET', `/mvp/api/house-purchases?gwnummer=${gwnummer}`)).json()
  await page.goto(`/#/house/purchases/${id}`)
  const handOver = page.getByRole('region', { name: 'Übergabe' })
  await expect(handOver.getByText(/^Der Kauf liegt über dem Limit des Käufers\./)).toBeVisible()
  await expect(handOver.getByRole('button', { name: 'Zahlungseingang eintragen' })).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)

  await signIn(page, buyer)
  await page.goto(`/#/purchases/${id}`)
  const open = page.getByRole('region', { name: 'Freigabe offen' })
  await expect(open.getByText(/Ein anderer Inhaber entscheidet bis/)).toBeVisible()
  await expect(open.getByRole('button')).toHaveCount(0)
  await outbox.lastTo(dealer.email, `Bitte freigeben: Kauf ${gwnummer}`)

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await expect(open.getByText(/Bitte entscheiden Sie bis/)).toBeVisible()
  await expect(page.getByText('Wir bereiten die Rechnung vor')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await open.getByRole('button', { name: 'Kauf freigeben' }).click()
  await expect(page.getByRole('region', { name: 'Freigegeben' }).getByText(/^Max Muster/)).toBeVisible()
  await expect(page.getByText('Wir bereiten die Rechnung vor')).toBeVisible()
  await outbox.lastTo(buyer, `Ihr Kauf ${gwnummer} ist freigegeben`)

  await signInAs('office')
  await page.goto(`/#/house/purchases/${id}`)
  await expect(handOver.getByRole('button', { name: 'Zahlungseingang eintragen' })).toBeVisible()
})
