import type { Quantity } from './quantities.ts'

/** Ranges of electric cars and rates are smaller: "Reichweite ab 350 km bis 20.000" ends with a price. */
const leastPrice = 1500

/** Keeps what the last number with a topic measured, for a bound behind it: "Preis ab 8000 bis 12000". */
export class TopicOfBounds {
  #last: Partial<Quantity> = {}
  /** Where the tokens behind it begin. */
  #end = -1

  /**
   * @param at the token at which the number begins
   * @returns the number, with the dimension of the one before it where it is the second bound of that
   */
  given(read: Quantity, at: number): Quantity {
    const { dimension = null, low, high } = this.#end === at ? this.#last : {}
    // Years are known by themselves: "ab Bj. 2009 bis 3500".
    const isAbove =
      (read.high ?? 0) > (low ?? 0) && !(dimension === 'other' && (read.high ?? 0) >= leastPrice)
    const isSecond = dimension !== 'year' && low !== undefined && high === undefined && isAbove
    const quantity =
      isSecond && read.dimension === null ? { ...read, dimension, isNet: this.#last.isNet ?? false } : read
    if (quantity.hasTopic) {
      this.#last = quantity
      this.#end = at + quantity.length
    }
    return quantity
  }
}
