import { aCompany, aPartnerNumber } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { activateCompany } from '../operator.ts'
import { registrationPage } from '../pages/registration.ts'
import { aPdf } from '../papers.ts'
import { call, signIn } from '../session.ts'
import { sell } from '../sold-cars.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test('a Polish dealer registers and sees net prices in the list and on the page of a vehicle', {
  tag: '@both-widths',
}, async ({ page }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const company = aCompany()
  const registration = registrationPage(page)
  await registration.open()
  await registration.fillFromPoland(company, 'PL1234567890')
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)
  const partnerNumber = aPartnerNumber()
  await activateCompany({ email: company.email, partnerNumber })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin: `WAUZZZF4002${gwnummer}`, vatMode: 'REGEL' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 25_000, haendlerpreisbrutto: 23_800 },
  })

  await signIn(page, company.email, company.password)
  await expect
    .poll(async () => (await (await call(page, 'GET', '/uaa/api/account')).json()).buysNet, {
      timeout: 60_000,
    })
    .toBe(true)
  await page.goto(`/#/searchresults?searchType=detailed&gwNummer=${gwnummer}`)
  const card = page.getByRole('article').filter({ hasText: gwnummer })
  await expect(card.getByText('ohne deutsche MwSt.')).toBeVisible()
  await expect(card.getByText('20.000 €')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await card.getByRole('link', { name: /Audi A4/ }).click()
  const price = page.getByRole('complementary', { name: 'Preis und Kontakt' })
  await expect(price.getByText('Händlerpreis (netto)')).toBeVisible()
  await expect(price.getByText('20.000,00 €')).toBeVisible()
  await expect(price.getByText('Ohne deutsche MwSt. (innergemeinschaftliche Lieferung)')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('a Swiss dealer registers without a VAT id, buys net, and the house accepts the proof of export', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const { email, ...others } = aCompany()
  // Short enough for the field on a phone.
  const company = { ...others, email: email.replace('autohaus.', '') }
  const registration = registrationPage(page)
  await registration.open()
  await registration.country.selectOption('Schweiz')
  await registration.fill(company)
  await registration.field('Telefon').fill('044 123 45 67')
  await registration.field('Ort').fill('Zürich')
  await registration.field('Postleitzahl').fill('80001')
  await expect(registration.field('USt-IdNr.')).toHaveCount(0)
  await page.getByLabel('Registernummer').fill('CHE-123.456.789')
  await page.getByLabel('EORI-Nummer').fill('x')
  await registration.submit.click()
  await expect(page.getByText('Schweiz: 0000')).toBeVisible()
  await expect(page.getByLabel('EORI-Nummer')).toBeFocused()
  await expect(page.getByText(/EORI-Nummer.*GB123456789000/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await registration.field('Postleitzahl').fill('8001')
  await page.getByLabel('EORI-Nummer').fill('')
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)
  const partnerNumber = aPartnerNumber()
  await activateCompany({ email: company.email, partnerNumber })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin: `WAUZZZF4002${gwnummer}`, vatMode: 'REGEL' },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 25_000, haendlerpreisbrutto: 23_800 },
  })

  await signInAs('office')
  const id = await sell(page, gwnummer, partnerNumber)
  await page.goto(`/#/house/purchases/${id}`)
  const invoice = page.getByRole('region', { name: 'Rechnung' })
  await expect(invoice.getByLabel('Steuer')).toHaveValue('export')
  await invoice.getByRole('button', { name: 'Vorschau' }).click()
  await expect(invoice.getByText('Steuerfreie Ausfuhrlieferung')).toBeVisible()
  await invoice.getByRole('button', { name: 'Rechnung bereitstellen' }).click()
  await expect(invoice.getByRole('listitem').filter({ hasText: 'Gültig' })).toContainText('20.000,00')
  for (const [from, to] of [
    ['open', 'paid'],
    ['paid', 'documents'],
    ['documents', 'ready'],
    ['ready', 'collected'],
  ])
    await call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from, to })

  await signIn(page, company.email, company.password)
  await page.goto('/#/company')
  const numbers = page.getByRole('region', { name: 'Land und Ausfuhr' })
  await numbers.getByRole('button', { name: 'Nummern ändern' }).click()
  await numbers.getByLabel('EORI-Nummer').fill('123')
  await numbers.getByRole('button', { name: 'Speichern' }).click()
  await expect(numbers.getByText(/EORI-Nummer.*GB123456789000/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await numbers.getByLabel('EORI-Nummer').fill('che 123456789')
  await numbers.getByRole('button', { name: 'Speichern' }).click()
  await expect(numbers.getByText('CHE123456789')).toBeVisible()
  await expect(numbers.getByText('Wird geprüft')).toBeVisible()
  await expectFits(page)

  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Ausfuhr' })
  await panel.getByLabel('PDF, höchstens 5 MB').setInputFiles(aPdf('zoll.pdf'))
  await panel.getByRole('button', { name: 'Nachweis schicken' }).click()
  await expect(page.getByText('Der Nachweis ist bei uns.')).toBeVisible()
  await expect(panel.getByText(/^Ausfuhrnachweis vom .+ liegt vor\. Wir prüfen ihn\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await signInAs('office')
  await page.goto(`/#/house/purchases/${id}`)
  await expect(panel.getByText('Zu prüfen')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await panel.getByRole('button', { name: 'Ausfuhrnachweis annehmen' }).click()
  await expect(panel.getByText('Liegt vor')).toBeVisible()
  await outbox.lastTo(company.email, 'Ausfuhrnachweis angenommen')

  await signInAs('admin')
  await page.goto(`/#/house/dealers?q=${encodeURIComponent(company.company_name)}`)
  await page.getByRole('link', { name: company.company_name }).click()
  const file = page.getByRole('region', { name: 'Firma' })
  await expect(file.getByText(/Register- oder EORI-Nummer geändert/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await file.getByRole('button', { name: 'Als geprüft vermerken' }).click()
  await expect(file.getByText(/Register- oder EORI-Nummer geändert/)).toHaveCount(0)
  await expect(page.getByText('Die Prüfung ist vermerkt.')).toBeVisible()
})
