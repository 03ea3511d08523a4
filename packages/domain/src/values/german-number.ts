import type { Language } from '../site/language.ts'

/** How a language writes numbers: between thousands, before decimals, and units beside those of `unitAfter`. */
type Notation = { groups: string; decimal: ',' | '.'; units?: string }

// Blanks and apostrophes mean thousands everywhere.
const blanks = " \\u00a0\\u2009\\u202f'’"
const notations: Record<Language, Notation> = {
  de: { groups: `.${blanks}`, decimal: ',' },
  en: { groups: `,${blanks}`, decimal: '.', units: 'hp|bhp|cc' },
  pl: { groups: blanks, decimal: ',' },
  fr: { groups: blanks, decimal: ',', units: 'ch|cv' },
  nl: { groups: `.${blanks}`, decimal: ',', units: 'pk' },
}

const plain = /^\d{1,15}(?:[.,](\d+))?$/
const currencyBefore = /^(?:€|EUR)/i
const unitAfter = '€|EURO?|g\\/km|km|kW|PS|kg|ccm|cm³|cm|mm|[µμ]m|%'

function readerFor({ groups, decimal, units }: Notation) {
  return {
    grouped: new RegExp(`^[1-9]\\d{0,2}([${groups}])\\d{3}(?:\\1\\d{3})*(?:[${decimal}](\\d+))?$`),
    unit: new RegExp(`(?:${unitAfter}${units ? `|${units}` : ''})$`, 'i'),
    noCents: new RegExp(`[${decimal}][-–—]$`),
  }
}
const readers = new Map<Language, ReturnType<typeof readerFor>>()

function readerOf(language: Language) {
  const reader = readers.get(language) ?? readerFor(notations[language])
  readers.set(language, reader)
  return reader
}

/**
 * The only reader of numbers as people type them and as German files contain them. The sign of the language, a blank or
 * an apostrophe before every group of three digits separates thousands: in German '45.000' is 45000 and never 45, in
 * English '45,000'. The sign of other languages is accepted before one or two decimals ('4.5' in German), because
 * keyboards differ; before three digits it may mean thousands or decimals, so that '45.000' is refused in English. One
 * sign before and one unit after the number are ignored.
 * @param decimals the most digits after the decimal sign; with 0, '45.00' is no number instead of a mistyped '45.000'
 * @returns the number; NaN for an empty text and for anything that is not clearly one number
 */
export function numberIn(language: Language, text: string, decimals = 2): number {
  const { grouped, unit, noCents } = readerOf(language)
  const [, sign, amount = ''] = /^([+−–-]?)(.*)$/s.exec(text.trim()) ?? []
  const bare = amount.trim().replace(currencyBefore, '').replace(unit, '').trim().replace(noCents, '')
  const found = grouped.exec(bare)
  const parts = found ?? plain.exec(bare)
  const fraction = (found ? found[2] : parts?.[1]) ?? ''
  if (!parts || fraction.length > decimals) return Number.NaN
  const whole = (fraction ? bare.slice(0, -fraction.length - 1) : bare).replace(/\D/g, '')
  const value = Number(`${whole}.${fraction}0`)
  return sign && sign !== '+' && value !== 0 ? -value : value
}

/** `numberIn` for texts that are German whoever reads them, as those of files. */
export const germanNumber = (text: string, decimals?: number) => numberIn('de', text, decimals)
