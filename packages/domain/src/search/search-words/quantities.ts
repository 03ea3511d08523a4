import { comparedBounds } from './compared-bounds.ts'
import { counts } from './counts.ts'
import { beginningAt, beginningWords } from './quantity-beginning.ts'
import { dimensionOf, isTaxedYear, type NumberToken, namesOther } from './quantity-dimension.ts'
import { endingOf } from './quantity-ending.ts'
import { secondAt } from './quantity-pair.ts'
import type { Token } from './token.ts'
import { type Dimension, units } from './units.ts'
import { asMonth, decadeOf, fullYear } from './years.ts'

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

/** Names of vehicles by their greatest age in years. */
const agesByName = new Map([
  ['jahreswagen', 1],
  ['halbjahreswagen', 1],
  ['tageszulassung', 1],
])

const secondKeys = new Set(['zweitschlussel', 'ersatzschlussel', 'reserveschlussel'])

const firstWords: ReadonlySet<string> = new Set([...beginningWords, ...agesByName.keys(), ...secondKeys])
const digit = /^\d/

/** Tested first, because most tokens are names and other words. */
const canBegin = (token: Token | undefined) =>
  token !== undefined && (token.value !== null || firstWords.has(token.word) || digit.test(token.word))

/** "Jahreswagen", "90er Jahre", "Zweitschlüssel": a quantity without a number; or "2x", which counts what follows. */
function spokenAt(tokens: readonly Token[], start: number): Quantity | null {
  const { word = '', value = null, isCount } = tokens[start] ?? {}
  if (isCount && value !== null) return { dimension: 'other', plain: value, hasTopic: false, length: 1 }
  if (secondKeys.has(word)) return { dimension: 'keys', low: 2, hasTopic: false, length: 1 }
  const age = agesByName.get(word)
  if (age !== undefined) return { dimension: 'age', high: age, hasTopic: false, length: 1 }
  const decade = decadeOf(word)
  if (decade === undefined) return null
  const length = /^jahren?$/.test(tokens[start + 1]?.word ?? '') ? 2 : 1
  return { dimension: 'year', low: decade, high: decade + 9, hasTopic: false, length }
}

/** In kilometres; fewer are thousands where no unit says otherwise. */
const leastMileage = 500

const isNumber = (token: Token | undefined): token is NumberToken => token != null && token.value !== null

const counted = new Set<Dimension | undefined>(['seats', 'doors', 'keys'])

/** The word of a number behind what it counts, "Schlüssel zwei", as a number; "Sitze, zwei Schlüssel" counts the keys. */
function countAt(tokens: readonly Token[], at: number, topic: Dimension | undefined): Token | undefined {
  const token = tokens[at]
  const place = counted.has(topic) ? counts.indexOf(token?.word ?? '') : -1
  return token && place >= 0 && !units.has(tokens[at + 1]?.word ?? '')
    ? { ...token, word: '', value: place + 2 }
    : token
}

/**
 * The quantity that begins at a token: topic ("Preis"), comparing word ("bis"), number with unit and, for a range, the
 * second number. Null where there is none.
 *
 * @param thisYear the calendar year of today
 */
export function quantityAt(tokens: readonly Token[], start: number, thisYear: number): Quantity | null {
  if (!canBegin(tokens[start])) return null
  const spoken = spokenAt(tokens, start)
  if (spoken) return spoken
  const beginning = beginningAt(tokens, start)
  const first = countAt(tokens, beginning.at, beginning.topic)
  if (!isNumber(first) || namesOther(tokens, start, first, thisYear)) return null
  const numberAt = beginning.at
  const second = secondAt(tokens, numberAt + 1, first, beginning, thisYear)
  const end = second?.value ?? null
  const unit = second?.dimension ?? first.dimension
  const isTaxed = end === null && isTaxedYear(tokens, beginning, first, thisYear)
  const ending = endingOf(tokens, beginning, numberAt + (end === null ? 1 : 3), unit, isTaxed)
  const { isNet, topic, isTopicBehind } = ending
  const numbers = { start, numberAt, first, end, unit, isTaxed, thisYear }
  const { dimension, comparison, at } = dimensionOf(tokens, ending, numbers)
  const hasTopic = beginning.isNet || (topic !== undefined && !isTopicBehind)
  const length = at - start
  const inYears = (value: number, isEnd = false) => {
    if (dimension === 'month') return asMonth(value, isEnd)
    return dimension === 'year' ? fullYear(value, thisYear) : value
  }
  // "Laufleistung bis 80" is in thousands.
  const isInThousands = dimension === 'km' && unit === null && (end ?? first.value) < leastMileage
  if (end !== null) {
    // "10 bis 20 tsd": the multiplier behind the second number counts for both.
    const isShort = first.dimension === null && first.value < 1000 && end >= 1000 && end % 1000 === 0
    const values = isInThousands
      ? [first.value * 1000, end * 1000]
      : [isShort ? first.value * 1000 : inYears(first.value), inYears(end, true)]
    return { dimension, low: Math.min(...values), high: Math.max(...values), hasTopic: false, isNet, length }
  }
  const value = isInThousands ? first.value * 1000 : inYears(first.value)
  if (comparison === null) return { dimension, plain: value, hasTopic, isNet, length }
  return { ...comparedBounds(comparison, value, dimension), dimension, hasTopic, isNet, length }
}
