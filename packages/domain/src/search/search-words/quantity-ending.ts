import { nameBehind, trailingAt, wordsBehind } from './behind-number.ts'
import type { Beginning } from './quantity-beginning.ts'
import { taxAt, wordsOfTax } from './tax-words.ts'
import { isNumber, type Token, wordAt } from './token.ts'
import { type Dimension, units } from './units.ts'

/** "Älter" folds to "alter" too. */
const ageWords = new Set(['alt', 'alte', 'altes', 'alten', 'jung', 'junge', 'junges', 'jungen'])

/** Tested first, because mostly the next bound stands behind a number. */
const firstWords: ReadonlySet<string> = new Set([...wordsOfTax, ...ageWords, ...wordsBehind])

/** A beginning with what the words behind its numbers add; `at` is behind them. */
export type Ending = Beginning & {
  /** Whether a word says that the number is an age. */
  isAge: boolean
  /** Whether the topic stands behind the number. */
  isTopicBehind: boolean
}

/** The unit behind a compared number: "8 oder mehr Sitze"; "15k max km 80000" has the topic of the next number. */
function unitAt(tokens: readonly Token[], at: number) {
  const { dimension = null, factor } = units.get(wordAt(tokens, at)) ?? {}
  if (isNumber(tokens[at + 1])) return null
  return dimension !== null && factor === 1 ? { dimension, length: 1 } : null
}

/**
 * Reads the words behind the numbers of a quantity.
 *
 * @param from the token behind the numbers
 * @param isTaxed whether it is a year, whose tax belongs to a price
 */
export function endingOf(
  tokens: readonly Token[],
  beginning: Beginning,
  from: number,
  unit: Dimension | null,
  isTaxed: boolean,
): Ending {
  let { comparison, topic, isNet } = beginning
  const { comparing } = beginning
  let at = from
  if (!firstWords.has(wordAt(tokens, at)))
    return { topic, comparison, comparing, isNet, at, isAge: false, isTopicBehind: false }
  // "Euro 4, netto 4.990": the word belongs to the number behind it.
  const passTax = () => {
    const tax = taxAt(tokens, at)
    // "2020 netto" is a year: what is net is the price.
    if (!tax || isNumber(tokens[at + tax.length]) || isTaxed) return
    isNet ||= tax.isNet
    at += tax.length
  }
  passTax()
  const isAgeBefore = ageWords.has(wordAt(tokens, at))
  if (isAgeBefore) at += 1
  const behind = trailingAt(tokens, at, unit)
  if (behind) at += behind.length
  if (comparison === null && behind) comparison = behind.comparison
  const behindName = nameBehind(tokens, at, unit) ?? (behind && unit === null ? unitAt(tokens, at) : null)
  if (behindName) {
    topic = behindName.dimension
    at += behindName.length
  }
  passTax()
  const isAge = isAgeBefore || ageWords.has(wordAt(tokens, at))
  if (isAge && !isAgeBefore) at += 1
  return { topic, comparison, comparing, isNet, at, isAge, isTopicBehind: behindName !== null }
}
