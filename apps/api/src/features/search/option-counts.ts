import { type Criterion, highCriteria, lowCriteria, type RangeField } from '@portal/domain/conditions'
import {
  airConditionings,
  type EquipmentBit,
  emissionMinimums,
  equipmentBits,
  equipmentFlags,
  headlights,
  kmFrom,
  kmTo,
  kwFrom,
  kwTo,
  priceFrom,
  priceFromHome,
  priceTo,
  priceToHome,
  priceVan,
  psFrom,
  psTo,
  seatCounts,
  weightsKg,
} from '@portal/domain/options'
import type { PriceTier } from '@portal/domain/price-tier'
import { type AnyBits, countBits, countBoth, placesOf } from './bits.ts'
import { type Choice, choices, type Range, ranges, stepOf } from './dimensions.ts'
import { evaluate } from './evaluate.ts'
import { rangeOf, scaleOf, type Term } from './plan.ts'
import { type Stock, setAt, unknownStep } from './stock.ts'

/** What the count needs besides the terms; plain data, so that a thread can count. */
export type CountOrder = {
  terms: Term[]
  tier: PriceTier
  years: number[]
  makerOf: Uint32Array
  makers: number
  /** Model groups are counted for a chosen maker, models for a chosen maker and group. */
  levels: readonly ('car_model' | 'car_model_detail')[]
}

/** Counts by criterion and option; makers by maker number, groups and models by catalogue entry. */
export type Counted = {
  total: number
  options: Record<string, Record<string, number>>
  makers: Uint32Array
  car_model: Uint32Array
  car_model_detail: Uint32Array
}

const choiceCriteria = {
  transporter: 'transporter',
  fahrzeugtyp: 'fahrzeugtyp',
  fahrzeugkategorietypnfz: 'fahrzeugkategorietypnfz',
  kraftstoffart: 'kraftstoffart',
  getriebe: 'getriebe',
  ausstattung: 'farbe',
  schiebetuer: 'schiebetuer',
} as const satisfies Partial<Record<Criterion, Choice>>

const distinct = (...lists: number[][]) => [...new Set(lists.flat())].sort((a, b) => a - b)
/** The options of the from and to lists of both forms; those of the year come from the stock. */
const lowOptions: Record<Exclude<RangeField, 'erstzulassungsjahr' | 'anzahltueren'>, number[]> = {
  kilometerstandvon: kmFrom,
  preis: distinct(priceFrom, priceFromHome, priceVan),
  kwvon: kwFrom,
  psvon: psFrom,
  anzahlsitze: seatCounts,
  zulaessigesgesamtgewicht: weightsKg,
}
const highOptions: typeof lowOptions = {
  kilometerstandvon: kmTo,
  preis: distinct(priceTo, priceToHome, priceVan),
  kwvon: kwTo,
  psvon: psTo,
  anzahlsitze: seatCounts,
  zulaessigesgesamtgewicht: weightsKg,
}

/** The vehicles that satisfy all criteria but some, as a set and, when they are few, as a list of places. */
class Base {
  readonly count: number
  readonly #stock: Stock
  readonly #bits: AnyBits
  #places: Int32Array | null = null

