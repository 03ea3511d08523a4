import { type Bits, hasBit } from './bits.ts'

/**
 * Reads a descending order from the ascending one, so that no second list is stored: groups of equal keys from last to
 * first, each in unchanged order, followed by vehicles without a value, which are last in both directions.
 */
export class DescendingOrder {
  readonly #places: Int32Array
  readonly #keyOf: (place: number) => number
  readonly #found: Bits
  /** The number of places with a value. */
  readonly #known: number

  /** @param places in ascending order; those whose key is `none` are at the end */
  constructor(places: Int32Array, keyOf: (place: number) => number, none: number, found: Bits) {
    this.#places = places
    this.#keyOf = keyOf
    this.#found = found
    let known = 0
    for (let end = places.length; known < end; ) {
      const middle = (known + end) >>> 1
      if (this.#keyAt(middle) < none) known = middle + 1
      else end = middle
    }
    this.#known = known
  }

  #keyAt(at: number) {
    return this.#keyOf(this.#places[at] as number)
  }

  #isFound(at: number) {
    return hasBit(this.#found, this.#places[at] as number)
  }

  /**
   * The position of the `count`th match from `from` on, before `end` (null = none), and the number of matches before
   * it.
   */
  #nth(count: number, from: number, end: number, step: 1 | -1): { at: number | null; passed: number } {
    const [places, found] = [this.#places, this.#found]
    let passed = 0
    for (let at = from; at !== end; at += step) {
      if (!hasBit(found, places[at] as number)) continue
      if (passed === count) return { at, passed }
      passed++
    }
    return { at: null, passed }
  }

  /** At most `wanted` matches from the `offset`th on, if all places match. */
  ofAll(offset: number, wanted: number) {
    return this.#from(offset < this.#known ? this.#known - 1 - offset : offset, wanted)
  }

  /** The same, counting matches from the front. */
  fromFront(offset: number, wanted: number) {
    const { at, passed } = this.#nth(offset, this.#known - 1, -1, -1)
    const start = at ?? this.#nth(offset - passed, this.#known, this.#places.length, 1).at
    return this.#from(start, wanted)
  }

  /** The same, counting from the end, with `behind` matches after the first wanted one. */
  fromEnd(behind: number, wanted: number) {
    const { at, passed } = this.#nth(behind, this.#places.length - 1, this.#known - 1, -1)
    return this.#from(at ?? this.#nth(behind - passed, 0, this.#known, 1).at, wanted)
  }

  /** @param start the match that would be first if equal keys were reversed as well */
  #from(start: number | null, wanted: number): number[] {
    const page: number[] = []
    if (start === null) return page
    if (start < this.#known) this.#takeGroups(start, wanted, page)
    for (let at = Math.max(start, this.#known); at < this.#places.length && page.length < wanted; at++)
      if (this.#isFound(at)) page.push(this.#places[at] as number)
    return page
  }

  #takeGroups(start: number, wanted: number, page: number[]) {
    let key = this.#keyAt(start)
    let top = start
    let skipped = 0
    for (let at = start + 1; at < this.#known; at++) {
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
  }
}
