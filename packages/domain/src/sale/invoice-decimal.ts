const places = 8
const scale = 10n ** BigInt(places)
const decimal = /^([+-]?)(\d{0,15})(?:\.(\d{0,8})0{0,20})?$/

/** A decimal number in units of 0.00000001; null for a text that is none, or is more exact. */
export function unitsOf(text: string): bigint | null {
  const [, sign, whole = '', part = ''] = decimal.exec(text) ?? []
  if (whole === '' && part === '') return null
  const units = BigInt(whole || '0') * scale + BigInt(part.padEnd(places, '0'))
  return sign === '-' ? -units : units
}

/** Units as whole cents, half a cent up. */
export function centsOfUnits(units: bigint): number {
  const cent = scale / 100n
  const shifted = units + cent / 2n
  const floor = shifted / cent - (shifted < 0n && shifted % cent !== 0n ? 1n : 0n)
  return Number(floor)
}

/** Quantity times price, for a price of so many pieces. */
export const productOf = (quantity: bigint, price: bigint, base: bigint) => (quantity * price) / base
