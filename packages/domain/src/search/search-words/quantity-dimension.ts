import { fold } from '../../values/fold.ts'
import { inspections, isPerDistance } from './behind-number.ts'
import { opposite } from './compared-bounds.ts'
import type { Beginning } from './quantity-beginning.ts'
import type { Ending } from './quantity-ending.ts'
import { taxAt } from './tax-words.ts'
import { isNumber, type NumberToken, type Token, wordAt } from './token.ts'
import { type Comparison, comparisonsByFirstWord } from './topics.ts'
import type { Dimension } from './units.ts'
import { fullYear, isOfTime, isYear } from './years.ts'

/** Words beside a price, before or behind it. */
const priceMarks = new Set(['vb', 'vhb', 'fp', 'festpreis'])
/** Comparisons before which a number that can be a year is one. */
const bounding = new Set<Comparison | null>(['atLeast', 'atMost', 'between'])
/** Words that only compare points in time. */
const datingWords = new Set(['nach', 'vor', 'seit', '<', '>'])
/** "Für 7500" is a price, "für 5 Personen" is none. */
const leastPrice = 500
const mostKeys = 9
const mostOwners = 9
/** "Ab 99 €" is a monthly rate. */
const leastLowerPrice = 300

/** Whether the date at a token is that of the next inspection: "TÜV neu 05/2027", "TÜV auch 05/2027". */
const isInspection = (tokens: readonly Token[], at: number) =>
  [2, 3].some((back) => inspections.has(wordAt(tokens, at - back))) &&
  /^(?:neur?|frisch|auch|noch)$/.test(wordAt(tokens, at - 1))

/** Names of engines beside which a number is the power. "200 CDI" is a type, "40 TDI" a version. */
const engines = new Set(
  'tdi tdci dci hdi bluehdi cdti crdi jtd jtdm multijet tsi etsi tfsi tce puretech ecoboost tgdi gdi'
    .split(' ')
    .map(fold),
)
const [leastPower, mostPower] = [65, 450]
/** Models of Peugeot: "206 HDi". */
const modelOfPeugeot = /^[1-8]0\d$/

/** "2.0 TDCi 150", "150 TDI" */
function isPowerOfEngine(tokens: readonly Token[], at: number, { text, value }: NumberToken): boolean {
  const isPower = /^\d{2,3}$/.test(text) && value >= leastPower && value <= mostPower
  if (!isPower || tokens[at]?.dimension !== null || modelOfPeugeot.test(text)) return false
  return engines.has(wordAt(tokens, at - 1)) || engines.has(wordAt(tokens, at + 1))
}

/** Whether the words at a token name something else than the number behind them. */
export function namesOther(tokens: readonly Token[], start: number, first: NumberToken, thisYear: number) {
  const word = wordAt(tokens, start)
  const isYearNamed =
    isOfTime(first.dimension) || (first.dimension === null && isYear(first.value, thisYear + 5))
  if (inspections.has(word) && !isYearNamed && first.dimension !== 'age') return true
  // "12.000 VB 2018": the mark belongs to the number before it.
  const before = tokens[start - 1]
  const isMarked = isNumber(before) && (before.dimension ?? 'price') === 'price'
  return isMarked && priceMarks.has(word)
}

type Numbers = {
  /** Where the quantity begins, and where its first number is. */
  start: number
  numberAt: number
  first: NumberToken
  /** The second number of a pair. */
  end: number | null
  unit: Dimension | null
  /** Whether it is a year before words about VAT. */
  isTaxed: boolean
  /** The calendar year of today. */
  thisYear: number
}

type Measured = { dimension: Dimension | null; comparison: Comparison | null; at: number }

/** "Max. 2015" is a price, "min. 2015" a year, but for round numbers. */
const isSmallBound = (comparing: string, value: number) =>
  comparing.startsWith('max') || (comparing.startsWith('min') && value % 100 === 0)
/** "Bis 2000" is a price more often than a year. */
const isRoundPrice = (comparison: Comparison | null, value: number) =>
  comparison === 'atMost' && value === 2000

