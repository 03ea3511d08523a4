import { inspections, nameBehind, trailingAt } from './behind-number.ts'
import type { Token } from './token.ts'
import { type Comparison, comparisonsByFirstWord, topics } from './topics.ts'
import type { Dimension } from './units.ts'
import { asMonth, besideMonth, decadeOf, fullYear, isYear } from './years.ts'

/**
 * A number of a phrase or a pair of them. `dimension` is null where neither unit nor topic names it; `plain` is a
 * number without comparing word, whose meaning depends on its dimension. Bounds are inclusive.
 */
export type Quantity = {
  dimension: Dimension | null
  low?: number
  high?: number
  plain?: number
  /** Whether a topic before the number names it, which names a bound behind it too: "Preis ab 8000 bis 12000". */
  hasTopic: boolean
  /** Whether a price is without VAT. */
  isNet?: boolean
  /** How many tokens it takes. */
  length: number
}

const rangeWords = new Set(['bis', 'und', 'u'])
const orWords = new Set(['und', 'u', 'oder', 'od'])
const smallWords = new Set([
  'jahr',
  'dem',
  'den',
  'die',
  'das',
  'einem',
  'einer',
  'als',
  'von',
  'mit',
  'vb',
  'vhb',
  'stand',
  ...['au', 'asu', 'so', 'bei', 'liegt', 'betragt', 'sollte', 'soll', 'darf'],
])
/** Words beside a price, before or behind it. */
const priceMarks = new Set(['vb', 'vhb', 'fp', 'festpreis'])
/** Whether a price is without VAT. */
const taxWords = new Map([
  ['brutto', false],
  ['netto', true],
])
/** Before "MwSt". */
const additions = new Set(['zzgl', 'zuzuglich', 'plus', 'exkl'])
/** "Älter" folds to "alter" too. */
const ageWords = new Set(['alt', 'alte', 'altes', 'alten', 'jung', 'junge', 'junges', 'jungen'])
const isOfTime = (dimension: Dimension | null) => dimension === 'year' || dimension === 'month'
/** Names of vehicles by their greatest age in years. */
const agesByName = new Map([
  ['jahreswagen', 1],
  ['halbjahreswagen', 1],
  ['tageszulassung', 1],
])
/** Words that only compare points in time. */
const datingWords = new Set(['nach', 'vor', 'seit', '<', '>'])
/** "Für 7500" is a price, "für 5 Personen" is none. */
const leastPrice = 500

/** The words about VAT at a token; undefined for others. */
function taxAt(tokens: readonly Token[], at: number) {
  const word = tokens[at]?.word ?? ''
  const isNet = taxWords.get(word)
  if (isNet !== undefined) return { isNet, length: 1 }
  return additions.has(word) && tokens[at + 1]?.word === 'mwst' ? { isNet: true, length: 2 } : undefined
}

const afterSmallWords = (tokens: readonly Token[], at: number) => {
  let next = at
  while (smallWords.has(tokens[next]?.word ?? '')) next += 1
  return next
}

/** Whether a currency sign before the first number counts for the second too: "EUR 5000 bis 7000". */
const isSignShared = (first: Token, second: Token | undefined) =>
  /^(?:eur|€)/i.test(first.text) && second?.dimension === null && (second.value ?? 0) > (first.value ?? 0)

/** Whether the date at a token is that of the next inspection: "TÜV neu 05/2027", "TÜV auch 05/2027". */
const isInspection = (tokens: readonly Token[], at: number) =>
  [2, 3].some((back) => inspections.has(tokens[at - back]?.word ?? '')) &&
  /^(?:neur?|frisch|auch|noch)$/.test(tokens[at - 1]?.word ?? '')

/** "Jünger als 2019" is a later year, "jünger als 3 Jahre" a smaller age. */
const opposite: Record<Comparison, Comparison> = {
  ...{ atMost: 'atLeast', atLeast: 'atMost', below: 'above', above: 'below' },
  ...{ about: 'about', between: 'between' },
}

/** "unter" a price includes it, "nach 2018" begins with 2019; "etwa" is ten percent either way. */
function boundsOf(comparison: Comparison, value: number, dimension: Dimension | null): Partial<Quantity> {
  const isCounted = ['year', 'month', 'seats', 'doors'].includes(dimension ?? '')
  const step = isCounted ? 1 : 0
  const beside = (by: number) => (dimension === 'month' ? besideMonth(value, by) : value + by)
  if (comparison === 'atMost') return { high: value }
  if (comparison === 'below') return { high: step ? beside(-1) : value }
  if (comparison === 'atLeast' || comparison === 'between') return { low: value }
  if (comparison === 'above') return { low: step ? beside(1) : value }
  return step ? { plain: value } : { low: Math.round(value * 0.9), high: Math.round(value * 1.1) }
}

/**
 * The quantity that begins at a token: topic ("Preis"), comparing word ("bis"), number with unit and, for a range, the
 * second number. Null where there is none.
 *
 * @param thisYear the calendar year of today
 */
