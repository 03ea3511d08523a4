/**
 * Bit sets: bit n of a set says whether the vehicle in place n belongs to it. AND, OR and counting work on 32 vehicles
 * at a time, so their cost is the stock divided by 32, whatever is asked for.
 */
export type Bits = Uint32Array<SharedArrayBuffer>
/** Scratch sets of one thread need no sharing. */
export type AnyBits = Uint32Array

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
 * Number of places in both sets. Three words go through a carry-save adder first (sum and carry of three bits), which
 * halves the counting; this loop is where the counts beside the options spend their time.
 */
export function countBoth(left: AnyBits, right: AnyBits) {
  let single = 0
  let double = 0
  let word = 0
  for (; word + 2 < left.length; word += 3) {
    const a = (left[word] as number) & (right[word] as number)
    const b = (left[word + 1] as number) & (right[word + 1] as number)
    const c = (left[word + 2] as number) & (right[word + 2] as number)
    const half = a ^ b
    single += ones(half ^ c)
    double += ones((a & b) | (half & c))
  }
  for (; word < left.length; word++) single += ones((left[word] as number) & (right[word] as number))
  return single + 2 * double
}

/** Keeps in `target` what is also in `other`. */
export function keepAlso(target: AnyBits, other: AnyBits) {
  for (let word = 0; word < target.length; word++)
    target[word] = (target[word] as number) & (other[word] as number)
}

/** Removes from `target` what is in `other`. */
export function keepNot(target: AnyBits, other: AnyBits) {
  for (let word = 0; word < target.length; word++)
    target[word] = (target[word] as number) & ~(other[word] as number)
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
