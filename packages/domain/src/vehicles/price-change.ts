/**
 * How a price differs from an earlier one.
 * @param now gross euro; 0 = no price
 * @param before gross euro; null = there was no price
 * @returns euro and percent, negative when it fell; null where one of the two is missing
 */
export function priceChange(now: number, before: number | null): { euro: number; percent: number } | null {
  if (now === 0 || before === null || before === 0) return null
  const euro = Math.round((now - before) * 100) / 100
  // A small decrease rounds to -0, which would be written as "-0 %".
  return { euro, percent: Math.round((euro / before) * 1000) / 10 + 0 }
}
