/** The country codes of ITU-T E.164. */
const code = String.raw`[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0357-9]|9[679])\d`
const countryCode = new RegExp(`^(?:${code})`)

/** A phone number in its stored form: country code, hyphen, national number without the leading zero. */
export const telephonePattern = new RegExp(String.raw`^\+(?:${code})-\d{1,15}$`)

export const telephoneExample = '0170 1234567 oder +49 170 1234567'

const germany = '49'
/** Shorter ones are area codes without a number. */
const nationalDigitsMin = 5

/** Longer text is not a phone number. */
export const telephoneMax = 40

/** The characters Germans write between the digits. */
export const telephoneCharacters = /[\d\s+()/.–‑-]/u

/**
 * Splits the digits of an international number, also of one that is not typed completely yet.
 * @returns the country code and the rest, or null while the country code is incomplete
 */
export function splitTelephone(digits: string): { code: string; rest: string } | null {
  const found = countryCode.exec(digits)?.[0]
  return found === undefined ? null : { code: found, rest: digits.slice(found.length) }
}

/** Its national numbers begin with a zero that belongs to them. */
const italy = '39'

/**
 * The digits after the international prefix; numbers with one leading zero are of the given country. Null for other
 * numbers in Germany, where every national number has that zero.
 */
function internationalDigits(compact: string, dial: string): string | null {
  if (compact.startsWith('+')) return compact.slice(1)
  if (compact.startsWith('00')) return compact.slice(2)
  if (compact.startsWith('0')) return dial + (dial === italy ? compact : compact.slice(1))
  return dial === germany || compact === '' ? null : dial + compact
}

/**
 * Converts a phone number as people write it (`0170/1234567`, `0049 170 …`, `+49 (0) 611 …`) to the stored form.
 * @param dial country code of a number without one
 * @returns the stored form, or the trimmed input when it is not a complete phone number
 */
export function normalTelephone(typed: string, dial: string = germany): string {
  if (typed.length > telephoneMax) return typed
  const trimmed = typed.normalize('NFKC').trim()
  const compact = trimmed.replace('(0)', '').replaceAll(/[\s()/.–‑‐-]/gu, '')
  const digits = /^\+?\d{1,20}$/.test(compact) ? internationalDigits(compact, dial) : null
  const parts = digits === null ? null : splitTelephone(digits)
  if (parts === null) return trimmed
  const national = parts.code === germany ? parts.rest.replace(/^0/, '') : parts.rest
  const normal = `+${parts.code}-${national}`
  return national.length >= nationalDigitsMin && telephonePattern.test(normal) ? normal : trimmed
}
