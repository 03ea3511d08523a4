import { type Condition, type Criterion, conditionsOf, type RangeField } from '@portal/domain/conditions'
import type { Criteria } from '@portal/domain/criteria'
import { equipmentBits } from '@portal/domain/options'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Catalogue, Entry } from './catalogue.ts'
import { centsPerEuro, choices, type Range, ranges, stepOf } from './dimensions.ts'
import type { Stock } from './stock.ts'

/** What no bit set holds exactly: read from the columns of the vehicles that are left. */
export type Refinement =
  /** Only values between two neighbouring bounds are in doubt: in the set `reached` and not in the set `passed`. */
  | {
      kind: 'between'
      range: Range
      low: number
      high: number
      reached: number | null
      passed: number | null
    }
  | { kind: 'entries'; allowed: Uint8Array }
  | { kind: 'place'; place: number }

/**
 * One condition in terms of the index: member of one of the sets `any` (positions of sets; null = all), of
 * `also` but not `not`, and passing `refine`. Plain data, so that a thread can evaluate it.
 */
export type Term = {
  criterion: Criterion
  any: number[] | null
  also: number | null
  not: number | null
  refine: Refinement | null
}

type Known = { stock: Stock; catalogue: Catalogue; placeOfGw: (gwnummer: string) => number }

const everything = { any: null, also: null, not: null, refine: null }

/** A price condition means the price of the caller's own tier. */
export const rangeOf = (field: RangeField, tier: PriceTier): Range => {
  if (field !== 'preis') return field
  return tier === 'dealer' ? 'dealerPrice' : 'consumerPrice'
}

export const scaleOf = (range: Range) =>
  range === 'dealerPrice' || range === 'consumerPrice' ? centsPerEuro : 1

const noLimit = Number.MAX_SAFE_INTEGER

/** The sets narrow a bound to the drop-down bounds around it; only a value between those needs a look. */
function within(stock: Stock, criterion: Criterion, range: Range, low = 0, high = noLimit): Term {
  const bounds: readonly number[] = ranges[range]
  const first = stock.layout.range[range]
  const step = stepOf(range, low)
  const beyond = bounds.findIndex((bound) => bound > high)
  const isLowExact = bounds[step] === low
  const isHighExact = high === noLimit || bounds[beyond] === high + 1
  const lastStep = (beyond === -1 ? bounds.length : beyond) - 1
  const between: Refinement = {
    ...{ kind: 'between', range, low, high },
    reached: isLowExact ? first + lastStep : null,
    passed: isHighExact && step + 1 < bounds.length ? first + step + 1 : null,
  }
  return {
    criterion,
    any: null,
    also: first + step,
    not: beyond === -1 ? null : first + beyond,
    refine: isLowExact && isHighExact ? null : between,
  }
}

/** Makers and frequent model groups have a set of their own; the rest is found by the catalogue entry of a vehicle. */
function named(
  known: Known,
  criterion: Criterion,
  position: number | undefined,
  test: (entry: Entry) => boolean,
): Term {
  if (position !== undefined) return { ...everything, criterion, any: [position] }
  return { ...everything, criterion, refine: { kind: 'entries', allowed: known.catalogue.select(test) } }
}

function anyOf(known: Known, condition: Extract<Condition, { kind: 'anyOf' }>): Term {
  const { criterion, field, values } = condition
  const { layout } = known.stock
  const [name] = values.map(String)
  if (field === 'hersteller' || field === 'modellgruppe') {
    const names = field === 'hersteller' ? known.catalogue.makers : known.catalogue.groups
    const positions = field === 'hersteller' ? layout.makers : layout.groups
    const number = name === undefined ? undefined : names.find(name)
    if (number === undefined) return { ...everything, criterion, any: [] }
    return named(known, criterion, positions[number], (entry) => entry[field] === name)
  }
  if (field === 'modell') return named(known, criterion, undefined, (entry) => entry.modell === name)
  if (field === 'gwnummer')
    return { ...everything, criterion, refine: { kind: 'place', place: known.placeOfGw(name ?? '') } }
  const codes: readonly string[] = choices[field]
  return {
    ...everything,
    criterion,
    any: values.map((value) => layout.choice[field] + codes.indexOf(String(value)) + 1),
  }
}

function termOf(known: Known, tier: PriceTier, condition: Condition): Term {
  if (condition.kind === 'anyOf') return anyOf(known, condition)
  if (condition.kind === 'withAny') {
    const any = condition.bits.map((bit) => known.stock.layout.equipment + equipmentBits.indexOf(bit))
    return { ...everything, criterion: condition.criterion, any }
  }
  const range = rangeOf(condition.field, tier)
  const scaled = (bound: number | undefined) => (bound === undefined ? undefined : bound * scaleOf(range))
  return within(known.stock, condition.criterion, range, scaled(condition.low), scaled(condition.high))
}

/** Translates criteria into terms, sets before columns. */
export function planOf(known: Known, criteria: Criteria, tier: PriceTier): Term[] {
  const terms = conditionsOf(criteria).map((condition) => termOf(known, tier, condition))
  return terms.sort((a, b) => Number(a.refine !== null) - Number(b.refine !== null))
}
