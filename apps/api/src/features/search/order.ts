import { type AnyBits, eachPlace, hasBit, nthPlace, setBit, wordsFor } from './bits.ts'

/** Sort key of a place: a number from 0 to 2^32-1, smallest first. */
export type KeyOf = (place: number) => number

const digits = 65_536

/** One stable pass of a radix sort over 16 bits of the keys. */
function pass(places: Int32Array, keys: Uint32Array, shift: number): Int32Array {
  const starts = new Uint32Array(digits + 1)
  for (const place of places) {
    const digit = ((keys[place] as number) >>> shift) & 0xffff
    starts[digit + 1] = (starts[digit + 1] as number) + 1
  }
  for (let digit = 0; digit < digits; digit++)
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number)
  const sorted = new Int32Array(places.length)
  for (const place of places) {
    const digit = ((keys[place] as number) >>> shift) & 0xffff
    const at = starts[digit] as number
    sorted[at] = place
    starts[digit] = at + 1
  }
  return sorted
}

/** Sorts places by key; equal keys keep the order they came in, so that ties follow the order given. */
export function sortPlaces(places: Int32Array, keyOf: KeyOf, capacity: number): Int32Array {
  const keys = new Uint32Array(capacity)
  let largest = 0
  for (const place of places) {
    const key = keyOf(place)
    keys[place] = key
    if (key > largest) largest = key
  }
  const lower = largest === 0 ? places : pass(places, keys, 0)
  return largest < digits ? lower : pass(lower, keys, 16)
}

/**
 * All vehicles in the order of one sort key, ties by eaktedokumentid descending (U-74). Changed places are noted and
 * worked in when the order is next asked for: one merge, whatever the number of changes.
 */
export class Order {
  #places: Int32Array
  #ranks: Int32Array | null = null
  readonly #changed = new Set<number>()
  readonly #keyOf: KeyOf
  readonly #documents: Int32Array
  readonly #live: AnyBits

  constructor(places: Int32Array, keyOf: KeyOf, documents: Int32Array, live: AnyBits) {
    this.#places = places
    this.#keyOf = keyOf
    this.#documents = documents
    this.#live = live
  }

  /** Notes that the vehicle at this place came, went or changed. */
  touch(place: number) {
    this.#changed.add(place)
  }

  #compare = (left: number, right: number) =>
    this.#keyOf(left) - this.#keyOf(right) ||
    (this.#documents[right] as number) - (this.#documents[left] as number)

  #upToDate(): Int32Array {
    if (this.#changed.size === 0) return this.#places
    const moved = new Int32Array(this.#live.length)
    for (const place of this.#changed) setBit(moved, place)
    const coming = [...this.#changed].filter((place) => hasBit(this.#live, place)).sort(this.#compare)
    const merged = new Int32Array(this.#places.length + coming.length)
    let count = 0
    let next = 0
    for (const place of this.#places) {
      if (hasBit(moved, place)) continue
      while (next < coming.length && this.#compare(coming[next] as number, place) < 0)
        merged[count++] = coming[next++] as number
      merged[count++] = place
    }
    while (next < coming.length) merged[count++] = coming[next++] as number
    this.#places = merged.subarray(0, count)
    this.#ranks = null
    this.#changed.clear()
    return this.#places
  }

  #ranksOf(places: Int32Array): Int32Array {
    if (this.#ranks) return this.#ranks
    const ranks = new Int32Array(this.#documents.length)
    for (let rank = 0; rank < places.length; rank++) ranks[places[rank] as number] = rank
    this.#ranks = ranks
    return ranks
  }

  /**
   * The places from `offset` on, at most `size`, among the `total` vehicles of `found`. Whichever is least work: walking
   * the order from the front, from the back, or translating the result into ranks and counting ones to the offset. The
   * last bounds the cost of a page by the size of the result, at any depth.
   */
  page(found: AnyBits, total: number, offset: number, size: number): number[] {
    const wanted = Math.min(size, total - offset)
    if (wanted <= 0) return []
    const places = this.#upToDate()
    const perHit = places.length / total
    const forward = (offset + wanted) * perHit
    const backward = (total - offset) * perHit
    const translate = total * 2 + places.length / 16
    if (translate < forward && translate < backward) return this.#byRank(places, found, offset, wanted)
    return forward <= backward
      ? walk(places, found, offset, wanted, 1)
      : walk(places, found, total - offset - wanted, wanted, -1).reverse()
  }

  /** Up to `size` places of `found` whose keys come closest to `key`, closest first. */
  nearest(found: AnyBits, total: number, key: number, size: number): number[] {
    const places = this.#upToDate()
    const keyAt = (at: number) => this.#keyOf(places[at] as number)
    let above = 0
    for (let end = places.length; above < end; ) {
      const middle = (above + end) >>> 1
      if (keyAt(middle) < key) above = middle + 1
      else end = middle
    }
    let below = above - 1
    const isFound = (at: number) => hasBit(found, places[at] as number)
    const nearest: number[] = []
    while (nearest.length < Math.min(size, total)) {
      while (below >= 0 && !isFound(below)) below--
      while (above < places.length && !isFound(above)) above++
      const takeBelow = above >= places.length || (below >= 0 && key - keyAt(below) <= keyAt(above) - key)
      nearest.push(places[takeBelow ? below-- : above++] as number)
    }
    return nearest
  }

  #byRank(places: Int32Array, found: AnyBits, offset: number, wanted: number): number[] {
    const ranks = this.#ranksOf(places)
    const ranked = new Int32Array(wordsFor(places.length))
    eachPlace(found, (place) => setBit(ranked, ranks[place] as number))
    const page: number[] = []
    for (let rank = nthPlace(ranked, offset); page.length < wanted; rank++)
      if (hasBit(ranked, rank)) page.push(places[rank] as number)
    return page
  }
}

function walk(places: Int32Array, found: AnyBits, skip: number, wanted: number, step: 1 | -1): number[] {
  const page: number[] = []
  let left = skip
  for (let at = step === 1 ? 0 : places.length - 1; page.length < wanted; at += step) {
    const place = places[at] as number
    if (!hasBit(found, place)) continue
    if (left > 0) left--
    else page.push(place)
  }
  return page
}
