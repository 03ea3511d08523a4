import { aCompany, aPartnerNumber } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { activateCompany } from '../operator.ts'
import { registrationPage } from '../pages/registration.ts'
import { call, signIn } from '../session.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test('a Polish dealer registers and sees net prices in the list and on the page of a vehicle', {
  tag: '@both-widths',
}, async ({ page }) => {
  test.slow()
  const [gwnummer] = numbersOutsideTheStock()
  const company = aCompany()
  const registration = registrationPage(page)
  await registration.open()
  await registration.country.selectOption('Polen')
  await registration.fill(company)
  await registration.field('Telefon').fill('601 234 567')
  await registration.field('Ort').fill('Poznań')
  await registration.field('Postleitzahl').fill('61-001')
  await registration.field('USt-IdNr.').fill('PL1234567890')
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)
  const partnerNumber = aPartnerNumber()
  await activateCompany({ email: company.email, partnerNumber })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin: 'WAUZZZF4002140977', vatMode: 'REGEL' },
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
