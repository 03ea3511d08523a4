import { inspections, isPerDistance } from './behind-number.ts'
import { opposite } from './compared-bounds.ts'
import type { Beginning } from './quantity-beginning.ts'
import type { Token } from './token.ts'
import type { Comparison } from './topics.ts'
import type { Dimension } from './units.ts'
import { isOfTime, isYear } from './years.ts'

/** Words beside a price, before or behind it. */
const priceMarks = new Set(['vb', 'vhb', 'fp', 'festpreis'])
/** Words that only compare points in time. */
const datingWords = new Set(['nach', 'vor', 'seit', '<', '>'])
/** "Für 7500" is a price, "für 5 Personen" is none. */
const leastPrice = 500
/** "Ab 99 €" is a monthly rate. */
const leastLowerPrice = 300

/** Whether the date at a token is that of the next inspection: "TÜV neu 05/2027", "TÜV auch 05/2027". */
const isInspection = (tokens: readonly Token[], at: number) =>
  [2, 3].some((back) => inspections.has(tokens[at - back]?.word ?? '')) &&
  /^(?:neur?|frisch|auch|noch)$/.test(tokens[at - 1]?.word ?? '')

/** A number with its value. */
export type NumberToken = Token & { value: number }

/** Whether the words at a token name something else than the number behind them. */
export function namesOther(tokens: readonly Token[], start: number, first: NumberToken, thisYear: number) {
  const word = tokens[start]?.word ?? ''
  const isYearNamed =
    isOfTime(first.dimension) || (first.dimension === null && isYear(first.value, thisYear + 5))
  if (inspections.has(word) && !isYearNamed && first.dimension !== 'age') return true
  // "12.000 VB 2018": the mark belongs to the number before it.
  const before = tokens[start - 1]
  const isMarked = before?.value != null && (before.dimension ?? 'price') === 'price'
  return isMarked && priceMarks.has(word)
}

type Read = Beginning & {
  /** Where the quantity begins, and where its first number is. */
  start: number
  numberAt: number
  first: NumberToken
  /** The second number of a pair. */
  end: number | null
  unit: Dimension | null
  /** Whether a word says that the number is an age. */
  isAge: boolean
  /** The calendar year of today. */
  thisYear: number
}

type Measured = { dimension: Dimension | null; comparison: Comparison | null; at: number }

/** What a number measures: by its topic or unit, otherwise by the words beside it and by its size. */
export function dimensionOf(tokens: readonly Token[], read: Read): Measured {
  const { start, numberAt, first, end, unit, topic, comparing, isNet, isAge, thisYear } = read
  let { comparison, at } = read
  // "Leistung ab 110 kW", "EZ max. 3 Jahre", "EZ 06/2012"
  // "Limit 80.000 km"
  const isNoPrice = topic === 'price' && (unit === 'km' || unit === 'ps' || unit === 'kw')
  const isOfUnit =
    isNoPrice ||
    (topic === 'ps' && unit === 'kw') ||
    (topic === 'year' && (unit === 'age' || unit === 'month'))
  let dimension = isOfUnit ? unit : (topic ?? unit)
  if (isPerDistance(tokens, start - 1)) dimension = 'other'
  if (first.dimension === 'month' && numberAt === start && isInspection(tokens, start)) dimension = 'other'
  if (dimension === 'price' && comparison === 'atLeast' && (end ?? first.value) < leastLowerPrice)
    dimension = 'other'
  if (dimension === null && isNet && (end ?? first.value) >= leastPrice) dimension = 'price'
  if (dimension === null && priceMarks.has(tokens[at]?.word ?? '')) dimension = 'price'
  const canBeCompared =
    dimension === 'month' || ((dimension ?? 'year') === 'year' && isYear(first.value, thisYear))
  if (canBeCompared && /alter|junger|neur/.test(comparing)) {
    dimension ??= 'year'
    comparison = comparison === null ? null : opposite[comparison]
  }
  if (dimension === 'age' && !isAge && comparison === null) dimension = null
  const isForMoney = tokens[start - 1]?.word === 'fur' && comparison === null && first.value >= leastPrice
  if (dimension === null && isForMoney) dimension = 'price'
  const isDating = datingWords.has(comparing) || ['atLeast', 'atMost', 'between'].includes(comparison ?? '')
  // "Max. 2015" is a price, "min. 2015" a year, but for round numbers.
  const isSmallBound = comparing.startsWith('max') || (comparing.startsWith('min') && first.value % 100 === 0)
  // "Bis 2000" is a price more often than a year.
  const isRoundPrice = comparison === 'atMost' && first.value === 2000 && end === null
  const canBeYear =
    isYear(first.value, thisYear) && !/[.']/.test(first.text) && !isSmallBound && !isRoundPrice
  if (dimension === null && (isDating || end !== null) && canBeYear) dimension = 'year'
  const isOfYear = canBeYear && tokens[start - 1]?.word === 'aus' && comparison === null
  if (dimension === null && isOfYear) dimension = 'year'
  // "Golf von 2019"
  const isSince = comparing === 'von' && tokens[at]?.word === 'an'
  if (isSince) at += 1
  else if (isOfTime(dimension) && comparing === 'von' && end === null) comparison = null
  return { dimension, comparison, at }
}
