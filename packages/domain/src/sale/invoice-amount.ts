/** @returns '-1234.50' for an amount in cents */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const decimal = /^([+-]?)(\d{0,12})(?:\.(\d{0,20}))?$/

/**
 * A decimal number in hundredths, so that amounts become cents. Further decimals are cut off.
 * @returns `isExact` is false if decimals other than 0 were cut off or there are more than two; null for a text that is no decimal number
 */
export function hundredthsOf(text: string): { value: number; isExact: boolean } | null {
  const [, sign, whole = '', part = ''] = decimal.exec(text) ?? []
  if (whole === '' && part === '') return null
  const value = Number(`${whole}${part.slice(0, 2).padEnd(2, '0')}`)
  return { value: sign === '-' && value > 0 ? -value : value, isExact: part.length <= 2 }
}
