import { type Bits, hasBit } from './bits.ts'

/**
 * Reads a descending order from the ascending one, so that no second list is stored. Groups of equal keys are read from
 * last to first; the order within a group is that of the list.
 */
export class DescendingOrder {
  readonly #places: Int32Array
  readonly #keyOf: (place: number) => number
  readonly #found: Bits

  /**
   * @param places in ascending order
   * @param found the places of the search result
   */
  constructor(places: Int32Array, keyOf: (place: number) => number, found: Bits) {
    this.#places = places
    this.#keyOf = keyOf
    this.#found = found
  }

  #keyAt(at: number) {
    return this.#keyOf(this.#places[at] as number)
  }

  #isFound(at: number) {
    return hasBit(this.#found, this.#places[at] as number)
  }

  /** The position of the match after `count` matches from `from` on; there must be one. */
  #nth(count: number, from: number, step: 1 | -1): number {
    let at = from
    for (let passed = 0; ; at += step) if (this.#isFound(at) && passed++ === count) return at
  }

  /** At most `wanted` matches after the first `offset` ones; for a result that contains all places. */
  ofAll = (offset: number, wanted: number) => this.#from(this.#places.length - 1 - offset, wanted)

  /** The same for any result; skipped matches are counted from the front. */
  fromFront = (offset: number, wanted: number) =>
    this.#from(this.#nth(offset, this.#places.length - 1, -1), wanted)

  /** The same, counted from the end: `behind` matches follow the first wanted one. */
  fromEnd = (behind: number, wanted: number) => this.#from(this.#nth(behind, 0, 1), wanted)

  /** @param start position of the first wanted match if the whole list were reversed, equal keys included */
  #from(start: number, wanted: number): number[] {
    const page: number[] = []
    let key = this.#keyAt(start)
    let top = start
    let skipped = 0
    for (let at = start + 1; at < this.#places.length; at++) {
      if (!this.#isFound(at)) continue
      if (this.#keyAt(at) !== key) break
      top = at
      skipped++
    }
    const [places, found] = [this.#places, this.#found]
    let group: number[] = []
    const take = () => {
      page.push(...group.reverse().slice(skipped, skipped + wanted - page.length))
      skipped = 0
      group = []
    }
    for (let at = top; at >= 0 && page.length < wanted; at--) {
      const place = places[at] as number
      if (!hasBit(found, place)) continue
      const next = this.#keyOf(place)
      if (next !== key) take()
      key = next
      group.push(place)
    }
    if (page.length < wanted) take()
    return page
  }
}
