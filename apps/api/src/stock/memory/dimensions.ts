import { minuteOf } from '@portal/domain/values/minutes'
import { recordOf } from '@portal/domain/values/records'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import {
  type ChoiceField,
  choiceFields,
  codesOfChoice,
  offeredBounds,
  type RangeField,
  rangeFields,
} from '@portal/domain/vehicles/attributes/searched'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'

/**
 * The dimensions of the index, apart from maker and model (see catalogue.ts). A *choice* has a short list of codes and
 * one bit set per code. A *range* is a number with cumulative bit sets ("at least b") for most bounds of its select,
 * prices for further ones (see range-sets.ts).
 */
export type Choice = ChoiceField
export const choiceNames = choiceFields

/** Code 0 stands for unknown, so the code of a value is its position here plus one. */
export const choices: Record<Choice, readonly string[]> = recordOf(choiceNames, codesOfChoice)

/** The attributes with a value per tier, and their columns. */
const tiered = {
  preis: { consumer: 'consumerPrice', dealer: 'dealerPrice', net: 'netPrice' },
  priceDropMinute: { consumer: 'consumerDrop', dealer: 'dealerDrop', net: 'dealerDrop' },
} as const
type Tiered = keyof typeof tiered
type TieredRange = (typeof tiered)[Tiered][PriceTier]
const isTiered = (field: RangeField): field is Tiered => field in tiered

/** A numeric column of the index; an attribute that differs by tier has one column per tier. */
export type Range = Exclude<RangeField, Tiered> | TieredRange
export const rangeNames: readonly Range[] = rangeFields.flatMap((field): Range[] =>
  isTiered(field) ? [...new Set(Object.values(tiered[field]))] : [field],
)

/** The column of an attribute for callers with this tier. */
export const rangeOf = (field: RangeField, tier: PriceTier): Range =>
  isTiered(field) ? tiered[field][tier] : field

type PriceRange = (typeof tiered)['preis'][PriceTier]
export const isPrice = (range: Range): range is PriceRange =>
  range === 'consumerPrice' || range === 'dealerPrice' || range === 'netPrice'
/** The attribute of a range. */
export const fieldOf = (range: Range): RangeField => {
  if (isPrice(range)) return 'preis'
  return range === 'consumerDrop' || range === 'dealerDrop' ? 'priceDropMinute' : range
}

/** Prices are stored in cents, so that bounds in whole euro are exact. */
export const centsPerEuro = 100
/** The stored number is the value of a search times this factor. */
export const scaleOf = (range: Range) => (isPrice(range) ? centsPerEuro : 1)

/** From 1990 on; few vehicles are older, so searches for their years read the column. */
const years = Array.from({ length: 51 }, (_, index) => 1990 + index)

export const isMinute = (range: Range) => {
  const attribute = attributeOf(fieldOf(range))
  return attribute.kind === 'number' && attribute.isMinute === true
}
/** Searches since a time nearly always mean the last weeks; for times after these months they read the column. */
const months = Array.from({ length: 36 }, (_, index) => minuteOf(new Date(Date.UTC(2026, index))))

/**
 * In euro. People type other prices than the forms offer, mostly whole thousands, and the offered ones are so far apart
 * that between two of them a fifth of the stock would be read.
 */
const typedPrices = Array.from({ length: 30 }, (_, index) => (index + 1) * 1000)

/**
 * A vehicle is in the set of every bound up to its value. An upper bound b is the complement of "at least the next
 * number after b".
 */
function boundsOf(range: Range): number[] {
  if (range === 'erstzulassungsjahr') return [0, ...years]
  if (isMinute(range)) return [0, ...months]
  const { low, high } = offeredBounds(fieldOf(range))
  const lows = low.map((bound) => bound * scaleOf(range))
  const typed = isPrice(range) ? typedPrices : []
  const highs = [...high, ...typed].map((bound) => bound * scaleOf(range) + 1)
  return [...new Set([0, ...lows, ...highs])].sort((a, b) => a - b)
}

/** The bounds of each range, ascending; the first is 0, so its set contains every known value. */
export const ranges: Record<Range, readonly number[]> = recordOf(rangeNames, boundsOf)
