/** The maximum difference of first registration in months, and of mileage as a share (U-13). */
export const comparableMonths = 12
export const comparableMileageShare = 0.25
/** With fewer comparable vehicles there is no median. */
export const comparableMinimum = 3

/** The vehicles of a model group as columns: months since year 0, km, gross euro of the dealer tier. */
export type Comparables = {
  readonly months: ArrayLike<number>
  readonly mileages: ArrayLike<number>
  readonly prices: ArrayLike<number>
}

/** Callers pass valid indices only, so the value is never undefined. */
const at = (column: ArrayLike<number>, place: number) => column[place] as number

/**
 * A set of ranks optimised for many changes and few reads: ranks are counted in blocks whose size is about the square
 * root of their number.
 */
class RankSet {
  readonly #shift: number
  readonly #held: Uint8Array
  readonly #blocks: Int32Array

  constructor(size: number) {
    this.#shift = Math.ceil(Math.log2(size + 1) / 2)
    this.#held = new Uint8Array(size)
    this.#blocks = new Int32Array((size >>> this.#shift) + 1)
  }

  add(rank: number) {
    const block = rank >>> this.#shift
    this.#held[rank] = 1
    this.#blocks[block] = at(this.#blocks, block) + 1
  }

  remove(rank: number) {
    const block = rank >>> this.#shift
    this.#held[rank] = 0
    this.#blocks[block] = at(this.#blocks, block) - 1
  }

  /** The k-th smallest rank in the set; k counts from 0 and must be less than the size. */
  at(k: number): number {
    let left = k
    let block = 0
    while (at(this.#blocks, block) <= left) left -= at(this.#blocks, block++)
    let rank = block << this.#shift
    while (at(this.#held, rank) <= left) left -= at(this.#held, rank++)
    return rank
  }

  clear() {
    this.#held.fill(0)
    this.#blocks.fill(0)
  }
}

/**
 * How far each vehicle of a model group is below the median price of the comparable others.
 *
 * For each registration month, the vehicles registered close enough are sorted by mileage. As the mileage increases,
 * the comparable ones form a sliding window that only moves upwards, so each vehicle enters and leaves it once per
 * month.
 *
 * @returns shares by index (0.08 = 8 % below, negative = above), NaN where too few are comparable
 */
export function advantagesOf({ months, mileages, prices }: Comparables): Float64Array {
  const size = prices.length
  const sortedBy = (values: ArrayLike<number>) =>
    Uint32Array.from({ length: size }, (_, place) => place).sort((a, b) => at(values, a) - at(values, b))
  const byPrice = sortedBy(prices)
  const rankOf = new Uint32Array(size)
  for (const [rank, place] of byPrice.entries()) rankOf[place] = rank
  // From here on vehicles are indexed by mileage order, so that memory is read sequentially.
  const places = sortedBy(mileages)
  const month = Int32Array.from(places, (place) => at(months, place))
  const mileage = Float64Array.from(places, (place) => at(mileages, place))
  const ranks = Uint32Array.from(places, (place) => at(rankOf, place))

  const window = new RankSet(size)
  const priceOf = (k: number) => at(prices, at(byPrice, window.at(k)))
  const advantages = new Float64Array(size).fill(Number.NaN)
  const near = new Uint32Array(size)
  for (const middle of new Set(month)) {
    window.clear()
    let length = 0
    for (let position = 0; position < size; position++)
      if (Math.abs(at(month, position) - middle) <= comparableMonths) near[length++] = position
    let first = 0
    let end = 0
    for (let index = 0; index < length; index++) {
      const position = at(near, index)
      if (at(month, position) !== middle) continue
      const low = at(mileage, position) * (1 - comparableMileageShare)
      const high = at(mileage, position) * (1 + comparableMileageShare)
      while (end < length && at(mileage, at(near, end)) <= high) window.add(at(ranks, at(near, end++)))
      while (at(mileage, at(near, first)) < low) window.remove(at(ranks, at(near, first++)))
      const others = end - first - 1
      if (others < comparableMinimum) continue
      window.remove(at(ranks, position))
      const upper = priceOf(others >>> 1)
      const median = others % 2 === 1 ? upper : (upper + priceOf((others >>> 1) - 1)) / 2
      window.add(at(ranks, position))
      const place = at(places, position)
      advantages[place] = (median - at(prices, place)) / median
    }
  }
  return advantages
}
