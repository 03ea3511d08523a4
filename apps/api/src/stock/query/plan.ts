import { type Condition, conditionsOf } from '@portal/domain/search/conditions'
import type { Criteria } from '@portal/domain/search/criteria'
import type { CriterionName } from '@portal/domain/vehicles/attributes/criterion-rules'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import type { WordChoice } from '@portal/domain/vehicles/description-words'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { Bits } from '../memory/bits.ts'
import type { Catalogue, Entry } from '../memory/catalogue.ts'
import { choices, type Range, rangeOf, ranges, scaleOf } from '../memory/dimensions.ts'
import { stepWithSet } from '../memory/range-sets.ts'
import { stepOf } from '../memory/steps.ts'
import { type Stock, sharedNumber } from '../memory/stock.ts'

/** A condition that no bit set represents exactly; it is evaluated for each remaining vehicle. */
export type Refinement =
  /** Values must be read for the vehicles in the set `reached` and not in `passed` only (null = no restriction). */
  | {
      kind: 'between'
      range: Range
      low: number
      high: number
      reached: number | null
      passed: number | null
    }
  | { kind: 'entries'; allowed: Uint8Array }
  /** These places only, or all except these. */
  | { kind: 'places' | 'otherPlaces'; places: number[] }
  | { kind: 'members'; bits: Bits }

/**
 * A condition, or a part of one: a match is a member of one of the sets `among` (positions of sets; null = all), no
 * member of the set `outside`, and satisfies `refine`. Plain data, so that a thread can evaluate it.
 */
export type Term = {
  /** Null for a condition that is no criterion of the search form. */
  criterion: CriterionName | null
  among: number[] | null
  outside: number | null
  refine: Refinement | null
}

type Known = {
  stock: Stock
  catalogue: Catalogue
  placeOfGw: (gwnummer: string) => number
  texts: { holding: (choice: WordChoice) => Bits }
}

const everything = { among: null, outside: null, refine: null }

const noLimit = Number.MAX_SAFE_INTEGER

/** By the sets alone, only vehicles between a bound and the neighbouring select bounds are undecided; they are read. */
function within(stock: Stock, criterion: CriterionName, range: Range, low = 0, high = noLimit): Term {
  const bounds: readonly number[] = ranges[range]
  const sets = stock.layout.range[range]
  const { at, loose } = sets
  /** The first set from this step on; null = none. */
  const setFrom = (step: number) => at[stepWithSet(sets, step) ?? -1] ?? null
  const step = stepOf(range, low)
  const beyond = stepOf(range, high) + 1
  const isLowBound = bounds[step] === low
  const isHighBound = high === noLimit || bounds[beyond] === high + 1
  const own = at[step] ?? null
  const isLowExact = isLowBound && own !== null
  const isHighExact = isHighBound && (beyond === bounds.length || at[beyond] !== null)
  const between: Refinement = {
    ...{ kind: 'between', range, low, high },
    reached: isLowExact ? ((isHighBound ? null : at[beyond - 1]) ?? loose) : null,
    passed: isHighExact ? setFrom(isLowBound ? step : step + 1) : null,
  }
  return {
    criterion,
    among: own === null ? [setFrom(step) ?? loose, loose] : [own],
    outside: setFrom(beyond),
    refine: isLowExact && isHighExact ? null : between,
  }
}

/** The years have sets; months are read for the vehicles of these years only. */
function withinMonths(
  stock: Stock,
  { criterion, low, high }: Extract<Condition, { kind: 'within' }>,
): Term[] {
  const yearIn = (month: number | undefined) => (month === undefined ? undefined : Math.floor(month / 100))
  return [
    within(stock, criterion, 'erstzulassungsjahr', yearIn(low), yearIn(high)),
    within(stock, criterion, 'erstzulassungsmonat', low, high),
  ]
}

/** The catalogue entry of each remaining vehicle is tested. */
const byEntry = (known: Known, criterion: CriterionName, test: (entry: Entry) => boolean): Term => ({
  ...everything,
  criterion,
  refine: { kind: 'entries', allowed: known.catalogue.select(test) },
})

/**
 * A rare model group has no set of its own. It is the intersection of the sets of the binary digits of its number,
 * complemented for zeros.
 */
function byDigits({ groupDigits, digits }: Stock['layout'], criterion: CriterionName, group: number): Term[] {
  const positions = Array.from({ length: digits }, (_, digit) => groupDigits + digit)
  const ones = positions.filter((_, digit) => (group >>> digit) & 1)
  const zeros = positions.filter((_, digit) => !((group >>> digit) & 1))
  return Array.from({ length: Math.max(ones.length, zeros.length) }, (_, index) => ({
    ...{ criterion, refine: null },
    among: ones[index] === undefined ? null : [ones[index]],
    outside: zeros[index] ?? null,
  }))
}

function named(
  known: Known,
  criterion: CriterionName,
  field: 'hersteller' | 'modellgruppe',
  names: readonly string[],
): Term[] {
  const { layout } = known.stock
  const isMaker = field === 'hersteller'
  const { find } = isMaker ? known.catalogue.makers : known.catalogue.groups
  const numbers = names.map((name) => find(name)).filter((number) => number !== undefined)
  const positions = numbers.map((number) => (isMaker ? layout.makers : layout.groups)[number])
  const among = positions.filter((position) => position !== undefined)
  if (among.length === numbers.length) return [{ ...everything, criterion, among }]
  const [number] = numbers
  const hasDigits = !isMaker && numbers.length === 1 && number !== undefined && number < sharedNumber(layout)
  return hasDigits
    ? byDigits(layout, criterion, number)
    : [byEntry(known, criterion, (entry) => names.includes(entry[field]))]
}

function anyOf(known: Known, condition: Extract<Condition, { kind: 'anyOf' }>): Term[] {
  const { criterion, field, values } = condition
  const names = values.map(String)
  if (field === 'hersteller' || field === 'modellgruppe') return named(known, criterion, field, names)
  if (field === 'modell') return [byEntry(known, criterion, (entry) => names.includes(entry.modell))]
  if (field === 'gwnummer')
    return [{ ...everything, criterion, refine: { kind: 'places', places: names.map(known.placeOfGw) } }]
  const codes: readonly string[] = choices[field]
  const first = known.stock.layout.choice[field]
  const among = values.map((value) => first + codes.indexOf(String(value)) + 1)
  return [{ ...everything, criterion, among }]
}

function termsOf(known: Known, tier: PriceTier, condition: Condition): Term[] {
  if (condition.kind === 'anyOf') return anyOf(known, condition)
  if (condition.kind === 'withAny') {
    const among = condition.bits.map((bit) => known.stock.layout.equipment + equipmentBits.indexOf(bit))
    return [{ ...everything, criterion: condition.criterion, among }]
  }
  if (condition.kind === 'withWords') {
    const { criterion, choices } = condition
    return choices.map((choice) => ({
      ...everything,
      criterion,
      refine: { kind: 'members', bits: known.texts.holding(choice) },
    }))
  }
  const range = rangeOf(condition.field, tier)
  if (range === 'erstzulassungsmonat') return withinMonths(known.stock, condition)
  const scaled = (bound: number | undefined) => (bound === undefined ? undefined : bound * scaleOf(range))
  return [within(known.stock, condition.criterion, range, scaled(condition.low), scaled(condition.high))]
}

/** Translates criteria into terms. */
export const planOf = (known: Known, criteria: Criteria, tier: PriceTier): Term[] =>
  conditionsOf(criteria, tier).flatMap((condition) => termsOf(known, tier, condition))
