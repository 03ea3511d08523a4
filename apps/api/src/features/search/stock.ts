import { equipmentBits } from '@portal/domain/options'
import { type Bits, clearBit, setBit, wordsFor } from './bits.ts'
import { type Choice, choiceNames, choices, type Range, rangeNames, ranges, stepOf } from './dimensions.ts'

/**
 * The available vehicles as shared memory: each vehicle has a *place*, each fact a column indexed by place and, where
 * a search asks for it, a bit set. Only plain arrays over SharedArrayBuffers, so that a thread can read the same memory.
 */
export type Stock = {
  capacity: number
  fahrzeugid: Int32Array
  eaktedokumentid: Int32Array
  gwnummer: Int32Array
  /** Catalogue entry: maker, model group and model. */
  entry: Uint32Array
  /** Days of the first registration since 1970. */
  day: Int32Array
  equipment: Int32Array
  /** Position in `choices` plus one; 0 = unknown. */
  codes: Record<Choice, Uint8Array>
  /** Exact numbers, prices in cents; -1 = unknown. */
  values: Record<Range, Int32Array>
  /** Position of the highest bound reached in `ranges`; `unknownStep` = unknown. */
  steps: Record<Range, Uint8Array>
  /** All bit sets; the layout below says which is which. */
  sets: Bits[]
  layout: Layout
}

type Layout = {
  live: number
  /** Set of code c is at `choice[name] + c`; the one of code 0 stays empty. */
  choice: Record<Choice, number>
  /** Set "at least bound s" is at `range[name] + s`. */
  range: Record<Range, number>
  equipment: number
  /** Set by maker or group number; absent for those that came later or are rare. */
  makers: (number | undefined)[]
  groups: (number | undefined)[]
}

/** Everything the index keeps of one vehicle. */
export type Facts = {
  fahrzeugid: number
  eaktedokumentid: number
  gwnummer: number
  entry: number
  maker: number
  group: number
  day: number
  equipment: number
  codes: Record<Choice, number>
  values: Record<Range, number>
}

export const unknownStep = 255

const shared = (bytes: number) => new SharedArrayBuffer(bytes)
const numbers = (capacity: number) => new Int32Array(shared(capacity * 4))
const perName = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Room for `capacity` vehicles, with a bit set for each of the makers and model groups numbered here. */
export function createStock(capacity: number, makers: readonly number[], groups: readonly number[]): Stock {
  let sets = 0
  const take = (count: number) => {
    sets += count
    return sets - count
  }
  const named = (all: readonly number[]) => {
    const positions: (number | undefined)[] = []
    for (const number of all) positions[number] = take(1)
    return positions
  }
  const layout: Layout = {
    live: take(1),
    choice: perName(choiceNames, (name) => take(choices[name].length + 1)),
    range: perName(rangeNames, (name) => take(ranges[name].length)),
    equipment: take(equipmentBits.length),
    makers: named(makers),
    groups: named(groups),
  }
  const words = wordsFor(capacity)
  const memory = shared(sets * words * 4)
  return {
    capacity,
    fahrzeugid: numbers(capacity),
    eaktedokumentid: numbers(capacity),
    gwnummer: numbers(capacity),
    entry: new Uint32Array(shared(capacity * 4)),
    day: numbers(capacity),
    equipment: numbers(capacity),
    codes: perName(choiceNames, () => new Uint8Array(shared(capacity))),
    values: perName(rangeNames, () => numbers(capacity)),
    steps: perName(rangeNames, () => new Uint8Array(shared(capacity))),
    sets: Array.from({ length: sets }, (_, set) => new Int32Array(memory, set * words * 4, words)),
    layout,
  }
}

export const setAt = (stock: Stock, position: number) => stock.sets[position] as Bits

/** Takes the vehicle at this place out of every set; its columns stay, so that it can come back to the same place. */
export function clearPlace(stock: Stock, place: number) {
  for (const set of stock.sets) clearBit(set, place)
}

/** Writes a vehicle into a place whose bits are clear. */
export function fillPlace(stock: Stock, place: number, facts: Facts) {
  const { layout } = stock
  const join = (position: number | undefined) => {
    if (position !== undefined) setBit(setAt(stock, position), place)
  }
  stock.fahrzeugid[place] = facts.fahrzeugid
  stock.eaktedokumentid[place] = facts.eaktedokumentid
  stock.gwnummer[place] = facts.gwnummer
  stock.entry[place] = facts.entry
  stock.day[place] = facts.day
  stock.equipment[place] = facts.equipment
  join(layout.live)
  join(layout.makers[facts.maker])
  join(layout.groups[facts.group])
  for (const name of choiceNames) {
    const code = facts.codes[name]
    stock.codes[name][place] = code
    if (code > 0) join(layout.choice[name] + code)
  }
  for (const name of rangeNames) {
    const value = facts.values[name]
    stock.values[name][place] = value
    const step = value < 0 ? unknownStep : stepOf(name, value)
    stock.steps[name][place] = step
    if (value >= 0) for (let reached = 0; reached <= step; reached++) join(layout.range[name] + reached)
  }
  for (let bits = facts.equipment, bit = 0; bits !== 0; bits >>>= 1, bit++)
    if (bits & 1 && bit < equipmentBits.length) join(layout.equipment + bit)
}