  constructor(stock: Stock, terms: readonly Term[]) {
    this.#stock = stock
    this.#bits = evaluate(stock, terms, new Uint32Array(setAt(stock, 0).length))
    this.count = countBits(this.#bits)
  }

  get places() {
    if (this.#places) return this.#places
    this.#places = new Int32Array(this.count)
    placesOf(this.#bits, this.#places)
    return this.#places
  }

  with = (position: number) => countBoth(this.#bits, setAt(this.#stock, position))

  /** Few vehicles are read one by one from a column, many are counted set by set. */
  isFew = (sets: number) => this.count < sets * this.#bits.length * 0.5

  /** How many vehicles have each code of a column. */
  tally(column: Uint8Array | Uint32Array, size: number) {
    const counts = new Uint32Array(size)
    for (const place of this.places) {
      const code = column[place] as number
      counts[code] = (counts[code] as number) + 1
    }
    return counts
  }

  choice(name: Choice): Uint32Array {
    const size = choices[name].length + 1
    if (this.isFew(size)) return this.tally(this.#stock.codes[name], size)
    const first = this.#stock.layout.choice[name]
    return Uint32Array.from({ length: size }, (_, code) => (code === 0 ? 0 : this.with(first + code)))
  }

  /** How many reach each bound of a range. */
  atLeast(range: Range): Uint32Array {
    const size = ranges[range].length
    if (!this.isFew(size)) return this.#atLeastBySets(range, size)
    const counts = this.tally(this.#stock.steps[range], unknownStep + 1).subarray(0, size)
    for (let step = size - 2; step >= 0; step--)
      counts[step] = (counts[step] as number) + (counts[step + 1] as number)
    return counts
  }

  /** The counts fall from bound to bound, so where two are equal all between them are. */
  #atLeastBySets(range: Range, size: number): Uint32Array {
    const first = this.#stock.layout.range[range]
    const counts = new Uint32Array(size)
    const between = (low: number, high: number) => {
      if (high - low < 2) return
      if (counts[low] === counts[high]) counts.fill(counts[low] as number, low + 1, high)
      else {
        const middle = (low + high) >>> 1
        counts[middle] = this.with(first + middle)
        between(low, middle)
        between(middle, high)
      }
    }
    counts[0] = this.with(first)
    counts[size - 1] = this.with(first + size - 1)
    between(0, size - 1)
    return counts
  }

  makers(makerOf: Uint32Array, makers: number): Uint32Array {
    const { layout, entry } = this.#stock
    const counts = new Uint32Array(makers)
    if (!this.isFew(makers)) {
      let left = this.count
      for (let maker = 0; maker < makers; maker++) {
        const position = layout.makers[maker]
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

const record = <Key extends string | number>(
  keys: readonly Key[],
  count: (key: Key, index: number) => number,
) => Object.fromEntries(keys.map((key, index) => [String(key), count(key, index)]))

const bitOf = (stock: Stock, bit: EquipmentBit) => stock.layout.equipment + equipmentBits.indexOf(bit)

/**
 * The total, and for each option of both search forms how many vehicles choosing it would leave given all other
 * criteria: within a group the group's own choices are left out, an equipment flag is counted on top of the result.
 */
export function countOptions(stock: Stock, order: CountOrder): Counted {
  const { terms, tier } = order
  const all = new Base(stock, terms)
  const without = (...criteria: Criterion[]) => {
    const others = terms.filter(({ criterion }) => !criteria.includes(criterion))
    return others.length === terms.length ? all : new Base(stock, others)
  }
  const options: Record<string, Record<string, number>> = {}

  for (const [criterion, choice] of Object.entries(choiceCriteria) as [
    keyof typeof choiceCriteria,
    Choice,
  ][]) {
    const counts = without(criterion).choice(choice)
    options[criterion] = record(choices[choice], (_, index) => counts[index + 1] ?? 0)
  }
  const classes = without('schadstoffklassetyp').choice('schadstoffklassetyp')
  options.schadstoffklassetyp = record(
    emissionMinimums.map(({ value }) => value),
    (value) =>
      classes.subarray(choices.schadstoffklassetyp.indexOf(value) + 1).reduce((sum, count) => sum + count, 0),
  )
  for (const [criterion, group] of [
    ['airConditioning', airConditionings],
    ['headLights', headlights],
  ] as const) {
    const base = without(criterion)
    options[criterion] = record(
      group.map(({ value }) => value),
      (value) => base.with(bitOf(stock, value)),
    )
  }
  const doors = without('doors').atLeast('anzahltueren')
  options.doors = record(
    ['2/3', '4/5', '6/7'],
    (_, index) => (doors[index + 1] ?? 0) - (doors[index + 2] ?? 0),
  )
  const manySeats = stock.layout.range.anzahlsitze + stepOf('anzahlsitze', 7)
  options.equipment = record(equipmentFlags, (flag) =>
    all.with(flag === 'sitze' ? manySeats : bitOf(stock, flag)),
  )

  const reaching = new Map<string, Uint32Array>()
  const counts = (criterion: Criterion, range: Range) => {
    const base = without(criterion)
    const key = base === all ? range : criterion
    const known = reaching.get(key) ?? base.atLeast(range)
    reaching.set(key, known)
    return known
  }
  const listed = (field: RangeField, lists: typeof lowOptions) =>
    field === 'erstzulassungsjahr' ? order.years : field === 'anzahltueren' ? [] : lists[field]
  for (const [criterion, field] of Object.entries(lowCriteria) as [Criterion, RangeField][]) {
    const range = rangeOf(field, tier)
    const reached = counts(criterion, range)
    options[criterion] = record(
      listed(field, lowOptions),
      (low) => reached[stepOf(range, low * scaleOf(range))] ?? 0,
    )
  }
  for (const [criterion, field] of Object.entries(highCriteria) as [Criterion, RangeField][]) {
    const range = rangeOf(field, tier)
    const reached = counts(criterion, range)
    const known = reached[0] ?? 0
    options[criterion] = record(
      listed(field, highOptions),
      (high) => known - (reached[stepOf(range, high * scaleOf(range) + 1)] ?? 0),
    )
  }

  const entries = (base: Base) => base.tally(stock.entry, order.makerOf.length)
  const none = new Uint32Array()
  return {
    total: all.count,
    options,
    makers: without('maker', 'car_model', 'car_model_detail').makers(order.makerOf, order.makers),
    car_model: order.levels.includes('car_model') ? entries(without('car_model', 'car_model_detail')) : none,
    car_model_detail: order.levels.includes('car_model_detail') ? entries(without('car_model_detail')) : none,
  }
}
