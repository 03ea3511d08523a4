import type { Columns } from './columns.ts'
import type { Steps } from './slices.ts'

/** Lists of places sorted by a key, equal keys by eaktedokumentid descending. */

/** Sort key of a place: a number from 0 to 2^32-1, ascending. */
export type KeyOf = (place: number) => number
/** The key of a missing value; such a place is in no list. */
export const noKey = 0xffff_ffff

const digits = 65_536
/**
 * The number of places with each digit, then the position of the next one. Shared by all calls, because a thread sorts
 * one list at a time.
 */
const starts = new Uint32Array(digits + 1)

/** One stable pass of a radix sort over 16 bits of the keys. */
function pass(places: Int32Array, keys: Uint32Array, shift: number): Int32Array {
  starts.fill(0)
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
 * Sorts places by key; the sort is stable.
 *
 * @param keys buffer for the key of every place; its content is overwritten
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

/** The sort key for eaktedokumentid descending. */
export const documentKey =
  ({ eaktedokumentid }: Pick<Columns, 'eaktedokumentid'>): KeyOf =>
  (place) =>
    0xffff_ffff - (eaktedokumentid[place] as number)

/** Writing this number of keys takes at most a millisecond. */
const keysPerStep = 65_536

/** Writes the key of every place in steps, in the order of the places, which is much faster than any other order. */
export function* writeKeys(keys: Uint32Array, keyOf: KeyOf): Steps {
  for (let place = 0; place < keys.length; place++) {
    if (place % keysPerStep === 0) yield
    keys[place] = keyOf(place)
  }
}

export type Compare = (left: number, right: number) => number

/** The list, extended by `more` places of its buffer. */
const grown = (places: Int32Array, more: number) =>
  new Int32Array(places.buffer, places.byteOffset, places.length + more)

/**
 * Inserts a few places, starting with the last one, so that no place is overwritten; each position is found by binary
 * search.
 *
 * @param places sorted, with capacity for the new ones in their buffer
 * @param added sorted in the same way
 */
export function insertFew(places: Int32Array, added: Int32Array, compare: Compare): Int32Array {
  const all = grown(places, added.length)
  for (let end = places.length, next = added.length - 1; next >= 0; next--) {
    const place = added[next] as number
    let low = 0
    for (let high = end; low < high; ) {
      const middle = (low + high) >>> 1
      if (compare(places[middle] as number, place) <= 0) low = middle + 1
      else high = middle
    }
    all.copyWithin(low + next + 1, low, end)
    all[low + next] = place
    end = low
  }
  return all
}

/**
 * The same for many places: scans all places, at about ten nanoseconds each.
 *
 * @param keys the key of every place
 */
export function insertMany(
  places: Int32Array,
  added: Int32Array,
  keys: Uint32Array,
  { eaktedokumentid }: Pick<Columns, 'eaktedokumentid'>,
): Int32Array {
  const all = grown(places, added.length)
  for (let end = places.length, next = added.length - 1; next >= 0; next--) {
    const place = added[next] as number
    const key = keys[place] as number
    const document = eaktedokumentid[place] as number
    for (; end > 0; end--) {
      const other = all[end - 1] as number
      const otherKey = keys[other] as number
      if (otherKey < key || (otherKey === key && (eaktedokumentid[other] as number) >= document)) break
      all[end + next] = other
    }
    all[end + next] = place
  }
  return all
}
