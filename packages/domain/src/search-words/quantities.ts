import type { Token } from './tokens.ts'
import { type Comparison, comparisonsByFirstWord, isComparing, named, topics } from './topics.ts'
import type { Dimension } from './units.ts'

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
  /** How many tokens it takes. */
  length: number
}

/** Comparing words behind the number, folded: "8000 € max", "2018 oder neuer". */
const trailing = new Map<string, 'atMost' | 'atLeast'>([
  ...[
    'max',
    'maximal',
    'hochstens',
    'weniger',
    'gunstiger',
    'billiger',
    'alter',
    'fruher',
    'darunter',
    'drunter',
  ].map((word) => [word, 'atMost'] as const),
  ...[
    'heute',
    'jetzt',
    'mind',
    'mindestens',
    'min',
    'aufwarts',
    'mehr',
    'neur',
    'junger',
    'spater',
    'daruber',
    'druber',
  ].map((word) => [word, 'atLeast'] as const),
])
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
  ...['so', 'bei', 'liegt', 'betragt', 'sollte', 'soll', 'darf'],
])
/** Words behind a number that name it: "300 km Reichweite", "60.000 gelaufen", "300 € im Monat". */
const behindNumber = new Map<string, Dimension>([
  ['reichweite', 'other'],
  ...named('wltp nefz elektrisch', 'other'),
  ['gelaufen', 'km'],
  ...named('laufleistung kilometerstand', 'km'),
  ...named('budget kaufpreis', 'price'),
  ...named('baujahr erstzulassung', 'year'),
  ...named('gesamtgewicht zgg', 'kg'),
  ...named('anhangelast zuglast nutzlast zuladung tuv hu garantie', 'other'),
  ...named('mtl monatlich monat rate monatsrate leasingrate anzahlung', 'other'),
])
/** Before "Monat" and "Rate". */
const rateWords = new Set(['im', 'pro', 'je', 'als'])
/** The inspection is valid until a year; other numbers behind it measure something else. */
const inspections = new Set(['tuv', 'hu', 'garantie'])
/** Words beside a price, before or behind it. */
const priceMarks = new Set(['vb', 'vhb', 'fp', 'festpreis'])
const ageWords = new Set(['alt', 'jung'])
/** Names of vehicles by their greatest age in years. */
const agesByName = new Map([
  ['jahreswagen', 1],
  ['halbjahreswagen', 1],
  ['tageszulassung', 1],
])
/** Words that only compare points in time. */
const datingWords = new Set(['nach', 'vor', 'seit', '<', '>'])
const earliestYear = 1950
/** "Für 7500" is a price, "für 5 Personen" is none. */
const leastPrice = 500

/** "Bj. 15" is 2015, "Bj. 98" is 1998. */
const fullYear = (value: number, thisYear: number) =>
  value > 99 ? value : value + (value <= (thisYear % 100) + 1 ? 2000 : 1900)

/** Whether a number can be a year of registration; next year's models are registered this year. */
export const isYear = (value: number, thisYear: number) =>
  Number.isInteger(value) && value >= earliestYear && value <= thisYear + 1

const afterSmallWords = (tokens: readonly Token[], at: number) => {
  let next = at
  while (smallWords.has(tokens[next]?.word ?? '')) next += 1
  return next
}

/** "EUR 5000 bis 7000" */
const isSignShared = (first: Token, second: Token | undefined) =>
  /^(?:eur|€)/i.test(first.text) && second?.dimension === null && (second.value ?? 0) > (first.value ?? 0)

/** "Jünger als 2019" is a later year, "jünger als 3 Jahre" a smaller age. */
const opposite: Record<Comparison, Comparison> = {
  ...{ atMost: 'atLeast', atLeast: 'atMost', below: 'above', above: 'below' },
  ...{ about: 'about', between: 'between' },
}

/** The comparison by the words behind a number, and how many words; none where they begin the next number. */
function trailingAt(tokens: readonly Token[], at: number) {
  const isExceeded = ['mehr', 'ubersteigen', 'uberschreiten'].includes(tokens[at + 1]?.word ?? '')
  if (tokens[at]?.word === 'nicht' && isExceeded && tokens[at + 2]?.word !== 'als')
    return { comparison: 'atMost' as const, length: 2 }
  const isJoined = ['oder', 'od', 'und', 'u', 'bis'].includes(tokens[at]?.word ?? '')
  const place = isJoined ? at + 1 : at
  const comparison = trailing.get(tokens[place]?.word ?? '')
  const next = tokens[place + 1]
  if (!comparison || (next?.value !== undefined && next.value !== null) || next?.word === 'als') return null
  return { comparison, length: place + 1 - at }
}

