import { comparedBounds } from './compared-bounds.ts'
import { counts } from './counts.ts'
import { beginningAt, beginningWords } from './quantity-beginning.ts'
import { dimensionOf, isTaxedYear, namesOther } from './quantity-dimension.ts'
import { endingOf } from './quantity-ending.ts'
import { lowerOf, secondAt } from './quantity-pair.ts'
import { isNumber, type Token, wordAt } from './token.ts'
import { type Dimension, units } from './units.ts'
import { asMonth, decadeNames, fullYear } from './years.ts'

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

const spoken = (quantity: Pick<Quantity, 'dimension' | 'low' | 'high'>, words: readonly string[]) =>
  words.map((word): [string, Quantity] => [word, { ...quantity, hasTopic: false, length: 1 }])

/** Quantities without a number by their words: "Jahreswagen" by its greatest age, "Zweitschlüssel", "90er". */
const spokenQuantities: ReadonlyMap<string, Quantity> = new Map([
  ...spoken({ dimension: 'age', high: 1 }, ['jahreswagen', 'halbjahreswagen', 'tageszulassung']),
  ...spoken({ dimension: 'keys', low: 2 }, ['zweitschlussel', 'ersatzschlussel', 'reserveschlussel']),
  ...[1950, 1960, 1970, 1980, 1990].flatMap((year) =>
    spoken({ dimension: 'year', low: year, high: year + 9 }, decadeNames(year)),
  ),
])

const beginnings: ReadonlySet<string> = new Set(beginningWords)
const yearWords = new Set(['jahre', 'jahren'])

/** A quantity without a number; "90er Jahre" takes both words. */
function spokenAt(tokens: readonly Token[], start: number): Quantity | null {
  const quantity = spokenQuantities.get(wordAt(tokens, start)) ?? null
  const isWithYears = quantity?.dimension === 'year' && yearWords.has(wordAt(tokens, start + 1))
  return isWithYears ? { ...quantity, length: 2 } : quantity
}

/** In kilometres; fewer are thousands where no unit says otherwise. */
const leastMileage = 500

const counted = new Set<Dimension | undefined>(['seats', 'doors', 'keys'])

/** The word of a number behind what it counts, "Schlüssel zwei", as a number; "Sitze, zwei Schlüssel" counts the keys. */
function countAt(tokens: readonly Token[], at: number, topic: Dimension | undefined): Token | undefined {
  const token = tokens[at]
  const place = counted.has(topic) ? counts.indexOf(wordAt(tokens, at)) : -1
  return token && place >= 0 && !units.has(wordAt(tokens, at + 1))
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
  const { value: number = null, word = '', isCount } = tokens[start] ?? {}
  // "2x" counts what follows.
  if (number !== null && isCount) return { dimension: 'other', plain: number, hasTopic: false, length: 1 }
  // Most tokens are names and other words.
  if (number === null && !beginnings.has(word)) return spokenAt(tokens, start)
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
  if (second) {
    const low = first.dimension === null ? lowerOf(first.value, second, dimension) : first.value
    const values = isInThousands
      ? [first.value * 1000, second.value * 1000]
      : [inYears(low), inYears(second.value, true)]
    return { dimension, low: Math.min(...values), high: Math.max(...values), hasTopic: false, isNet, length }
  }
  const value = isInThousands ? first.value * 1000 : inYears(first.value)
  if (comparison === null) return { dimension, plain: value, hasTopic, isNet, length }
  return { ...comparedBounds(comparison, value, dimension), dimension, hasTopic, isNet, length }
}
