/**
 * Bit sets: bit n of a set says whether the vehicle in place n belongs to it. AND, OR and counting work on 32 vehicles
 * at a time, so their cost is the stock divided by 32, whatever is asked for.
 */
export type Bits = Int32Array<SharedArrayBuffer>
/** Scratch sets of one thread need no sharing. */
export type AnyBits = Int32Array

export const wordsFor = (places: number) => (places + 31) >>> 5

export const hasBit = (bits: AnyBits, place: number) => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0

export function setBit(bits: AnyBits, place: number) {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31))
}

export function clearBit(bits: AnyBits, place: number) {
  if (hasBit(bits, place)) bits[place >>> 5] = (bits[place >>> 5] as number) & ~(1 << (place & 31))
}

/** Number of ones in one word. */
function ones(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: AnyBits) {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += ones(bits[word] as number)
  return count
}

/**
 * Number of places in both sets. Eight words at a time go through carry-save adders, which turn them into one word of
 * eights and leave ones, twos and fours for the next round: one count instead of eight (Harley and Seal). The counts
 * beside the options spend their time in this loop.
 */
export function countBoth(left: AnyBits, right: AnyBits) {
  const whole = left.length & ~7
  let single = 0
  let twos = 0
  let fours = 0
  let eights = 0
  for (let word = 0; word < whole; word += 8) {
    const a = (left[word] as number) & (right[word] as number)
    const b = (left[word + 1] as number) & (right[word + 1] as number)
    const c = (left[word + 2] as number) & (right[word + 2] as number)
    const d = (left[word + 3] as number) & (right[word + 3] as number)
    const e = (left[word + 4] as number) & (right[word + 4] as number)
    const f = (left[word + 5] as number) & (right[word + 5] as number)
    const g = (left[word + 6] as number) & (right[word + 6] as number)
    const h = (left[word + 7] as number) & (right[word + 7] as number)
    const ab = single ^ a
    const twosA = (single & a) | (ab & b)
    single = ab ^ b
    const cd = single ^ c
    const twosB = (single & c) | (cd & d)
    single = cd ^ d
    const ef = single ^ e
    const twosC = (single & e) | (ef & f)
    single = ef ^ f
    const gh = single ^ g
    const twosD = (single & g) | (gh & h)
    single = gh ^ h
    const twosAB = twos ^ twosA
    const foursA = (twos & twosA) | (twosAB & twosB)
    twos = twosAB ^ twosB
    const twosCD = twos ^ twosC
    const foursB = (twos & twosC) | (twosCD & twosD)
    twos = twosCD ^ twosD
    const foursAB = fours ^ foursA
    eights += ones((fours & foursA) | (foursAB & foursB))
    fours = foursAB ^ foursB
  }
  let count = 8 * eights + 4 * ones(fours) + 2 * ones(twos) + ones(single)
  for (let word = whole; word < left.length; word++)
    count += ones((left[word] as number) & (right[word] as number))
  return count
}

/** Keeps in `target` what is also in `other`. */
export function keepAlso(target: AnyBits, other: AnyBits) {
  for (let word = 0; word < target.length; word++)
    target[word] = (target[word] as number) & (other[word] as number)
}

/** Keeps in `target` what is in `other` and not in `excluded`. */
export function keepBut(target: AnyBits, other: AnyBits, excluded: AnyBits) {
  for (let word = 0; word < target.length; word++)
    target[word] = (target[word] as number) & (other[word] as number) & ~(excluded[word] as number)
}

/** Keeps in `target` what is in at least one of the others. */
export function keepAny(target: AnyBits, others: readonly AnyBits[]) {
  const [first, second, ...rest] = others
  if (!first) target.fill(0)
  else if (!second) keepAlso(target, first)
  else {
    for (let word = 0; word < target.length; word++) {
      let any = (first[word] as number) | (second[word] as number)
      for (const other of rest) any |= other[word] as number
      target[word] = (target[word] as number) & any
    }
  }
}

/** Calls `visit` with each place of the set, ascending. */
export function eachPlace(bits: AnyBits, visit: (place: number) => void) {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] as number
    while (left !== 0) {
      const lowest = left & -left
      visit((word << 5) + 31 - Math.clz32(lowest))
      left ^= lowest
    }
  }
}

/** Writes the places of the set, ascending, and returns how many there are. */
export function placesOf(bits: AnyBits, into: Int32Array) {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] as number
    while (left !== 0) {
      const lowest = left & -left
      into[count++] = (word << 5) + 31 - Math.clz32(lowest)
      left ^= lowest
    }
  }
  return count
}

/** The place of the n-th one (from 0), or -1 when there are fewer. */
export function nthPlace(bits: AnyBits, n: number) {
  let before = 0
  for (let word = 0; word < bits.length; word++) {
    const here = ones(bits[word] as number)
    if (before + here <= n) {
      before += here
      continue
    }
    let left = bits[word] as number
    for (; before < n; before++) left &= left - 1
    return (word << 5) + 31 - Math.clz32(left & -left)
  }
  return -1
}

/** Which members need a look at their value: those in `reached` (null = all) and not in `passed` (null = none). */
export type Doubtful = { reached: AnyBits | null; passed: AnyBits | null }

/** Removes from `target` the doubtful members whose value is outside the bounds. */
export function keepWithin(
  target: AnyBits,
  doubtful: Doubtful,
  values: Int32Array,
  low: number,
  high: number,
) {
  const { reached, passed } = doubtful
  for (let word = 0; word < target.length; word++) {
    let left = target[word] as number
    if (reached) left &= reached[word] as number
    if (passed) left &= ~(passed[word] as number)
    while (left !== 0) {
      const lowest = left & -left
      const value = values[(word << 5) + 31 - Math.clz32(lowest)] as number
      if (value < low || value > high) target[word] = (target[word] as number) & ~lowest
      left ^= lowest
    }
  }
}

/** Removes from `target` the members whose entry is not allowed. */
export function keepAllowed(target: AnyBits, entries: Uint32Array, allowed: Uint8Array) {
  for (let word = 0; word < target.length; word++) {
    let left = target[word] as number
    while (left !== 0) {
      const lowest = left & -left
      const entry = entries[(word << 5) + 31 - Math.clz32(lowest)] as number
      if (allowed[entry] !== 1) target[word] = (target[word] as number) & ~lowest
      left ^= lowest
    }
  }
}
