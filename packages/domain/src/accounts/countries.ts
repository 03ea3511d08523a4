import { namesOf } from '../values/records.ts'
import { t } from '../values/text.ts'

/** A form: the pattern, and how it is described to people. */
type Form = readonly [RegExp, string]

const five: Form = [/^\d{5}$/, '00000']
const four: Form = [/^\d{4}$/, '0000']
const threeAndTwo: Form = [/^\d{3} ?\d{2}$/, '000 00']
function digitsText(first: number, second?: number, third?: number): string {
  if (second === undefined) return t`${first} Ziffern`
  return third === undefined
    ? t`${first} oder ${second} Ziffern`
    : t`${first} oder ${second} oder ${third} Ziffern`
}

const digits = (...counts: [number, number?, number?]): Form => [
  new RegExp(`^(?:${counts.map((count) => `\\d{${count}}`).join('|')})$`),
  digitsText(...counts),
]

/**
 * @param vat what follows the prefix of a VAT id
 * @param dial the country code of telephone numbers
 * @param register the register of companies, by the name on its extracts
 */
const country = (name: string, vat: Form, postalCode: Form, dial: string, register: string) => ({
  name,
  vat: { pattern: vat[0], form: vat[1] },
  postalCode: { pattern: postalCode[0], form: postalCode[1] },
  dial,
  register,
})

const ireland: Form = [/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, t('8 oder 9 Zeichen wie 1234567FA')]

/** The European Union and, as XI, Northern Ireland, which belongs to the VAT area of the Union for goods. */
export const unionCountries = {
  BE: country(t('Belgien'), [/^[01]\d{9}$/, t('10 Ziffern, die erste 0 oder 1')], four, '32', 'KBO/BCE'),
  BG: country(t('Bulgarien'), digits(9, 10), four, '359', 'Targovski registar'),
  DK: country(t('Dänemark'), digits(8), four, '45', 'CVR'),
  DE: country(t('Deutschland'), [/^[1-9]\d{8}$/, t('9 Ziffern')], five, '49', 'Handelsregister'),
  EE: country(t('Estland'), digits(9), five, '372', 'Äriregister'),
  FI: country(t('Finnland'), digits(8), five, '358', 'Kaupparekisteri'),
  FR: country(
    t('Frankreich'),
    [/^[A-HJ-NP-Z0-9]{2}\d{9}$/, t('2 Zeichen und 9 Ziffern')],
    five,
    '33',
    'RCS (Kbis)',
  ),
  GR: country(t('Griechenland'), digits(9), threeAndTwo, '30', 'GEMI'),
  IE: country(t('Irland'), ireland, [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'A00 AA00'], '353', 'CRO'),
  IT: country(t('Italien'), digits(11), five, '39', 'Registro delle Imprese'),
  HR: country(t('Kroatien'), digits(11), five, '385', 'Sudski registar'),
  LV: country(t('Lettland'), digits(11), [/^(?:LV-)?\d{4}$/i, 'LV-0000'], '371', 'Uzņēmumu reģistrs'),
  LT: country(t('Litauen'), digits(9, 12), [/^(?:LT-)?\d{5}$/i, 'LT-00000'], '370', 'Registrų centras'),
  LU: country(t('Luxemburg'), digits(8), [/^(?:L-)?\d{4}$/i, 'L-0000'], '352', 'RCS Luxembourg'),
  MT: country(t('Malta'), digits(8), [/^[A-Z]{3} ?\d{4}$/i, 'AAA 0000'], '356', 'Malta Business Registry'),
  NL: country(
    t('Niederlande'),
    [/^\d{9}B\d{2}$/, t('9 Ziffern, B und 2 Ziffern')],
    [/^\d{4} ?[A-Z]{2}$/i, '0000 AA'],
    '31',
    'KvK',
  ),
  XI: country(
    t('Nordirland'),
    digits(9, 12),
    [/^BT\d{1,2} ?\d[A-Z]{2}$/i, 'BT00 0AA'],
    '44',
    'Companies House',
  ),
  AT: country(t('Österreich'), [/^U\d{8}$/, t('U und 8 Ziffern')], four, '43', 'Firmenbuch'),
  PL: country(t('Polen'), digits(10), [/^\d{2}-\d{3}$/, '00-000'], '48', t('KRS oder CEIDG')),
  PT: country(t('Portugal'), digits(9), [/^\d{4}-\d{3}$/, '0000-000'], '351', 'Registo Comercial'),
  RO: country(t('Rumänien'), [/^\d{2,10}$/, t('2 bis 10 Ziffern')], [/^\d{6}$/, '000000'], '40', 'ONRC'),
  SE: country(t('Schweden'), [/^\d{10}01$/, t('12 Ziffern, am Ende 01')], threeAndTwo, '46', 'Bolagsverket'),
  SK: country(t('Slowakei'), digits(10), threeAndTwo, '421', 'Obchodný register'),
  SI: country(t('Slowenien'), digits(8), four, '386', 'AJPES'),
  ES: country(
    t('Spanien'),
    [/^[A-Z0-9]\d{7}[A-Z0-9]$/, t('9 Zeichen wie B12345678')],
    five,
    '34',
    'Registro Mercantil',
  ),
  CZ: country(t('Tschechien'), digits(8, 9, 10), threeAndTwo, '420', 'Obchodní rejstřík'),
  HU: country(t('Ungarn'), digits(8), four, '36', 'Cégjegyzék'),
  CY: country(
    t('Zypern'),
    [/^\d{8}[A-Z]$/, t('8 Ziffern und ein Buchstabe')],
    four,
    '357',
    'Registrar of Companies',
  ),
}
export type UnionCountry = keyof typeof unionCountries