/** The dimension that the words behind a number name, and how many words; none where they name the number behind them. */
function nameBehind(tokens: readonly Token[], at: number, unit: Dimension | null) {
  const length = rateWords.has(tokens[at]?.word ?? '') ? 2 : 1
  const word = tokens[at + length - 1]?.word ?? ''
  const dimension = behindNumber.get(word)
  if (dimension === undefined || (length === 2 && dimension !== 'other')) return null
  if (inspections.has(word) && unit !== 'age') return null
  if (word === 'elektrisch' && unit !== 'km') return null
  const next = tokens[at + length]
  const namesNext = topics.has(word) && (next?.value != null || isComparing(next?.word ?? ''))
  const isOther = dimension === 'other' && unit !== null
  if (dimension === unit || isOther || (unit === null && !namesNext)) return { dimension, length }
  return null
}

/** "unter" a price includes it, "nach 2018" begins with 2019; "etwa" is ten percent either way. */
function boundsOf(comparison: Comparison, value: number, dimension: Dimension | null): Partial<Quantity> {
  const isCounted = dimension === 'year' || dimension === 'seats' || dimension === 'doors'
  const step = isCounted ? 1 : 0
  if (comparison === 'atMost') return { high: value }
  if (comparison === 'below') return { high: value - step }
  if (comparison === 'atLeast' || comparison === 'between') return { low: value }
  if (comparison === 'above') return { low: value + step }
  return step ? { plain: value } : { low: Math.round(value * 0.9), high: Math.round(value * 1.1) }
}

/**
 * The quantity that begins at a token: topic ("Preis"), comparing word ("bis"), number with unit and, for a range, the
 * second number. Null where there is none.
 *
 * @param thisYear the calendar year of today
 */
export function quantityAt(tokens: readonly Token[], start: number, thisYear: number): Quantity | null {
  const age = agesByName.get(tokens[start]?.word ?? '')
  if (age !== undefined) return { dimension: 'age', high: age, hasTopic: false, length: 1 }
  let at = start
  let topic: Dimension | undefined
  let comparison: Comparison | null = null
  let comparing = ''
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
    } else break
  }
  const first = tokens[at]
  if (!first || first.value === null) return null
  const isYearNamed =
    first.dimension === 'year' || (first.dimension === null && isYear(first.value, thisYear + 5))
  if (inspections.has(tokens[start]?.word ?? '') && !isYearNamed && first.dimension !== 'age') return null
  // "12.000 VB 2018": the mark belongs to the number before it.
  const before = tokens[start - 1]
  const isMarked = before?.value != null && (before.dimension ?? 'price') === 'price'
  if (isMarked && priceMarks.has(tokens[start]?.word ?? '')) return null
  at += 1
  const joint = tokens[at]?.word ?? ''
  const isRange =
    rangeWords.has(joint) &&
    (comparison === 'between' || (joint === 'bis' && (comparison === null || comparison === 'about')))
  const follower = tokens[at + 1]
  const isOfYears = topic === 'year' || first.dimension === 'year'
  const isSameUnit = isOfYears
    ? (follower?.dimension ?? 'year') === 'year' && (follower?.value ?? 0) <= thisYear + 1
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
  const behind = trailingAt(tokens, at)
  if (behind) at += behind.length
  if (comparison === null && behind) comparison = behind.comparison
  const behindName = nameBehind(tokens, at, second?.dimension ?? first.dimension)
  if (behindName) {
    topic = behindName.dimension
    at += behindName.length
  }
  const isAge = ageWords.has(tokens[at]?.word ?? '')
  if (isAge) at += 1

  const unit = second?.dimension ?? first.dimension
  // "Leistung ab 110 kW", "EZ max. 3 Jahre"
  const isOfUnit = (topic === 'ps' && unit === 'kw') || (topic === 'year' && unit === 'age')
  let dimension = isOfUnit ? unit : (topic ?? unit)
  if (dimension === null && priceMarks.has(tokens[at]?.word ?? '')) dimension = 'price'
  if (
    (dimension ?? 'year') === 'year' &&
    /alter|junger|neur/.test(comparing) &&
    isYear(first.value, thisYear)
  ) {
    dimension = 'year'
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
  else if (dimension === 'year' && comparing === 'von' && end === null) comparison = null
  const hasTopic = topic !== undefined && !behindName
  const length = at - start
  const inYears = (value: number) => (dimension === 'year' ? fullYear(value, thisYear) : value)
  if (end !== null) {
    // "10 bis 20 tsd": the multiplier behind the second number counts for both.
    const isShort = first.dimension === null && first.value < 1000 && end >= 1000 && end % 1000 === 0
    const values = [isShort ? first.value * 1000 : inYears(first.value), inYears(end)]
    return { dimension, low: Math.min(...values), high: Math.max(...values), hasTopic: false, length }
  }
  const value = inYears(first.value)
  if (comparison === null) return { dimension, plain: value, hasTopic, length }
  return { dimension, ...boundsOf(comparison, value, dimension), hasTopic, length }
}
