const groupMark = "[. \\u00a0\\u2009\\u202f'’]"
const grouped = new RegExp(`^[1-9]\\d{0,2}(${groupMark})\\d{3}(?:\\1\\d{3})*(?:,(\\d+))?$`)
const plain = /^\d{1,15}(?:[.,](\d+))?$/
const currencyBefore = /^(?:€|EUR)/i
const unitAfter = /(?:€|EURO?|g\/km|km|kW|PS|kg|ccm|cm³|cm|mm|[µμ]m|%)$/i
const noCents = /,[-–—]$/

/**
 * The only reader of numbers as people type them and as German files contain them. A point, space or apostrophe before
 * every group of three digits separates thousands, so '45.000' is 45000 and never 45. A point before fewer digits is
 * accepted as a decimal separator, because keyboards without a comma exist. One sign before and one unit after the
 * number are ignored.
 * @param decimals the most digits after the comma; with 0, '45.00' is no number instead of a mistyped '45.000'
 * @returns the number; NaN for an empty text and for anything that is not clearly one number
 */
export function germanNumber(text: string, decimals = 2): number {
  const [, sign, amount = ''] = /^([+−–-]?)(.*)$/s.exec(text.trim()) ?? []
  const bare = amount.trim().replace(currencyBefore, '').replace(unitAfter, '').trim().replace(noCents, '')
  const found = grouped.exec(bare)
  const parts = found ?? plain.exec(bare)
  const fraction = (found ? found[2] : parts?.[1]) ?? ''
  if (!parts || fraction.length > decimals) return Number.NaN
  const whole = (fraction ? bare.slice(0, -fraction.length - 1) : bare).replace(/\D/g, '')
  const value = Number(`${whole}.${fraction}0`)
  return sign && sign !== '+' && value !== 0 ? -value : value
}

/** `germanNumber` for a field that may be empty: null for an empty one. */
export const typedGermanNumber = (text: string, decimals?: number): number | null =>
  text.trim() === '' ? null : germanNumber(text, decimals)

/** 16400.5 as '16400,5' and no number as '', for a field in which the number is edited. */
export const germanNumberText = (value: number | null | undefined) => String(value ?? '').replace('.', ',')
