import type { Page } from '@playwright/test'
import type { Company } from '../applicants.ts'

/** The registration form. */
export function registrationPage(page: Page) {
  const main = page.getByRole('main')
  const field = (label: string) => main.getByRole('textbox', { name: label, exact: true })
  const alreadyCustomer = main.getByLabel('Ich bin bereits Kunde')
  const partnerNumber = field('Partnernummer')
  const country = main.getByRole('combobox', { name: 'Land' })
  async function fill(company: Company) {
    await main.getByLabel('Anrede').selectOption('Frau')
    await field('Vorname').fill(company.firstName)
    await field('Nachname').fill(company.lastName)
    await field('E-Mail').fill(company.email)
    await field('Telefon').fill('+49-6990009345')
    await field('Firma').fill(company.company_name)
    await field('Straße').fill('Hanauer Landstraße')
    await field('Hausnummer').fill('214a')
    await field('Postleitzahl').fill('60314')
    await field('Ort').fill('Frankfurt am Main')
    await field('Geschäftsjahre').fill('12')
    await field('Verkaufte Fahrzeuge pro Jahr').fill('180')
    await field('Passwort').fill(company.password)
    await field('Passwort wiederholen').fill(company.password)
    if (!company.partner_number) return
    await alreadyCustomer.check()
    await partnerNumber.fill(company.partner_number)
  }
  return {
    field,
    alreadyCustomer,
    partnerNumber,
    country,
    login: field('Benutzername'),
    comments: main.getByLabel('Bemerkungen'),
    submit: main.getByRole('button', { name: 'Registrierung senden' }),
    open: () => page.goto('/#/register'),
    fill,
    /** For a company from Poland; the last digit of the VAT id decides what the sample service answers. */
    async fillFromPoland(company: Company, vatId: string) {
      await country.selectOption('Polen')
      await fill(company)
      await field('Telefon').fill('601 234 567')
      await field('Ort').fill('Poznań')
      await field('Postleitzahl').fill('61-001')
      await field('USt-IdNr.').fill(vatId)
    },
  }
}