/** Whether a number can be a year: nothing measures it and it is written like one. */
function isLikeYear({ comparing }: Beginning, { value, text }: NumberToken, thisYear: number) {
  return isYear(value, thisYear) && !/[.']/.test(text) && !isSmallBound(comparing, value)
}

/** Whether words about VAT stand behind a year, and not behind the price that they are about: "2020 zzgl. MwSt." */
export const isTaxedYear = (
  tokens: readonly Token[],
  beginning: Beginning,
  first: NumberToken,
  thisYear: number,
) =>
  first.dimension === null &&
  beginning.topic === undefined &&
  !beginning.isNet &&
  taxAt(tokens, beginning.at + 1) !== undefined &&
  isLikeYear(beginning, first, thisYear) &&
  !isRoundPrice(beginning.comparison, first.value)

const joints = new Set(['und', 'u', 'sowie', 'oder'])
/** In words: "nicht mehr als". */
const longestComparison = 3

/** Whether an upper bound goes on at a token: "höchstens 50.000 km und 5 Jahre". */
function isBehindUpperBound(tokens: readonly Token[], start: number): boolean {
  let end = start
  while (isNumber(tokens[end - 1]) || joints.has(wordAt(tokens, end - 1))) end -= 1
  if (end === start) return false
  for (let length = 1; length <= longestComparison; length++) {
    const words = tokens.slice(Math.max(0, end - length), end).map(({ word }) => word)
    const found = comparisonsByFirstWord.get(words[0])?.find((one) => one.words.join() === words.join())
    if (found?.comparison === 'atMost' || found?.comparison === 'below') return true
  }
  return false
}

/** What a number measures: by its topic or unit, otherwise by the words beside it and by its size. */
export function dimensionOf(tokens: readonly Token[], ending: Ending, numbers: Numbers): Measured {
  const { start, numberAt, first, end, unit, isTaxed, thisYear } = numbers
  const { topic, comparing, isNet, isAge } = ending
  let { comparison, at } = ending
  // "Leistung ab 110 kW", "EZ max. 3 Jahre", "EZ 06/2012"
  // "Limit 80.000 km", "Preis bis 9000 CHF"
  const isNoPrice = topic === 'price' && unit !== null && ['km', 'ps', 'kw', 'other'].includes(unit)
  const isOfUnit =
    isNoPrice ||
    (topic === 'ps' && unit === 'kw') ||
    (topic === 'year' && (unit === 'age' || unit === 'month'))
  // "Guter Preis, 3 Türen"
  const isApart = unit !== null && tokens.slice(start + 1, numberAt + 1).some((token) => token.isListed)
  let dimension = isOfUnit || isApart ? unit : (topic ?? unit)
  if (isPerDistance(tokens, start - 1)) dimension = 'other'
  // "Mit Schlüssel, 2019"
  if (topic === 'keys' && first.value > mostKeys) dimension = unit
  if (first.dimension === 'month' && numberAt === start && isInspection(tokens, start)) dimension = 'other'
  if (dimension === 'price' && comparison === 'atLeast' && (end ?? first.value) < leastLowerPrice)
    dimension = 'other'
  if (dimension === null && comparison === null && end === null && isPowerOfEngine(tokens, numberAt, first))
    dimension = 'ps'
  if (dimension === null && isNet && (end ?? first.value) >= leastPrice) dimension = 'price'
  // "Max 2 VB" are earlier owners.
  if (dimension === null && first.value > mostOwners && priceMarks.has(wordAt(tokens, at)))
    dimension = 'price'
  // "Golf von 2019"
  const isSince = comparing === 'von' && wordAt(tokens, at) === 'an'
  if (isSince) at += 1
  // The rest decides between years, ages and prices.
  if (dimension !== null && dimension !== 'age' && !isOfTime(dimension)) return { dimension, comparison, at }
  const canBeCompared =
    dimension === 'month' || ((dimension ?? 'year') === 'year' && isYear(first.value, thisYear))
  if (canBeCompared && /alt|junger|neur/.test(comparing)) {
    dimension ??= 'year'
    comparison = comparison === null ? null : opposite[comparison]
  }
  if (dimension === 'age' && !isAge && comparison === null && end === null) {
    if (isBehindUpperBound(tokens, start)) comparison = 'atMost'
    else if (topic !== 'age') dimension = null
  }
  const isForMoney = wordAt(tokens, start - 1) === 'fur' && comparison === null && first.value >= leastPrice
  if (dimension === null && isForMoney) dimension = 'price'
  const isDating = datingWords.has(comparing) || bounding.has(comparison)
  const canBeYear =
    isLikeYear(ending, first, thisYear) &&
    (end === null ? !isRoundPrice(comparison, first.value) : isYear(fullYear(end, thisYear), thisYear))
  if (dimension === null && (isDating || end !== null || isTaxed) && canBeYear) dimension = 'year'
  const isOfYear = canBeYear && wordAt(tokens, start - 1) === 'aus' && comparison === null
  if (dimension === null && isOfYear) dimension = 'year'
  if (!isSince && isOfTime(dimension) && comparing === 'von' && end === null) comparison = null
  return { dimension, comparison, at }
}
