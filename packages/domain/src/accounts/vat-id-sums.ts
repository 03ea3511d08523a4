const digitsOf = (text: string) => Array.from(text, Number)

/** ISO 7064, mod 11,10. */
function isGermanSum(number: string): boolean {
  const product = digitsOf(number.slice(0, 8)).reduce((last, digit) => {
    const sum = (last + digit) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (11 - product) % 10 === Number(number[8])
}

const isBelgianSum = (number: string) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))

/** Keys with letters follow no published rule. */
function isFrenchSum(number: string): boolean {
  const key = number.slice(0, 2)
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key)
}

/** The remainder of a long number by 97, digit by digit: it exceeds the exact range of a number. */
const mod97 = (digits: string) => digitsOf(digits).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)

/** Mod 11 of the older numbers, or mod 97 of those of sole traders since 2020, letters as 10 to 35. */
function isDutchSum(number: string): boolean {
  const weighed = digitsOf(number.slice(0, 8)).reduce((sum, digit, index) => sum + digit * (9 - index), 0)
  if (weighed % 11 === Number(number[8])) return true
  return mod97(Array.from(`NL${number}`, (sign) => Number.parseInt(sign, 36)).join('')) === 1
}

const sums: Readonly<Record<string, (number: string) => boolean>> = {
  DE: isGermanSum,
  BE: isBelgianSum,
  FR: isFrenchSum,
  NL: isDutchSum,
}

/**
 * Whether the check digits of a VAT id are wrong. Only a warning: some valid numbers are known to fail.
 * @param vatId in its stored form
 */
export function hasWrongSum(vatId: string): boolean {
  const isRight = sums[vatId.slice(0, 2)]
  return isRight !== undefined && !isRight(vatId.slice(2))
}
