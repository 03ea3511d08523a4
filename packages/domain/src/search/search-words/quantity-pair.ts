import type { Beginning } from './quantity-beginning.ts'
import { isNumber, type NumberToken, type Token, wordAt } from './token.ts'
import type { Dimension } from './units.ts'
import { asMonth, isOfTime, isYear } from './years.ts'

const rangeWords = new Set(['bis', 'und', 'u'])
const orWords = new Set(['und', 'u', 'oder', 'od'])
/** Beside a price or mileage, numbers between are years. */
const [leastYear, latestYear] = [2000, 2100]

/** What can be there in several numbers. */
const ofParts = new Set<Dimension | null>(['seats', 'doors', 'inch'])

/** Whether a currency sign before the first number counts for the second too: "EUR 5000 bis 7000". */
const isSignShared = (first: NumberToken, second: NumberToken) =>
  /^(?:eur|€)/i.test(first.text) && second.dimension === null && second.value > first.value

const isGeneration = (token: Token | undefined) =>
  isNumber(token) && token.dimension === null && token.value < 10

/** "Golf 7 oder 8 bis 15.000 €" */
const isLastOfGenerations = (tokens: readonly Token[], at: number) =>
  isGeneration(tokens[at]) && orWords.has(wordAt(tokens, at - 1)) && isGeneration(tokens[at - 2])

/** "2019 bis 15.000 €" and "2019 bis 80.000 km" bound one number; "1999 bis 2999 €" is a price. */
const isYearBefore = ({ value, dimension, text }: NumberToken, bound: NumberToken, thisYear: number) =>
  dimension === null &&
  /^20\d\d$/.test(text) &&
  value > leastYear &&
  isYear(value, thisYear) &&
  !isOfTime(bound.dimension) &&
  bound.value > latestYear

/**
 * The second number of a pair like "5000 bis 7000", whose joining word is at a token; undefined where the words join
 * something else.
 *
 * @param thisYear the calendar year of today
 */
export function secondAt(
  tokens: readonly Token[],
  at: number,
  first: NumberToken,
  { topic, comparison, isNet }: Beginning,
  thisYear: number,
) {
  const joint = wordAt(tokens, at)
  const isOr = orWords.has(joint)
  const follower = tokens[at + 1]
  if (!isNumber(follower)) return undefined
  if (joint === 'bis' && isLastOfGenerations(tokens, at - 1)) return undefined
  const isRange =
    rangeWords.has(joint) &&
    (comparison === 'between' || (joint === 'bis' && (comparison === null || comparison === 'about')))
  if (!isRange && !isOr) return undefined
  const isUnnamed = comparison === null && topic === undefined && !isNet
  if (joint === 'bis' && isUnnamed && isYearBefore(first, follower, thisYear)) return undefined
  const isOfYears = topic === 'year' || isOfTime(first.dimension)
  const isSameUnit = isOfYears
    ? isOfTime(follower.dimension ?? 'year') && asMonth(follower.value, false) <= (thisYear + 2) * 100
    : first.dimension === null || first.dimension === follower.dimension || isSignShared(first, follower)
  // "Baujahr 2014 oder 2015", "aus 2018 oder 2019"
  const areYears = [first, follower].every((token) => /^(?:19|20)\d\d(?!\d)/.test(token.text))
  const areNeighbours = isOr && (isOfYears || areYears) && Math.abs(follower.value - first.value) === 1
  // "5 oder 7 Sitze"
  const { dimension } = follower
  const areParts = isOr && (first.dimension ?? dimension) === dimension && ofParts.has(dimension)
  return (isRange || areNeighbours || areParts) && isSameUnit ? follower : undefined
}

const thousand = 1000
/** "12 tsd", and not "12.000 €" */
const isMultiplied = ({ text, value }: NumberToken) => Number(text.replaceAll(/\D/g, '')) !== value

/**
 * The lower of two numbers, in thousands where it is meant so: "10 bis 20 tsd", "10 bis 20.000 km", "8 bis 12.500 €". In
 * "500 bis 15.000 €" and "98 bis 2000" it is not.
 */
export function lowerOf(low: number, upper: NumberToken, dimension: Dimension | null): number {
  const high = upper.value
  const isRound = high >= thousand && high % thousand === 0
  const canBeShort = low < thousand && (isRound || dimension === 'price')
  return canBeShort && (low * thousand <= high || (isRound && isMultiplied(upper))) ? low * thousand : low
}
