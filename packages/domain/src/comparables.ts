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

type Columns = { months: Int32Array; mileages: Int32Array; prices: Float64Array }

const columnsOf = (vehicles: readonly Comparable[]): Columns => ({
  months: Int32Array.from(vehicles, ({ registrationMonth }) => registrationMonth),
  mileages: Int32Array.from(vehicles, ({ kilometerstandvon }) => kilometerstandvon),
  prices: Float64Array.from(vehicles, ({ preis }) => preis),
})

const yearOf = ({ registrationMonth }: Comparable) => Math.floor(registrationMonth / 12)

/**
 * The dealer prices of one model group, ready for "what do comparable vehicles cost?". The rows lie in order of price,
 * so the prices that compare come out sorted and their median needs no sorting of its own. A vehicle is compared
 * within three years of registration only: the rest of a large group is too far away to be looked at.
 */
export class PriceGroup {
  readonly #sorted: readonly Comparable[]
  readonly #aroundYear = new Map<number, Columns>()
  readonly #found: Float64Array

  constructor(vehicles: readonly Comparable[]) {
    this.#sorted = [...vehicles].sort((a, b) => a.preis - b.preis)
    this.#found = new Float64Array(vehicles.length)
  }

  #around(year: number): Columns {
    const known = this.#aroundYear.get(year)
    if (known) return known
    const columns = columnsOf(this.#sorted.filter((vehicle) => Math.abs(yearOf(vehicle) - year) <= 1))
    this.#aroundYear.set(year, columns)
    return columns
  }

  /** Writes the prices of the others that compare, ascending, and returns how many there are. */
  #compare(vehicle: Comparable): number {
    const { registrationMonth, kilometerstandvon, preis } = vehicle
    const { months, mileages, prices } = this.#around(yearOf(vehicle))
    const low = kilometerstandvon * (1 - comparableMileageShare)
    const high = kilometerstandvon * (1 + comparableMileageShare)
    let count = 0
    let isMissing = true
    for (let row = 0; row < prices.length; row++) {
      const mileage = mileages[row] as number
      if (mileage < low || mileage > high) continue
      const month = months[row] as number
      if (Math.abs(month - registrationMonth) > comparableMonths) continue
      const price = prices[row] as number
      // The vehicle itself is left out, once: its twins compare.
      if (isMissing && price === preis && mileage === kilometerstandvon && month === registrationMonth)
        isMissing = false
      else this.#found[count++] = price
    }
    return count
  }

  /**
   * How far a vehicle of the group lies below the median price of the others that compare with it.
   * @returns a share (0.08 = 8 % below, negative = above), or null when too few compare
   */
  advantageOf(vehicle: Comparable): number | null {
    const count = this.#compare(vehicle)
    if (count < comparableMinimum) return null
    const upper = this.#found[count >>> 1] as number
    const median = count % 2 === 1 ? upper : (upper + (this.#found[(count >>> 1) - 1] as number)) / 2
    return (median - vehicle.preis) / median
  }
}
