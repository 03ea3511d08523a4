import { randomInt } from 'node:crypto'
import { today } from '@portal/domain/buyer/appointment'
import { aCompany, aPartnerNumber } from '../applicants.ts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { lastMailTo } from '../mail.ts'
import { activateCompany, addBilledPurchase } from '../operator.ts'
import { registrationPage } from '../pages/registration.ts'
import { aPdf } from '../papers.ts'
import { call, signIn } from '../session.ts'
import { sell } from '../sold-cars.ts'
import { statement } from '../statements.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

const houseIban = /DE02 ?1203 ?0000 ?0000 ?2020 ?51/

test('a Polish dealer registers, buys without VAT, pays, confirms the arrival and gets the papers', {
  tag: '@both-widths',
}, async ({ page, signInAs, isMobile }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const company = aCompany()
  const partnerNumber = aPartnerNumber()
  const fin = `WAUZZZF4${randomInt(100_000_000, 999_999_999)}`
  const day = today(new Date(Date.now()))
  const vatId = `PL${randomInt(100_000_000, 999_999_999)}0`
  await test.step('registration, with a VAT id that the service confirms', async () => {
    const registration = registrationPage(page)
    await registration.open()
    await registration.fillFromPoland(company, vatId)
    await registration.submit.click()
    await expect(page).toHaveURL(/#\/login$/)
    await activateCompany({ email: company.email, partnerNumber })
    await signIn(page, company.email, company.password)
    await expect
      .poll(async () => (await (await call(page, 'GET', '/uaa/api/account')).json()).buysNet, {
        timeout: 60_000,
      })
      .toBe(true)
  })
  const [id, number] = await test.step('sale and invoice, proposed without VAT', async () => {
    await deliver({
      ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin, vatMode: 'REGEL' },
      ...{ planverkaufspreisprivatkundengeschaeftbrutto: 25_000, haendlerpreisbrutto: 23_800 },
    })
    await signInAs('office')
    const purchase = await sell(page, gwnummer, partnerNumber)
    await page.goto(`/#/house/purchases/${purchase}`)
    await expect(page.getByText(`Nettopreis · 0 %, EU-Lieferung · Polen · ${vatId}`)).toBeVisible()
    const panel = page.getByRole('region', { name: 'Rechnung' })
    await expect(panel.getByLabel('Steuer')).toHaveValue('eu')
    await panel.getByRole('button', { name: 'Vorschau' }).click()
    await expect(panel.getByText('Ohne Befund')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await panel.getByRole('button', { name: 'Rechnung bereitstellen' }).click()
    const row = panel.getByRole('listitem').filter({ hasText: 'Gültig' })
    await expect(row).toContainText('20.000,00')
    return [purchase, (await row.textContent())?.match(/RE-\d{4}-\d{6}/)?.[0] ?? '']
  })
  await test.step('the dealer reads the invoice with both VAT ids and what to pay', async () => {
    const mail = await lastMailTo(company.email, number)
    expect(mail.text).not.toMatch(houseIban)
    await signIn(page, company.email, company.password)
    await page.goto(`/#/purchases/${id}`)
    await expect(page.getByText('20.000,00 € netto, ohne deutsche MwSt.')).toBeVisible()
    await expect(page.getByText('23.800')).toHaveCount(0)
    await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
    const invoice = page.getByRole('article', { name: `Rechnung ${number}` })
    await invoice.getByText('E-Rechnung lesen').click()
    await expect(invoice.getByText(vatId)).toBeVisible()
    await expect(invoice.getByText(/DE\d{9}/)).toBeVisible()
    await expect(invoice.getByText('Steuerfreie innergemeinschaftliche Lieferung')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.goto('/#/meine')
    await expect(page.getByRole('row', { name: new RegExp(gwnummer) })).toContainText('20.000,00')
    await expectFits(page)
    if (isMobile) return
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 900, height })
    const tableEnd = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)
    await expect.poll(tableEnd).toBeLessThanOrEqual(900)
    await page.setViewportSize({ width, height })
  })
  await test.step('the bank statement pays it, and the papers are ready', async () => {
    await signInAs('office')
    await page.goto('/#/house/payments')
    const credit = { cents: 2_000_000, reference: `${number} GW${gwnummer}`, payer: company.company_name }
    await page.getByLabel('Auszug', { exact: true }).setInputFiles(statement([credit]))
    await expect(page.getByText(/^1 gebucht \(20\.000,00/)).toBeVisible()
    for (const [from, to] of [
      ['paid', 'documents'],
      ['documents', 'ready'],
      ['ready', 'collected'],
    ])
      await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from, to })
    await page.goto(`/#/house/purchases/${id}`)
    const papers = page.getByRole('region', { name: 'Papiere' })
    await papers.getByLabel('Art').selectOption('Fahrzeugpapiere')
    await papers.getByLabel('PDF, höchstens 5 MB').setInputFiles(aPdf('brief.pdf'))
    await papers.getByRole('button', { name: 'Hochladen' }).click()
    await expect(papers.getByRole('button', { name: 'brief.pdf Herunterladen' })).toBeVisible()
    await expectFits(page)
  })
  await test.step('the dealer confirms the arrival and saves the papers', async () => {
    await signIn(page, company.email, company.password)
    await page.goto(`/#/purchases/${id}`)
    const panel = page.getByRole('region', { name: 'Ankunft im Ausland' })
    await panel.getByRole('button', { name: 'Ankunft bestätigen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ankunft bestätigen' })
    await dialog.getByLabel('Monat der Ankunft').fill(`${day.slice(5, 7)}/${day.slice(0, 4)}`)
    await dialog.getByRole('button', { name: 'Name eintippen' }).click()
    await dialog.getByLabel('Vor- und Nachname').fill('Jan Kowalski')
    await dialog.getByRole('button', { name: 'Unterschrieben senden' }).click()
    await expect(panel.getByText(/^Gelangensbestätigung vom .+ liegt vor/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /brief\.pdf/ }).click()
    expect((await download).suggestedFilename()).toBe('brief.pdf')
    await expectAccessible(page)
    await expectFits(page)
  })
})

test('the account in a forged mail is not the one that the page of the purchase shows', {
  tag: '@both-widths',
}, async ({ page }) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  const gwnummer = String(randomInt(100_000, 999_999))
  const number = `RE-E2E-${dealer.partnerNumber}-${gwnummer}`
  await addBilledPurchase({ partnerNumber: dealer.partnerNumber, gwnummer, number, cents: 2_287_000 })
  const forged = 'DE89 3704 0044 0532 0130 00'
  await signIn(page, dealer.email)
  const [{ id }] = await (await call(page, 'GET', '/mvp/api/mvp-meine/hand-overs')).json()
  await page.goto(`/#/purchases/${id}`)
  const due = page.getByRole('region', { name: 'Jetzt fällig: Rechnung überweisen' })
  await expect(due.getByText(houseIban)).toBeVisible()
  await expect(page.getByText(forged)).toHaveCount(0)
  await expect(due.getByText('Unsere IBAN steht nur auf dieser Seite.')).toBeVisible()
  await expect(due).toContainText('Nennt Ihnen eine E-Mail eine andere IBAN: nicht überweisen und anrufen')
  await expect(due.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await expectFits(page)
})