export function quantityAt(tokens: readonly Token[], start: number, thisYear: number): Quantity | null {
  const word = tokens[start]?.word ?? ''
  const age = agesByName.get(word)
  if (age !== undefined) return { dimension: 'age', high: age, hasTopic: false, length: 1 }
  const decade = decadeOf(word)
  if (decade !== undefined) {
    const length = /^jahren?$/.test(tokens[start + 1]?.word ?? '') ? 2 : 1
    return { dimension: 'year', low: decade, high: decade + 9, hasTopic: false, length }
  }
  let at = start
  let topic: Dimension | undefined
  let comparison: Comparison | null = null
  let comparing = ''
  let isNet = false
  for (;;) {
    const word = tokens[at]?.word ?? ''
    const found = comparisonsByFirstWord
      .get(word)
      ?.find(({ words }) => words.every((part, offset) => tokens[at + offset]?.word === part))
    if (found && comparison === null) {
      comparison = found.comparison
      comparing = found.words.join(' ')
      at = afterSmallWords(tokens, at + found.words.length)
    } else if (topics.has(word) && topic === undefined) {
      topic = topics.get(word)
      at = afterSmallWords(tokens, at + 1)
    } else {
      const tax = taxAt(tokens, at)
      if (!tax) break
      isNet = tax.isNet
      at += tax.length
    }
  }
  const isNetTopic = isNet
  const first = tokens[at]
  if (!first || first.value === null) return null
  const isYearNamed =
    isOfTime(first.dimension) || (first.dimension === null && isYear(first.value, thisYear + 5))
  if (inspections.has(tokens[start]?.word ?? '') && !isYearNamed && first.dimension !== 'age') return null
  // "12.000 VB 2018": the mark belongs to the number before it.
  const before = tokens[start - 1]
  const isMarked = before?.value != null && (before.dimension ?? 'price') === 'price'
  if (isMarked && priceMarks.has(tokens[start]?.word ?? '')) return null
  const isInspected = first.dimension === 'month' && at === start && isInspection(tokens, start)
  at += 1
  const joint = tokens[at]?.word ?? ''
  const isRange =
    rangeWords.has(joint) &&
    (comparison === 'between' || (joint === 'bis' && (comparison === null || comparison === 'about')))
  const follower = tokens[at + 1]
  const isOfYears = topic === 'year' || isOfTime(first.dimension)
  const isSameUnit = isOfYears
    ? isOfTime(follower?.dimension ?? 'year') && asMonth(follower?.value ?? 0, false) <= (thisYear + 2) * 100
    : first.dimension === null || first.dimension === follower?.dimension || isSignShared(first, follower)
  // "Baujahr 2014 oder 2015"
  const areNeighbours =
    isOfYears && orWords.has(joint) && Math.abs((follower?.value ?? 0) - first.value) === 1
  // "5 oder 7 Sitze"
  const isOfParts = follower?.dimension === 'seats' || follower?.dimension === 'doors'
  const areParts = orWords.has(joint) && first.dimension === null && isOfParts
  const second = (isRange || areNeighbours || areParts) && isSameUnit ? follower : undefined
  const end = second?.value ?? null
  if (end !== null) at += 2
  const unit = second?.dimension ?? first.dimension
  // "Euro 4, netto 4.990": the word belongs to the number behind it.
  const passTax = () => {
    const tax = taxAt(tokens, at)
    if (!tax || tokens[at + tax.length]?.value != null) return
    isNet ||= tax.isNet
    at += tax.length
  }
  passTax()
  const isAgeBefore = ageWords.has(tokens[at]?.word ?? '')
  if (isAgeBefore) at += 1
  const behind = trailingAt(tokens, at, unit)
  if (behind) at += behind.length
  if (comparison === null && behind) comparison = behind.comparison
  const behindName = nameBehind(tokens, at, unit)
  if (behindName) {
    topic = behindName.dimension
    at += behindName.length
  }
  passTax()
  const isAge = isAgeBefore || ageWords.has(tokens[at]?.word ?? '')
  if (isAge && !isAgeBefore) at += 1

  // "Leistung ab 110 kW", "EZ max. 3 Jahre", "EZ 06/2012"
  const isOfUnit =
    (topic === 'ps' && unit === 'kw') || (topic === 'year' && (unit === 'age' || unit === 'month'))
  let dimension = isOfUnit ? unit : (topic ?? unit)
  if (isInspected) dimension = 'other'
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
  const isSmallBound = comparing.startsWith('max') || comparing.startsWith('min')
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
  const hasTopic = isNetTopic || (topic !== undefined && !behindName)
  const length = at - start
  const inYears = (value: number, isEnd = false) => {
    if (dimension === 'month') return asMonth(value, isEnd)
    return dimension === 'year' ? fullYear(value, thisYear) : value
  }
  if (end !== null) {
    // "10 bis 20 tsd": the multiplier behind the second number counts for both.
    const isShort = first.dimension === null && first.value < 1000 && end >= 1000 && end % 1000 === 0
    const values = [isShort ? first.value * 1000 : inYears(first.value), inYears(end, true)]
    return { dimension, low: Math.min(...values), high: Math.max(...values), hasTopic: false, isNet, length }
  }
  const value = inYears(first.value)
  if (comparison === null) return { dimension, plain: value, hasTopic, isNet, length }
  return { dimension, ...boundsOf(comparison, value, dimension), hasTopic, isNet, length }
}
