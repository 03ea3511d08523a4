/**
 * Bit sets: bit n is set if the vehicle at place n is a member. This file has the operations on single members;
 * kernel.ts has those on whole sets.
 */
export type Bits = Int32Array

/** A part of the words of a set: the first one, and the end. */
export type Part = readonly [from: number, to: number]

export const hasBit = (bits: Bits, place: number) => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0

export function setBit(bits: Bits, place: number) {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31))
}

export function clearBit(bits: Bits, place: number) {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (place & 31))
}

/** Calls `visit` with each place of the set, ascending. */
export function eachPlace(bits: Bits, visit: (place: number) => void) {
  eachOfBoth(bits, bits, visit)
}

/** Calls `visit` with each place in both sets, or in a part of them, ascending. */
export function eachOfBoth(
  left: Bits,
  right: Bits,
  visit: (place: number) => void,
  [from, to]: Part = [0, left.length],
) {
  for (let word = from; word < to; word++) {
    let both = (left[word] as number) & (right[word] as number)
    while (both !== 0) {
      const lowest = both & -both
      visit((word << 5) + 31 - Math.clz32(lowest))
      both ^= lowest
    }
  }
}

/** The places of a set of `count` members, ascending. */
export function placesOf(bits: Bits, count: number) {
  const places = new Int32Array(count)
  writePlaces(bits, places, 0, [0, bits.length])
  return places
}

/**
 * Writes the places of a part of a set, ascending, from position `next` of a list on, until the list is full.
 *
 * @returns the position after the last place
 */
export function writePlaces(bits: Bits, places: Int32Array, next: number, [from, to]: Part): number {
  let at = next
  for (let word = from; word < to && at < places.length; word++) {
    let left = bits[word] as number
    while (left !== 0) {
      const lowest = left & -left
      places[at++] = (word << 5) + 31 - Math.clz32(lowest)
      left ^= lowest
    }
  }
  return at
}

const largest = 2 ** 31 - 1

/**
 * Removes from a part of `target` the members with a value outside the bounds. Only the values of those in `reached` and
 * not in `passed` are read (null = no restriction).
 *
 * @returns how many were removed
 */
export function keepWithin(
  target: Bits,
  { reached, passed }: { reached: Bits | null; passed: Bits | null },
  values: Int32Array | Int16Array | Int8Array,
  { low, high }: { low: number; high: number },
  [from, to]: Part,
): number {
  // Values are at most 31 bits. Nothing is within bounds above them.
  const least = Math.min(low, largest)
  const most = low > largest ? -1 : Math.min(high, largest)
  let removed = 0
  for (let word = from; word < to; word++) {
    let left = target[word] as number
    if (reached !== null) left &= reached[word] as number
    if (passed !== null) left &= ~(passed[word] as number)
    if (left === 0) continue
    let outside = 0
    while (left !== 0) {
      const lowest = left & -left
      const value = values[(word << 5) + 31 - Math.clz32(lowest)] as number
      // All ones or 0. A branch would be mispredicted for every second value.
      const isOutside = ((value - least) | (most - value)) >> 31
      outside |= lowest & isOutside
      removed -= isOutside
      left ^= lowest
    }
    target[word] = (target[word] as number) & ~outside
  }
  return removed
}

/** Removes from a part of `target` the places that are not in `members`, which may be a shorter set. */
export function keepMembers(target: Bits, members: Bits, [from, to]: Part) {
  for (let word = from; word < to; word++) target[word] = (target[word] as number) & (members[word] ?? 0)
}

/** Removes from a part of `target` the members whose catalogue entry is not allowed. */
export function keepMatchingEntries(
  target: Bits,
  entries: Uint32Array,
  allowed: Uint8Array,
  [from, to]: Part,
) {
  for (let word = from; word < to; word++) {
    let left = target[word] as number
    while (left !== 0) {
      const lowest = left & -left
      const entry = entries[(word << 5) + 31 - Math.clz32(lowest)] as number
      if (allowed[entry] !== 1) target[word] = (target[word] as number) & ~lowest
      left ^= lowest
    }
  }
}
