import { expect, test } from 'vitest'
import { Registration } from './registration.ts'

const form = {
  ...{ firstName: 'Erika', lastName: 'Beispiel', email: 'erika@haendler.example', telephone: '+49-611123' },
  ...{ street: 'Ring', house_number: '1', postal_code: '35463', city: 'Fernwald', company_name: 'Autohaus' },
  ...{ password: 'Kolbenring-77', pwdagain: 'Kolbenring-77', bussines_years: 5, avg_sold_cars_per_year: 0 },
}
const abroad = { country: 'AT', postal_code: '1010', vat_id: 'ATU12345675' }
const away = { country: 'CH', postal_code: '8001' }

test.each<[what: string, change: object, flaws: Record<string, string>]>([
  ['of Germany', {}, {}],
  ['of Austria', abroad, {}],
  ['of Switzerland', { ...away, register_number: 'CHE-123', eori: 'CH123' }, {}],
  ['with its address as login', { login: form.email }, {}],
  [
    'with another login',
    { login: 'max@haendler.example' },
    { login: 'Der Benutzername ist Ihre E-Mail-Adresse.' },
  ],
  [
    'with two passwords',
    { pwdagain: 'Kolbenring-78' },
    { pwdagain: 'Die eingegebenen Passwörter stimmen nicht überein.' },
  ],
  ['without the second password', { pwdagain: '' }, { pwdagain: 'Passwort wiederholen ist erforderlich' }],
  ['of a known partner', { already_vendor_box: true, partner_number: '7' }, {}],
  [
    'of a known partner without number',
    { already_vendor_box: true },
    { partner_number: 'Partnernummer ist erforderlich' },
  ],
  [
    'of Germany with a VAT id',
    { vat_id: 'DE123456789' },
    { vat_id: 'Für Deutschland geben Sie bitte keine USt-IdNr. an.' },
  ],
  [
    'of Switzerland with a VAT id',
    { ...away, vat_id: 'CHE123' },
    { vat_id: 'Für dieses Land geben Sie bitte keine USt-IdNr. an.' },
  ],
  ['of Austria with its register number', { ...abroad, register_number: 'FN 123456a' }, {}],
  [
    'of Austria with a number with the customs',
    { ...abroad, eori: 'AT123' },
    { eori: 'Dieses Feld ist nur für Betriebe außerhalb der EU.' },
  ],
  [
    'of Austria with a VAT id of Poland',
    { ...abroad, vat_id: 'PL1234567890' },
    { vat_id: 'Diese Nummer passt nicht zum Land. Österreich: AT und U und 8 Ziffern' },
  ],
  [
    'of Austria without a postal code',
    { ...abroad, postal_code: '' },
    { postal_code: 'Postleitzahl ist erforderlich' },
  ],
  ['of Austria without a VAT id', { ...abroad, vat_id: '' }, { vat_id: 'USt-IdNr. ist erforderlich' }],
  [
    'of Germany with numbers of other countries',
    { register_number: 'HRB 1', eori: 'DE123' },
    {
      register_number: 'Dieses Feld ist nur für Betriebe außerhalb Deutschlands.',
      eori: 'Dieses Feld ist nur für Betriebe außerhalb der EU.',
    },
  ],
  [
    'of Austria with a postal code of Germany',
    { ...abroad, postal_code: '35463' },
    { postal_code: 'Diese Postleitzahl passt nicht zum Land. Österreich: 0000' },
  ],
])('A registration %s', (_, change, flaws) => {
  const { error } = Registration.safeParse({ ...form, ...change })
  expect(
    Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  ).toEqual(flaws)
})
