import { eachOfBoth } from '../memory/bits.ts'
import { type Choice, choices, type Range, ranges } from '../memory/dimensions.ts'
import { stepReader, unknownStep } from '../memory/steps.ts'
import { evaluate, type Searched } from './evaluate.ts'
import type { Term } from './plan.ts'

/** Reading the column of one vehicle takes as long as counting this many words of a set. */
const wordsPerVehicle = 8

/** The vehicles that satisfy given terms, as a set and, when first needed, as a list of places. */
export class Result {
  readonly count: number
  readonly #searched: Searched
  readonly #found: number
  #places: Int32Array | null = null
  readonly #reached = new Map<Range, Uint32Array>()

  /** @param slot the scratch set for the result; overwritten by the next result of the same slot */
  constructor(searched: Searched, terms: readonly Term[], slot: number) {
    this.#searched = searched
    const { position, total } = evaluate(searched, terms, slot)
    this.#found = position
    this.count = total
  }

  get #columns() {
    return this.#searched.stock.columns
  }

  get #layout() {
    return this.#searched.stock.layout
  }

  get places() {
    this.#places ??= this.#searched.sets.placesOf(this.#found, this.count)
    return this.#places
  }

  /** The number of vehicles that are also in the set at this position. */
  with = (position: number) => this.#searched.sets.countBoth(this.#found, position)

  /** The number of vehicles with a bit of equipment. */
  withEquipment = (bit: number) => this.with(this.#layout.equipment + bit)

  /** Whether reading a column for all vehicles is faster than counting the vehicles of these sets. */
  isFew(positions: readonly number[]) {
    const { sets } = this.#searched
    const most = this.count * wordsPerVehicle
    let words = 0
    for (let index = 0; index < positions.length && words <= most; index++)
      words += sets.wordsOfBoth(this.#found, positions[index] as number)
    return words > most
  }

  /** The number of vehicles with each code of a column. */
  tally(column: Uint8Array | Uint32Array, size: number) {
    const counts = new Uint32Array(size)
    for (const place of this.places) {
      const code = column[place] as number
      counts[code] = (counts[code] as number) + 1
    }
    return counts
  }

  /** The number of vehicles with each code of a choice; that of code 0 may be missing. */
  choice(name: Choice): Uint32Array {
    const first = this.#layout.choice[name]
    const positions = choices[name].map((_, code) => first + code + 1)
    if (this.isFew(positions)) return this.tally(this.#columns.codes[name], positions.length + 1)
    const counts = new Uint32Array(positions.length + 1)
    for (let code = 0; code < positions.length; code++)
      counts[code + 1] = this.with(positions[code] as number)
    return counts
  }

  /** The number of vehicles with at least each bound of a range. */
  atLeast(range: Range): Uint32Array {
    const known = this.#reached.get(range)
    if (known) return known
    const size = ranges[range].length
    const reached = this.isFew(this.#layout.range[range].positions)
      ? this.#atLeastByColumn(range, size)
      : this.#atLeastBySets(range, size)
    this.#reached.set(range, reached)
    return reached
  }

  #atLeastByColumn(range: Range, size: number): Uint32Array {
    const reached = new Uint32Array(unknownStep + 1)
    const stepAt = stepReader(this.#columns, range)
    for (const place of this.places) {
      const step = stepAt(place)
      reached[step] = (reached[step] as number) + 1
    }
    const counts = reached.subarray(0, size)
    for (let step = size - 2; step >= 0; step--)
      counts[step] = (counts[step] as number) + (counts[step + 1] as number)
    return counts
  }

  #atLeastBySets(range: Range, size: number): Uint32Array {
    const { at, loose, steps, positions } = this.#layout.range[range]
    const counted = this.#decreasing(positions)
    if (steps.length === size) return counted
    const counts = new Uint32Array(size)
    for (let index = 0; index < steps.length; index++)
      counts[steps[index] as number] = counted[index] as number
    const looseWith = new Uint32Array(unknownStep + 1)
    const stepAt = stepReader(this.#columns, range)
    const { sets } = this.#searched
    const note = (place: number) => {
      const step = stepAt(place)
      looseWith[step] = (looseWith[step] as number) + 1
    }
    for (const part of sets.partsOf(this.#found)) eachOfBoth(sets.at(this.#found), sets.at(loose), note, part)
    for (let step = size - 1; step >= 0; step--)
      if (at[step] === null) counts[step] = (counts[step + 1] ?? 0) + (looseWith[step] as number)
    return counts
  }

  /** Counts sets of which each contains the next one; between two equal counts all are equal. */
  #decreasing(positions: readonly number[]): Uint32Array {
    const counts = new Uint32Array(positions.length)
    const last = positions.length - 1
    const countAt = (index: number) => {
      counts[index] = this.with(positions[index] as number)
    }
    const between = (low: number, high: number) => {
      if (high - low < 2) return
      if (counts[low] === counts[high]) counts.fill(counts[low] as number, low + 1, high)
      else {
        const middle = (low + high) >>> 1
        countAt(middle)
        between(low, middle)
        between(middle, high)
      }
    }
    countAt(0)
    countAt(last)
    between(0, last)
    return counts
  }

  /** The number of vehicles of each maker. Makers without a set are counted by the column. */
  makers(makerOf: Uint32Array, makers: number): Uint32Array {
    const { entry } = this.#columns
    const counts = new Uint32Array(makers)
    const positions = this.#layout.makers.slice(0, makers)
    if (!this.isFew(positions.filter((position) => position !== undefined))) {
      let left = this.count
      for (const [maker, position] of positions.entries()) {
        if (position === undefined) continue
        counts[maker] = this.with(position)
        left -= counts[maker] as number
      }
      if (left === 0) return counts
      counts.fill(0)
    }
    for (const place of this.places) {
      const maker = makerOf[entry[place] as number] as number
      counts[maker] = (counts[maker] as number) + 1
    }
    return counts
  }
}
