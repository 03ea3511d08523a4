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
import { type Choice, choices, stepOf } from '../memory/dimensions.ts'
import type { Stock } from '../memory/stock.ts'
import type { Searched } from './evaluate.ts'
import { rangeOf, scaleOf, type Term } from './plan.ts'
import { Result } from './result.ts'

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
  mwst: 'vatMode',
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

const record = <Key extends string | number>(
  keys: readonly Key[],
  count: (key: Key, index: number) => number,
) => Object.fromEntries(keys.map((key, index) => [String(key), count(key, index)]))

const bitOf = (stock: Stock, bit: EquipmentBit) => stock.layout.equipment + equipmentBits.indexOf(bit)

/**
 * The total, and for each option of both search forms how many vehicles choosing it would leave given all other
 * criteria: within a group the group's own choices are left out, an equipment flag is counted on top of the result.
 */
export function countOptions(searched: Searched, order: CountOrder): Counted {
  const { stock } = searched
  const { terms, tier } = order
  const all = new Result(searched, terms, 2)
  const without = (...criteria: Criterion[]) => {
    const others = terms.filter(({ criterion }) => !criteria.includes(criterion))
    return others.length === terms.length ? all : new Result(searched, others, 3)
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

  const listed = (field: RangeField, lists: typeof lowOptions) =>
    field === 'erstzulassungsjahr' ? order.years : field === 'anzahltueren' ? [] : lists[field]
  for (const [criterion, field] of Object.entries(lowCriteria) as [Criterion, RangeField][]) {
    const range = rangeOf(field, tier)
    const reached = without(criterion).atLeast(range)
    options[criterion] = record(
      listed(field, lowOptions),
      (low) => reached[stepOf(range, low * scaleOf(range))] ?? 0,
    )
  }
  for (const [criterion, field] of Object.entries(highCriteria) as [Criterion, RangeField][]) {
    const range = rangeOf(field, tier)
    const reached = without(criterion).atLeast(range)
    const known = reached[0] ?? 0
    options[criterion] = record(
      listed(field, highOptions),
      (high) => known - (reached[stepOf(range, high * scaleOf(range) + 1)] ?? 0),
    )
  }

  const entries = (base: Result) => base.tally(stock.columns.entry, order.makerOf.length)
  const none = new Uint32Array()
  return {
    total: all.count,
    options,
    makers: without('maker', 'car_model', 'car_model_detail').makers(order.makerOf, order.makers),
    car_model: order.levels.includes('car_model') ? entries(without('car_model', 'car_model_detail')) : none,
    car_model_detail: order.levels.includes('car_model_detail') ? entries(without('car_model_detail')) : none,
  }
}
