/** First registration at most this many months apart, mileage at most this share apart (U-13). */
const comparableMonths = 12
const comparableMileageShare = 0.25
/** Fewer comparable vehicles say nothing about a price. */
const comparableMinimum = 3

/** The vehicles of one model group, a place each: months since year 0, km, gross euro of the dealer tier. */
export type Comparables = {
  readonly months: ArrayLike<number>
  readonly mileages: ArrayLike<number>
  readonly prices: ArrayLike<number>
}

/** No place beyond the columns is asked for. */
const at = (column: ArrayLike<number>, place: number) => column[place] as number

/** A set of ranks that is changed far more often than asked: the ranks are counted in parcels of about the root of them. */
class RankSet {
  readonly #shift: number
  readonly #held: Uint8Array
  readonly #parcels: Int32Array

  constructor(size: number) {
    this.#shift = Math.ceil(Math.log2(size + 1) / 2)
    this.#held = new Uint8Array(size)
    this.#parcels = new Int32Array((size >>> this.#shift) + 1)
  }

  add(rank: number) {
    const parcel = rank >>> this.#shift
    this.#held[rank] = 1
    this.#parcels[parcel] = at(this.#parcels, parcel) + 1
  }

  remove(rank: number) {
    const parcel = rank >>> this.#shift
    this.#held[rank] = 0
    this.#parcels[parcel] = at(this.#parcels, parcel) - 1
  }

  /** The k-th smallest rank held, k from 0 and below the number held. */
  at(k: number): number {
    let left = k
    let parcel = 0
    while (at(this.#parcels, parcel) <= left) left -= at(this.#parcels, parcel++)
    let rank = parcel << this.#shift
    while (at(this.#held, rank) <= left) left -= at(this.#held, rank++)
    return rank
  }

  clear() {
    this.#held.fill(0)
    this.#parcels.fill(0)
  }
}

/**
 * How far each vehicle of a model group lies below the median price of the others that compare with it.
 *
 * Month by month, the vehicles registered close enough lie in order of mileage. As the mileage of the vehicle in
 * question grows, those that compare are a window that only slides upwards, so each enters and leaves it once a month.
 *
 * @returns shares by place (0.08 = 8 % below, negative = above), NaN where too few compare
 */
export function advantagesOf({ months, mileages, prices }: Comparables): Float64Array {
  const size = prices.length
  const sortedBy = (values: ArrayLike<number>) =>
    Uint32Array.from({ length: size }, (_, place) => place).sort((a, b) => at(values, a) - at(values, b))
  const byPrice = sortedBy(prices)
  const rankOf = new Uint32Array(size)
  for (const [rank, place] of byPrice.entries()) rankOf[place] = rank
  // From here on a vehicle is its position in the order of mileage, so that memory is read forwards.
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
