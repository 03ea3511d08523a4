import type { Quantity } from './quantities.ts'

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
    const isSecond = dimension !== 'year' && low !== undefined && high === undefined && (read.high ?? 0) > low
    const quantity =
      isSecond && read.dimension === null ? { ...read, dimension, isNet: this.#last.isNet ?? false } : read
    if (quantity.hasTopic) {
      this.#last = quantity
      this.#end = at + quantity.length
    }
    return quantity
  }
}
