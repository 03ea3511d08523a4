import { type Part, writePlaces } from './bits.ts'
import { type Blocks, createBlocks } from './blocks.ts'
import { type Kernel, kernelFor, pageBytes, type SharedMemory, sharedMemory, step } from './kernel.ts'

/** The memory of bit sets, one after another. Plain data, so that threads can share it. */
export type SetMemory = { memory: SharedMemory; setBytes: number; blocks: Blocks }

export const createSetMemory = (sets: number, setBytes: number): SetMemory => ({
  memory: sharedMemory(sets * setBytes),
  setBytes,
  blocks: createBlocks(sets, setBytes),
})

/** A match is a member of one of the sets `among` (null = all) and no member of the set `outside` (null = none). */
export type Rule = { among: readonly number[] | null; outside: number | null }

/** The bit sets of a stock by their position, as used by one thread. */
export class Sets {
  /** The words of all sets, one set after another. */
  readonly words: Int32Array
  readonly setWords: number
  readonly #bytes: number
  readonly #blocks: Blocks
  readonly #kernel: Kernel
  readonly #steps: Int32Array
  readonly #views: Int32Array[] = []
  /** Bits of blocks, as in `Blocks`, while an operation is prepared. */
  readonly #common: Int32Array
  readonly #outdated: Int32Array
  /** The first byte and the end of each run found last. */
  readonly #runs: Int32Array

  constructor({ memory, setBytes, blocks }: SetMemory) {
    this.words = new Int32Array(memory.buffer)
    this.setWords = setBytes >>> 2
    this.#bytes = setBytes
    this.#blocks = blocks
    this.#common = new Int32Array(blocks.words)
    this.#outdated = new Int32Array(blocks.words)
    this.#runs = new Int32Array(2 * 32 * blocks.words)
    const steps = sharedMemory(pageBytes)
    this.#steps = new Int32Array(steps.buffer)
    this.#kernel = kernelFor(memory, steps)
  }

  /** The words of one set. Members may be removed there; `add` adds one. */
  at(position: number): Int32Array {
    const known = this.#views[position]
    if (known) return known
    const start = position * this.setWords
    const view = this.words.subarray(start, start + this.setWords)
    this.#views[position] = view
    return view
  }

  add(position: number, place: number) {
    const word = position * this.setWords + (place >>> 5)
    this.words[word] = (this.words[word] as number) | (1 << (place & 31))
    const { shift, words, filled } = this.#blocks
    const block = place >>> shift
    const at = position * words + (block >>> 5)
    filled[at] = (filled[at] as number) | (1 << (block & 31))
  }

  remove(position: number, place: number) {
    const word = position * this.setWords + (place >>> 5)
    this.words[word] = (this.words[word] as number) & ~(1 << (place & 31))
  }

