import { t } from '../values/text.ts'
import { type UnionCountry, unionCountries, unionCountryCodes } from './countries.ts'

/** The prefix of a country's VAT ids, which differs from its ISO code for Greece only. */
export const vatPrefixOf = (country: UnionCountry) => (country === 'GR' ? 'EL' : country)

/** What people write between the characters. */
const separators = /[\s.,/_‐‑–-]/gu
/** Longer text is not a VAT id. */
const vatIdMax = 40

/**
 * A VAT id in its stored form: prefix of the country and number, without separators. The prefix may be missing, and that
 * of Greece may be written GR.
 */
export function normalVatId(country: UnionCountry, typed: string): string {
  const prefix = vatPrefixOf(country)
  const compact = typed.normalize('NFKC').replaceAll(separators, '').toUpperCase()
  const isForm = (text: string) => unionCountries[country].vat.pattern.test(text)
  // The digits of a number may begin like a prefix: a French one with "FR".
  if (isForm(compact)) return prefix + compact
  const written = [prefix, country].find((start) => compact.startsWith(start))
  return prefix + compact.slice(written?.length ?? 0)
}

/** The form of a country's VAT ids in words. */
export const vatFormOf = (country: UnionCountry) =>
  t`${vatPrefixOf(country)} und ${unionCountries[country].vat.form}`

/** The message about a text that is no VAT id of the country; null for one that is. */
export function vatIdFlaw(country: UnionCountry, typed: string): string | null {
  const isForm = (text: string) => unionCountries[country].vat.pattern.test(text)
  if (typed.length <= vatIdMax && isForm(normalVatId(country, typed).slice(2))) return null
  return t`Diese Nummer passt nicht zum Land. ${unionCountries[country].name}: ${vatFormOf(country)}`
}

/** Whether a text without separators is a VAT id of any country, with its prefix. */
export const isVatId = (text: string) =>
  unionCountryCodes.some(
    (country) =>
      text.startsWith(vatPrefixOf(country)) && unionCountries[country].vat.pattern.test(text.slice(2)),
  )
