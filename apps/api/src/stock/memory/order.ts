import { type Bits, hasBit, placesOf, setBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { DescendingOrder } from './descending.ts'
import { atOnce, inSlices, type Slice } from './slices.ts'
import {
  documentKey,
  insertFew,
  insertMany,
  type KeyOf,
  noKey,
  sortPlaces,
  writeKeys,
} from './sorted-places.ts'

/** At least this many changed places are sorted by radix sort and merged in one scan over all places. */
const many = 2000
/** Sorting one place costs as much as this many steps of a scan. */
const stepsPerSorted = 8

/**
 * The vehicles with a value of one sort key, in ascending order of it, ties by eaktedokumentid descending (U-74). It
 * does not contain vehicles without a value, which are last in both directions (see query/ordered.ts). Changed places
 * are recorded, and merged together when the order is next used. Places of a long change are merged before it becomes
 * visible. The descending order of the same key is read from this one (see descending.ts).
 */
export class Order {
  #places: Int32Array
  #changed: Int32Array[] = []
  readonly #keyOf: KeyOf
  readonly #columns: Columns
  readonly #live: Bits

  /** @param places sorted; their buffer has capacity for all places */
  constructor(places: Int32Array, keyOf: KeyOf, columns: Columns, live: Bits) {
    this.#places = places
    this.#keyOf = keyOf
    this.#columns = columns
    this.#live = live
  }

  get #capacity() {
    return this.#columns.eaktedokumentid.length
  }

  /** Records that vehicles were added to or removed from these places. */
  markChanged(places: Int32Array) {
    this.#changed.push(places)
  }

  #compare = (left: number, right: number) =>
    this.#keyOf(left) - this.#keyOf(right) ||
    (this.#columns.eaktedokumentid[right] as number) - (this.#columns.eaktedokumentid[left] as number)

  #compareDescending = (left: number, right: number) =>
    this.#keyOf(right) - this.#keyOf(left) || this.#compare(left, right)

  #hasKey = (place: number) => this.#keyOf(place) !== noKey

  /** The list after merging the recorded changes into it. */
  #upToDate(): Int32Array {
    if (this.#changed.length === 0) return this.#places
    const moved = new Int32Array(this.#live.length)
    const live: number[] = []
    for (const places of this.#changed)
      for (const place of places) {
        if (!hasBit(moved, place) && hasBit(this.#live, place) && this.#hasKey(place)) live.push(place)
        setBit(moved, place)
      }
    this.#changed = []
    const places = this.#places
    let count = 0
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number
      if (!hasBit(moved, place)) places[count++] = place
    }
    const kept = places.subarray(0, count)
    const added = Int32Array.from(live)
    this.#places = added.length < many ? this.#withFew(kept, added) : this.#withMany(kept, added)
    return this.#places
  }

  #withFew(kept: Int32Array, added: Int32Array) {
    return insertFew(kept, added.sort(this.#compare), this.#compare)
  }

  #withMany(kept: Int32Array, added: Int32Array) {
    const keys = new Uint32Array(this.#capacity)
    const newestFirst = sortPlaces(added, documentKey(this.#columns), keys)
    atOnce(writeKeys(keys, this.#keyOf))
    return insertMany(kept, sortPlaces(newestFirst, this.#keyOf, keys), keys, this.#columns)
  }

  /**
   * Merges places that will become visible, so that no request has to. Until then no search finds them.
   *
   * @param arriving by eaktedokumentid descending
   * @param keys buffer for the key of every place
   */
  async merge(arriving: Int32Array, keys: Uint32Array, slice: Slice) {
    const before = this.#upToDate()
    const added = arriving.filter(this.#hasKey)
    if (added.length < many) {
      this.#places = this.#withFew(before, added)
      return
    }
    await inSlices(writeKeys(keys, this.#keyOf), slice)
    const sorted = sortPlaces(added, this.#keyOf, keys)
    // The rest runs without interruption, because requests read the list.
    await slice.next()
    this.#places = insertMany(before, sorted, keys, this.#columns)
  }

  /**
   * At most `size` places of `found` from `offset` on, in this order. Uses the fastest method: scanning the order from
   * the front or from the end, or sorting a small result.
   *
   * @param found places that are all in this order
   * @param total their number
   */
  page(
    found: Bits,
    total: number,
    { offset, size, isDescending = false }: { offset: number; size: number; isDescending?: boolean },
  ): ArrayLike<number> {
    const wanted = Math.min(size, total - offset)
    if (wanted <= 0) return []
    const places = this.#upToDate()
    const descending = isDescending ? new DescendingOrder(places, this.#keyOf, found) : null
    if (total === places.length)
      return descending ? descending.ofAll(offset, wanted) : places.subarray(offset, offset + wanted)
    const perHit = places.length / total
    const forward = (offset + wanted) * perHit
    const backward = (total - offset) * perHit
    const sorting = total * stepsPerSorted * Math.log2(total + 1)
    if (sorting < forward && sorting < backward)
      return placesOf(found, total)
        .sort(descending ? this.#compareDescending : this.#compare)
        .subarray(offset, offset + wanted)
    if (descending)
      return forward <= backward
        ? descending.fromFront(offset, wanted)
        : descending.fromEnd(total - offset - 1, wanted)
    return forward <= backward
      ? walk(places, found, offset, wanted, 1)
      : walk(places, found, total - offset - wanted, wanted, -1).reverse()
  }

  /** Up to `size` of the `total` places of `found`, all in this order, by the distance of their keys from `key`. */
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

/** Fewer changed places are merged when an order is used, because it may never be used. */
const manyPlaces = 200

/**
 * Prepares the orders for a change that will become visible.
 *
 * @param keys buffer for the key of every place
 * @returns a function to be called when the change becomes visible; it records the remaining changed places
 */
export async function prepareOrders(
  orders: readonly Order[],
  { columns, keys }: { columns: Columns; keys: Uint32Array },
  { removed, added }: { removed: readonly number[]; added: readonly number[] },
  slice: Slice,
): Promise<() => void> {
  const mark = (places: Int32Array) => () => {
    for (const order of orders) order.markChanged(places)
  }
  if (removed.length + added.length < manyPlaces) return mark(Int32Array.from([...removed, ...added]))
  await slice.next()
  const newestFirst = sortPlaces(Int32Array.from(added), documentKey(columns), keys)
  for (const order of orders) {
    if (slice.isOver()) await slice.next()
    await order.merge(newestFirst, keys, slice)
  }
  // After this, the change becomes visible without interruption, which takes some milliseconds.
  await slice.next()
  return mark(Int32Array.from(removed))
}

/** The `wanted` places of `found` after the first `skip` ones, in the direction of `step`. */
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
