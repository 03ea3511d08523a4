import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { addColleague } from '../operator.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { loginPage } from '../pages/login.ts'
import { call, endSession, signIn } from '../session.ts'
import { runStockJob, sell } from '../sold-cars.ts'
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

test('an owner refuses a purchase above the limit with a reason, approves one reservation and ends another', {
  tag: '@both-widths',
}, async ({ page, outbox }) => {
  test.slow()
  const [sold] = numbersOutsideTheStock()
  const [approved, ended] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  const buyer = `kauf-${dealer.email}`
  await addColleague({ of: 'einkauf@autoexpo.example', email: buyer, company: dealer.email })
  for (const gwnummer of [sold, approved, ended])
    await deliver({
      ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4' },
      ...{ planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 },
    })
  await signIn(page, dealer.email)
  const [limited] = await (await call(page, 'GET', '/uaa/api/company/purchase-limits')).json()
  const limit = { perPurchase: 10_000, perMonth: null }
  await call(page, 'PUT', `/uaa/api/company/purchase-limits/${limited.id}`, limit)
  await signIn(page, 'verkauf@autoexpo.example')
  const id = await sell(page, sold, dealer.partnerNumber, limited.id)
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const rule = { action: 'reserve', until: nextWeek, time: null, for: null }
  await runStockJob(page, { ...rule, partner_number: dealer.partnerNumber, buyerId: limited.id }, [
    approved,
    ended,
  ])

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await page.getByRole('region', { name: 'Freigabe offen' }).getByRole('button', { name: 'Ablehnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kauf ablehnen?' })
  const refuse = dialog.getByRole('button', { name: 'Kauf ablehnen' })
  await refuse.click()
  await expect(dialog.getByText('Bitte einen Grund angeben.')).toBeVisible()
  await dialog.getByLabel('Grund').fill('Davon stehen schon zwei auf dem Hof.')
  await expectAccessible(page)
  await expectFits(page)
  const decisions = '**/purchases/*/approval'
  await page.route(decisions, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await refuse.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute(decisions)
  await refuse.click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Abgelehnt' }).getByText(/^Max Muster.*: Davon stehen schon zwei/),
  ).toBeVisible()
  await outbox.lastTo(buyer, `Ihr Kauf ${sold} ist abgelehnt`)

  await page.goto('/#/purchases')
  const open = page.getByRole('region', { name: 'Reservierungen über dem Limit' })
  const of = (gwnummer: string) => open.locator('.stack').filter({ hasText: `GW ${gwnummer}` })
  await expect(of(approved).getByText(/Bitte entscheiden Sie bis/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await of(approved)
    .getByRole('button', { name: /^Reservierung freigeben/ })
    .click()
  await expect(page.getByText('Die Reservierung ist freigegeben.')).toBeVisible()
  await expect(of(approved)).toHaveCount(0)
  await outbox.lastTo(buyer, `Ihre Reservierung ${approved} ist freigegeben`)
  const beside = await page.context().newPage()
  await beside.goto('/#/purchases')
  const late = beside
    .getByRole('region', { name: 'Reservierungen über dem Limit' })
    .getByRole('button', { name: /^Reservierung freigeben/ })
  await expect(late).toBeVisible()
  await of(ended)
    .getByRole('button', { name: /^Ablehnen/ })
    .click()
  await expect(page.getByText('Die Reservierung ist beendet.')).toBeVisible()
  await expect(open).toHaveCount(0)
  await late.click()
  await expect(beside.getByText('Über diese Reservierung ist schon entschieden.')).toBeVisible()
  await expect(late).toHaveCount(0)
  await outbox.lastTo(buyer, `Ihre Reservierung ${ended} ist abgelehnt`)
})