  /** The members of either set, written into `target`, which may be one of them. */
  either(target: number, left: number, right: number) {
    const common = this.#common
    for (let word = 0; word < common.length; word++)
      common[word] = this.#filled(left, word) | this.#filled(right, word)
    this.#prepare(target)
    const [bytes, runs] = [this.#bytes, this.#findRuns(common)]
    for (let run = 0; run < 2 * runs; run += 2)
      this.#kernel.either(target * bytes, left * bytes, right * bytes, this.#from(run), this.#from(run + 1))
  }

  count = (position: number) => this.countBoth(position, position)

  countBoth(left: number, right: number): number {
    const common = this.#common
    for (let word = 0; word < common.length; word++)
      common[word] = this.#filled(left, word) & this.#filled(right, word)
    const [bytes, runs] = [this.#bytes, this.#findRuns(common)]
    let total = 0
    for (let run = 0; run < 2 * runs; run += 2)
      total += this.#kernel.countBoth(left * bytes, right * bytes, this.#from(run), this.#from(run + 1))
    return total
  }

  /** The number of words that `countBoth` reads of each set. */
  wordsOfBoth(left: number, right: number): number {
    let blocks = 0
    for (let word = 0; word < this.#blocks.words; word++)
      blocks += onesIn(this.#filled(left, word) & this.#filled(right, word))
    return (blocks << this.#blocks.shift) >>> 5
  }

  /**
   * Writes the members of `start` that match all rules into `target`, which may be the same set.
   *
   * @returns their number
   * @throws RangeError when the rules name more than 16,384 sets
   */
  match(target: number, start: number, rules: readonly Rule[]): number {
    const common = this.#common
    for (let word = 0; word < common.length; word++) common[word] = this.#filled(start, word)
    let steps = 0
    for (const { among, outside } of rules) {
      if (among !== null) steps = this.#keep(among, steps)
      if (outside !== null) this.#addStep(steps++, outside, step.remove)
    }
    this.#prepare(target)
    const [bytes, runs] = [this.#bytes, this.#findRuns(common)]
    let total = 0
    for (let run = 0; run < 2 * runs; run += 2)
      total += this.#kernel.match(
        target * bytes,
        start * bytes,
        steps * 4,
        this.#from(run),
        this.#from(run + 1),
      )
    return total
  }

  /** The parts of a set that may have members, as words of it. */
  partsOf(position: number): Part[] {
    const { words, filled } = this.#blocks
    const runs = this.#findRuns(filled.subarray(position * words, (position + 1) * words))
    return Array.from({ length: runs }, (_, run) => [
      this.#from(2 * run) >>> 2,
      this.#from(2 * run + 1) >>> 2,
    ])
  }

  /** The places of a set of `count` members, ascending. */
  placesOf(position: number, count: number): Int32Array {
    const places = new Int32Array(count)
    let next = 0
    for (const part of this.partsOf(position)) next = writePlaces(this.at(position), places, next, part)
    return places
  }

  #filled = (position: number, word: number) =>
    this.#blocks.filled[position * this.#blocks.words + word] as number

  #from = (bound: number) => this.#runs[bound] as number

  #addStep(at: number, position: number, operation: number) {
    if (at === this.#steps.length) throw new RangeError('A search combines too many sets.')
    this.#steps[at] = position * this.#bytes + operation
  }

  /** Adds the steps of a union; only its blocks remain in `#common`. */
  #keep(among: readonly number[], before: number): number {
    const [common, last] = [this.#common, among.length - 1]
    for (let word = 0; word < common.length; word++) {
      let union = 0
      for (let index = 0; index <= last; index++) union |= this.#filled(among[index] as number, word)
      common[word] = (common[word] as number) & union
    }
    for (let index = 0; index <= last; index++) {
      const ofUnion = index === 0 ? step.firstOfUnion : index === last ? step.lastOfUnion : step.nextOfUnion
      this.#addStep(before + index, among[index] as number, last === 0 ? step.keep : ofUnion)
    }
    return before + among.length
  }

  /** Empties the blocks of a set that are not in `#common`; the others are about to be written. */
  #prepare(target: number) {
    const { words, filled } = this.#blocks
    const start = target * words
    const outdated = this.#outdated
    for (let word = 0; word < words; word++) {
      const common = this.#common[word] as number
      outdated[word] = (filled[start + word] as number) & ~common
      filled[start + word] = common
    }
    const runs = this.#findRuns(outdated)
    for (let run = 0; run < 2 * runs; run += 2)
      this.at(target).fill(0, this.#from(run) >>> 2, this.#from(run + 1) >>> 2)
  }

  /** Finds the runs of blocks whose bits are set. Their first bytes and ends are in `#runs`; returns their number. */
  #findRuns(bits: Int32Array): number {
    const blockBytes = 2 ** this.#blocks.shift / 8
    const blocks = bits.length * 32
    const runs = this.#runs
    let found = 0
    let block = 0
    while (block < blocks) {
      const rest = (bits[block >>> 5] as number) >>> (block & 31)
      if (rest === 0) block = ((block >>> 5) + 1) << 5
      else if ((rest & 1) === 0) block += 31 - Math.clz32(rest & -rest)
      else {
        runs[2 * found] = block * blockBytes
        block = endOfRun(bits, block)
        runs[2 * found + 1] = Math.min(block * blockBytes, this.#bytes)
        found++
      }
    }
    return found
  }
}

/** The number of ones in 32 bits. */
function onesIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

/** The first block from `block` on whose bit is not set. */
function endOfRun(bits: Int32Array, block: number): number {
  let end = block
  while (end < bits.length * 32) {
    const ones = ~((bits[end >>> 5] as number) >> (end & 31))
    if (ones !== 0) return end + 31 - Math.clz32(ones & -ones)
    end = ((end >>> 5) + 1) << 5
  }
  return end
}
