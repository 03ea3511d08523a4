import { type Bits, hasBit, placesOf, setBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { Falling } from './falling.ts'
import type { Slice } from './slices.ts'

/** Sort key of a place: a number from 0 to 2^32-1, smallest first. */
export type KeyOf = (place: number) => number
/** The key of a vehicle that lacks the value: last in both directions. */
export const noKey = 0xffff_ffff

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

/** Key of the order by eaktedokumentid, highest first. */
export const documentKey =
  ({ eaktedokumentid }: Pick<Columns, 'eaktedokumentid'>): KeyOf =>
  (place) =>
    0xffff_ffff - (eaktedokumentid[place] as number)

type Compare = (left: number, right: number) => number

/** So many places are merged in a millisecond or two. */
const mergedPerStep = 65_536

/** Step by step: the places in their order without those that are gone, and with those that come, sorted alike. */
function* merge(places: Int32Array, gone: Bits, coming: Int32Array, compare: Compare) {
  const merged = new Int32Array(places.length + coming.length)
  let count = 0
  let next = 0
  for (let at = 0; at < places.length; at++) {
    if (at % mergedPerStep === 0) yield
    const place = places[at] as number
    if (hasBit(gone, place)) continue
    while (next < coming.length && compare(coming[next] as number, place) < 0)
      merged[count++] = coming[next++] as number
    merged[count++] = place
  }
  while (next < coming.length) merged[count++] = coming[next++] as number
  return merged.subarray(0, count)
}

/** From so many on, places are sorted digit by digit. */
const many = 2000
/** Comparing two vehicles takes as long as so many steps of a walk. */
const stepsPerSorted = 8

/**
 * All vehicles in the order of one sort key, ties by eaktedokumentid descending (U-74). Changed places are noted and
 * worked in when the order is next asked for: one merge, whatever the number of changes; those of a long change are worked
 * in before it shows. Read backwards it is the falling
 * order of the same key (see falling.ts).
 */
export class Order {
  #places: Int32Array
  #touched: Int32Array[] = []
  readonly #keyOf: KeyOf
  readonly #columns: Columns
  readonly #live: Bits

  constructor(places: Int32Array, keyOf: KeyOf, columns: Columns, live: Bits) {
    this.#places = places
    this.#keyOf = keyOf
    this.#columns = columns
    this.#live = live
  }

  /** Notes that the vehicles at these places came or went. */
  touch(places: Int32Array) {
    this.#touched.push(places)
  }

  #compare = (left: number, right: number) =>
    this.#keyOf(left) - this.#keyOf(right) ||
    (this.#columns.eaktedokumentid[right] as number) - (this.#columns.eaktedokumentid[left] as number)

  #compareFalling = (left: number, right: number) => {
    const leftKey = this.#keyOf(left)
    const rightKey = this.#keyOf(right)
    if (leftKey === rightKey || leftKey === noKey || rightKey === noKey) return this.#compare(left, right)
    return rightKey - leftKey
  }

  #sorted(places: Int32Array) {
    if (places.length < many) return places.sort(this.#compare)
    const capacity = this.#columns.eaktedokumentid.length
    return sortPlaces(sortPlaces(places, documentKey(this.#columns), capacity), this.#keyOf, capacity)
  }

  #upToDate(): Int32Array {
    if (this.#touched.length === 0) return this.#places
    const moved = new Int32Array(this.#live.length)
    const added: number[] = []
    for (const places of this.#touched)
      for (const place of places) {
        if (!hasBit(moved, place) && hasBit(this.#live, place)) added.push(place)
        setBit(moved, place)
      }
    const steps = merge(this.#places, moved, this.#sorted(Int32Array.from(added)), this.#compare)
    let step = steps.next()
    while (!step.done) step = steps.next()
    this.#places = step.value
    this.#touched = []
    return this.#places
  }

  /**
   * Works a long change in before it shows, slice by slice, so that no request has to.
   *
   * @param arriving places that no vehicle had in this order before
   * @returns makes the order show it
   */
  async prepare(leaving: readonly number[], arriving: readonly number[], slice: Slice): Promise<() => void> {
    const places = this.#upToDate()
    const gone = new Int32Array(this.#live.length)
    for (const place of leaving) setBit(gone, place)
    const steps = merge(places, gone, this.#sorted(Int32Array.from(arriving)), this.#compare)
    let step = steps.next()
    while (!step.done) {
      if (slice.isOver()) await slice.next()
      step = steps.next()
    }
    const prepared = step.value
    return () => {
      this.#places = prepared
    }
  }

  /**
   * The places from `offset` on, at most `size`, among the `total` vehicles of `found`. Whichever is least work: walking
   * the order from the front, from the back, or sorting what was found, when that is little.
   */
  page(
    found: Bits,
    total: number,
    { offset, size, isFalling = false }: { offset: number; size: number; isFalling?: boolean },
  ): ArrayLike<number> {
    const wanted = Math.min(size, total - offset)
    if (wanted <= 0) return []
    const places = this.#upToDate()
    const falling = isFalling ? new Falling(places, this.#keyOf, noKey, found) : null
    if (total === places.length)
      return falling ? falling.ofAll(offset, wanted) : places.subarray(offset, offset + wanted)
    const perHit = places.length / total
    const forward = (offset + wanted) * perHit
    const backward = (total - offset) * perHit
    const sorting = total * stepsPerSorted * Math.log2(total + 1)
    if (sorting < forward && sorting < backward)
      return placesOf(found, total)
        .sort(falling ? this.#compareFalling : this.#compare)
        .subarray(offset, offset + wanted)
    if (falling)
      return forward <= backward
        ? falling.fromFront(offset, wanted)
        : falling.fromEnd(total - offset - 1, wanted)
    return forward <= backward
      ? walk(places, found, offset, wanted, 1)
      : walk(places, found, total - offset - wanted, wanted, -1).reverse()
  }

  /** Up to `size` places of `found` whose keys come closest to `key`, closest first. */
  nearest(found: Bits, total: number, key: number, size: number): number[] {
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
}

/** Fewer changed places are quickly worked in when somebody asks for an order, which may be never. */
const manyPlaces = 200

/**
 * Notes a change that will show soon.
 *
 * @returns what makes each order show it
 */
export async function noteIn(
  orders: readonly Order[],
  leaving: readonly number[],
  arriving: readonly number[],
  slice: Slice,
) {
  const touched = Int32Array.from([...leaving, ...arriving])
  if (touched.length < manyPlaces) return orders.map((order) => () => order.touch(touched))
  const prepared: (() => void)[] = []
  for (const order of orders) prepared.push(await order.prepare(leaving, arriving, slice))
  return prepared
}

function walk(places: Int32Array, found: Bits, skip: number, wanted: number, step: 1 | -1): number[] {
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
