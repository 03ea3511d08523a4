/** What decides whether two vehicles of one model group compare: months since year 0, km, gross euro of the dealer tier. */
export type Comparable = {
  readonly registrationMonth: number
  readonly kilometerstandvon: number
  readonly preis: number
}

/** First registration at most this many months apart, mileage at most this share apart (U-13). */
export const comparableMonths = 12
export const comparableMileageShare = 0.25
/** Fewer comparable vehicles say nothing about a price. */
export const comparableMinimum = 3

/**
 * The dealer prices of one model group, ready for "what do comparable vehicles cost?". The rows lie in order of price,
 * so the prices that compare come out sorted and their median needs no sorting of its own.
 */
export class PriceGroup {
  readonly #months: Int32Array
  readonly #mileages: Int32Array
  readonly #prices: Float64Array
  readonly #found: Float64Array

  constructor(vehicles: readonly Comparable[]) {
    const sorted = [...vehicles].sort((a, b) => a.preis - b.preis)
    this.#months = Int32Array.from(sorted, ({ registrationMonth }) => registrationMonth)
    this.#mileages = Int32Array.from(sorted, ({ kilometerstandvon }) => kilometerstandvon)
    this.#prices = Float64Array.from(sorted, ({ preis }) => preis)
    this.#found = new Float64Array(sorted.length)
  }

  /**
   * How far a vehicle of the group lies below the median price of the others that compare with it.
   * @returns a share (0.08 = 8 % below, negative = above), or null when too few compare
   */
  advantageOf({ registrationMonth, kilometerstandvon, preis }: Comparable): number | null {
    const low = kilometerstandvon * (1 - comparableMileageShare)
    const high = kilometerstandvon * (1 + comparableMileageShare)
    let count = 0
    let isItself = true
    for (let row = 0; row < this.#prices.length; row++) {
      const mileage = this.#mileages[row] as number
      if (mileage < low || mileage > high) continue
      const month = this.#months[row] as number
      if (Math.abs(month - registrationMonth) > comparableMonths) continue
      const price = this.#prices[row] as number
      if (isItself && price === preis && mileage === kilometerstandvon && month === registrationMonth) {
        isItself = false
        continue
      }
      this.#found[count++] = price
    }
    if (count < comparableMinimum) return null
    const upper = this.#found[count >>> 1] as number
    const median = count % 2 === 1 ? upper : (upper + (this.#found[(count >>> 1) - 1] as number)) / 2
    return (median - preis) / median
  }
}
