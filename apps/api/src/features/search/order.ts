import { type Bits, hasBit, placesOf, setBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { Falling } from './falling.ts'
import { atOnce, inSlices, type Slice, type Steps } from './slices.ts'

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

/**
 * Sorts places by key; equal keys keep the order they came in, so that ties follow the order given.
 *
 * @param keys room for the key of every place; what it holds does not matter
 */
export function sortPlaces(places: Int32Array, keyOf: KeyOf, keys: Uint32Array): Int32Array {
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

/** Step by step, into `room`: the places in their order that stay, and with them those that come, sorted alike. */
function* merge(
  places: Int32Array,
  stays: (place: number) => boolean,
  coming: Int32Array,
  { compare, room }: { compare: Compare; room: Int32Array },
): Steps<Int32Array> {
  let count = 0
  let next = 0
  for (let at = 0; at < places.length; at++) {
    if (at % mergedPerStep === 0) yield
    const place = places[at] as number
    if (!stays(place)) continue
    while (next < coming.length && compare(coming[next] as number, place) < 0)
      room[count++] = coming[next++] as number
    room[count++] = place
  }
  while (next < coming.length) room[count++] = coming[next++] as number
  return room.subarray(0, count)
}

/** From so many on, places are sorted digit by digit. */
const many = 2000
/** Comparing two vehicles takes as long as so many steps of a walk. */
const stepsPerSorted = 8

/**
 * All vehicles in the order of one sort key, ties by eaktedokumentid descending (U-74). Changed places are noted and
 * worked in when the order is next asked for: one merge, whatever the number of changes. Places that come with a long
 * change are taken in before it shows. Read backwards it is the falling order of the same key (see falling.ts).
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

  get #capacity() {
    return this.#columns.eaktedokumentid.length
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
    const keys = new Uint32Array(this.#capacity)
    return sortPlaces(sortPlaces(places, documentKey(this.#columns), keys), this.#keyOf, keys)
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
    const stays = (place: number) => !hasBit(moved, place)
    const coming = this.#sorted(Int32Array.from(added))
    // Where none comes, what stays moves up.
    const room = coming.length === 0 ? this.#places : new Int32Array(this.#capacity)
    this.#places = atOnce(merge(this.#places, stays, coming, { compare: this.#compare, room }))
    this.#touched = []
    return this.#places
  }

  /**
   * Takes in, slice by slice, places that are about to be live, so that no request has to. Until they are, no search
   * finds them.
   *
   * @param coming by eaktedokumentid descending
   * @param keys room for a key of every place
   * @param room for all places; the order keeps it
   * @returns room for the next order
   */
  async welcome(
    coming: Int32Array,
    { keys, room }: { keys: Uint32Array; room: Int32Array },
    slice: Slice,
  ): Promise<Int32Array> {
    const before = this.#upToDate()
    if (slice.isOver()) await slice.next()
    const sorted = sortPlaces(coming, this.#keyOf, keys)
    const target = { compare: this.#compare, room }
    this.#places = await inSlices(
      merge(before, () => true, sorted, target),
      slice,
    )
    const freed = new Int32Array(before.buffer)
    return freed.length < this.#capacity ? new Int32Array(this.#capacity) : freed
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
 * @returns what the orders must be told when it shows
 */
export async function noteIn(
  orders: readonly Order[],
  columns: Columns,
  { leaving, arriving }: { leaving: readonly number[]; arriving: readonly number[] },
  slice: Slice,
): Promise<() => void> {
  const tell = (places: Int32Array) => () => {
    for (const order of orders) order.touch(places)
  }
  if (leaving.length + arriving.length < manyPlaces) return tell(Int32Array.from([...leaving, ...arriving]))
  const capacity = columns.eaktedokumentid.length
  const keys = new Uint32Array(capacity)
  if (slice.isOver()) await slice.next()
  const coming = sortPlaces(Int32Array.from(arriving), documentKey(columns), keys)
  let room: Int32Array = new Int32Array(capacity)
  for (const order of orders) room = await order.welcome(coming, { keys, room }, slice)
  // All of it shows in one turn, which takes some milliseconds by itself.
  await slice.next()
  return tell(Int32Array.from(leaving))
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