const thirdCountry = (name: string, postalCode: Form, dial: string, register: string) => ({
  name,
  postalCode: { pattern: postalCode[0], form: postalCode[1] },
  dial,
  register,
})

const britain: Form = [/^(?!BT)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'AA00 0AA']

/** Countries outside the VAT area of the Union whose companies may register: sales to them are exports. */
const thirdCountries = {
  AL: thirdCountry(t('Albanien'), four, '355', 'QKB'),
  BA: thirdCountry(t('Bosnien und Herzegowina'), five, '387', 'Sudski registar'),
  GB: thirdCountry(t('Großbritannien'), britain, '44', 'Companies House'),
  IS: thirdCountry(t('Island'), [/^\d{3}$/, '000'], '354', 'Fyrirtækjaskrá'),
  LI: thirdCountry(t('Liechtenstein'), [/^94\d{2}$/, '9400'], '423', 'Handelsregister'),
  MD: thirdCountry(t('Moldau'), [/^(?:MD-?)?\d{4}$/i, 'MD-0000'], '373', 'ASP'),
  ME: thirdCountry(t('Montenegro'), five, '382', 'CRPS'),
  MK: thirdCountry(t('Nordmazedonien'), four, '389', 'Centralen registar'),
  NO: thirdCountry(t('Norwegen'), four, '47', 'Brønnøysundregistrene'),
  CH: thirdCountry(t('Schweiz'), four, '41', 'Handelsregister'),
  RS: thirdCountry(t('Serbien'), five, '381', 'APR'),
  TR: thirdCountry(t('Türkei'), five, '90', 'Ticaret Sicili'),
  UA: thirdCountry(t('Ukraine'), five, '380', 'EDR'),
}

/** What depends on the country of a company, by ISO code. */
export const countries = { ...unionCountries, ...thirdCountries }
export type Country = keyof typeof countries
export const countryCodes = namesOf(countries)
export const unionCountryCodes = namesOf(unionCountries)

/** Whether a company of the country has a VAT id of the Union, so that sales to it are no exports. */
export const isInUnion = (code: string): code is UnionCountry => Object.hasOwn(unionCountries, code)

/** The country of the house: its dealers need no VAT id, and the rules of the specification apply to them. */
export const homeCountry: Country = 'DE'

/** The country of a stored code. @throws for a code that is not in the table */
export function countryOf(code: string): Country {
  const found = countryCodes.find((known) => known === code)
  if (found === undefined) throw new Error(`Unknown country ${code}`)
  return found
}

/** The message about a postal code that does not fit the country; null for one that does. */
export function postalCodeFlaw(code: Country, text: string): string | null {
  const { name, postalCode } = countries[code]
  return postalCode.pattern.test(text)
    ? null
    : t`Diese Postleitzahl passt nicht zum Land. ${name}: ${postalCode.form}`
}
