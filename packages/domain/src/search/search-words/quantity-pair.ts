import type { Beginning } from './quantity-beginning.ts'
import type { Token } from './token.ts'
import type { Dimension } from './units.ts'
import { asMonth, isOfTime, isYear } from './years.ts'

const rangeWords = new Set(['bis', 'und', 'u'])
const orWords = new Set(['und', 'u', 'oder', 'od'])
/** Beside a price or mileage, numbers between are years. */
const [leastYear, latestYear] = [2000, 2100]

/** Whether a currency sign before the first number counts for the second too: "EUR 5000 bis 7000". */
const isSignShared = (first: Token, second: Token | undefined) =>
  /^(?:eur|€)/i.test(first.text) && second?.dimension === null && (second.value ?? 0) > (first.value ?? 0)

const isGeneration = (token: Token | undefined) =>
  token?.dimension === null && token.value !== null && token.value < 10

/** "Golf 7 oder 8 bis 15.000 €" */
const isLastOfGenerations = (tokens: readonly Token[], at: number) =>
  isGeneration(tokens[at]) && orWords.has(tokens[at - 1]?.word ?? '') && isGeneration(tokens[at - 2])

/** "2019 bis 15.000 €" and "2019 bis 80.000 km" bound one number; "1999 bis 2999 €" is a price. */
const isYearBefore = ({ value, dimension, text }: Token, bound: Token | undefined, thisYear: number) =>
  dimension === null &&
  /^20\d\d$/.test(text) &&
  value !== null &&
  value > leastYear &&
  isYear(value, thisYear) &&
  !isOfTime(bound?.dimension ?? null) &&
  (bound?.value ?? 0) > latestYear

/**
 * The second number of a pair like "5000 bis 7000", whose joining word is at a token; undefined where the words join
 * something else.
 *
 * @param thisYear the calendar year of today
 */
export function secondAt(
  tokens: readonly Token[],
  at: number,
  first: Token,
  { topic, comparison, isNet }: Beginning,
  thisYear: number,
) {
  const joint = tokens[at]?.word ?? ''
  const isOr = orWords.has(joint)
  if (joint === 'bis' && isLastOfGenerations(tokens, at - 1)) return undefined
  const isRange =
    rangeWords.has(joint) &&
    (comparison === 'between' || (joint === 'bis' && (comparison === null || comparison === 'about')))
  if (!isRange && !isOr) return undefined
  const follower = tokens[at + 1]
  const isUnnamed = comparison === null && topic === undefined && !isNet
  if (joint === 'bis' && isUnnamed && isYearBefore(first, follower, thisYear)) return undefined
  const isOfYears = topic === 'year' || isOfTime(first.dimension)
  const isSameUnit = isOfYears
    ? isOfTime(follower?.dimension ?? 'year') && asMonth(follower?.value ?? 0, false) <= (thisYear + 2) * 100
    : first.dimension === null || first.dimension === follower?.dimension || isSignShared(first, follower)
  // "Baujahr 2014 oder 2015", "aus 2018 oder 2019"
  const areYears = [first, follower].every((token) => /^(?:19|20)\d\d(?!\d)/.test(token?.text ?? ''))
  const areNeighbours =
    isOr && (isOfYears || areYears) && Math.abs((follower?.value ?? 0) - (first.value ?? 0)) === 1
  // "5 oder 7 Sitze"
  const isOfParts = ['seats', 'doors', 'inch'].includes(follower?.dimension ?? '')
  const areParts = isOr && (first.dimension ?? follower?.dimension) === follower?.dimension && isOfParts
  return (isRange || areNeighbours || areParts) && isSameUnit ? follower : undefined
}

const thousand = 1000
/** "12 tsd", and not "12.000 €" */
const isMultiplied = ({ text, value }: Token) => Number(text.replaceAll(/\D/g, '')) !== value

/**
 * The lower of two numbers, in thousands where it is meant so: "10 bis 20 tsd", "10 bis 20.000 km", "8 bis 12.500 €". In
 * "500 bis 15.000 €" and "98 bis 2000" it is not.
 */
export function lowerOf(low: number, upper: Token, dimension: Dimension | null): number {
  const high = upper.value ?? 0
  const isRound = high >= thousand && high % thousand === 0
  const canBeShort = low < thousand && (isRound || dimension === 'price')
  return canBeShort && (low * thousand <= high || (isRound && isMultiplied(upper))) ? low * thousand : low
}
