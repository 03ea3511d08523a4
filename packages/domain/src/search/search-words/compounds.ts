import { fold } from '../../values/fold.ts'
import { conjunctions, fillers, negations } from './small-words.ts'
import { isComparing, topics } from './topics.ts'
import { units } from './units.ts'
import { isBody, meaningOf, vocabulary } from './vocabulary.ts'

type IsName = (word: string) => boolean

const [shortestPart, shortestFiller, leastDigits] = [3, 4, 3]
const beforeDigits = new Set(['ab', 'ez', 'bj', 'um'])
const longestUnit = 10
/** "e-Golf", "eup!", "e-NV200", "e-C4" */
const electricName = /^e(?:-(?=[a-z]+\d+$)|-?(?=[a-z][a-z!]+$))(.+)$/i

const noNumbers: readonly string[] = []

/** "Corsa-e" */
const electricBehind = /^(.{3,})-e$/i

/** The numbers that can begin at a place: with a unit ("15000euro"), and without one. */
function numbersAt(word: string, at: number): readonly string[] {
  const digits = /^\d+/.exec(word.slice(at))?.[0]
  if (digits === undefined) return noNumbers
  const from = at + digits.length
  const measured: string[] = []
  for (let length = longestUnit; length > 0; length--)
    if (units.has(word.slice(from, from + length))) measured.push(word.slice(at, from + length))
  // The digit of a generation at the end belongs to its name: "golf8".
  return digits.length >= leastDigits || from < word.length ? [...measured, digits] : measured
}

/** The digits behind a badge: "xdrive40d". */
export const engineCode = /^\d{2}[a-z]{0,2}$/

function isPart(part: string, next: string, isFirst: boolean, isName: IsName): boolean {
  if (/^\d/.test(next) && (beforeDigits.has(part) || topics.has(part) || isComparing(part))) return true
  // "vwgolf"
  if (part.length < shortestPart && !/\d/.test(part)) return isFirst && part.length > 1 && isName(part)
  if (vocabulary.has(part) || isName(part)) return true
  if (conjunctions.has(part) || negations.has(part)) return next !== ''
  // "roterkombi", "rotekombi"
  if (part.length >= shortestFiller && /e[rsnm]?$/.test(part) && meaningOf(part) !== undefined) return true
  return (
    part.length >= shortestFiller && (fillers.has(part) || (next === '' && meaningOf(part) !== undefined))
  )
}

/** The parts from a place to the end of a word, longest first; null where a rest is unknown. */
function divided(word: string, at: number, isName: IsName, failed: Set<number>): string[] | null {
  if (at === word.length) return []
  if (at >= shortestFiller && engineCode.test(word.slice(at)) && vocabulary.has(word.slice(0, at)))
    return [word.slice(at)]
  if (failed.has(at)) return null
  const numbers = numbersAt(word, at)
  for (let to = word.length; to > at; to--) {
    const part = word.slice(at, to)
    if (!numbers.includes(part) && !isPart(part, word.slice(to), at === 0, isName)) continue
    const rest = divided(word, to, isName, failed)
    if (rest) return [part, ...rest]
  }
  failed.add(at)
  return null
}

const isKnown = (word: string, isName: IsName) =>
  meaningOf(word) !== undefined ||
  isName(word) ||
  [conjunctions, negations, fillers, topics, units].some((words) => words.has(word)) ||
  isComparing(word)

/** Its sign is lost in the folded word: "bj08-11". */
const hasRange = /\d[-/:]\d/

/** Longer words are hardly several words without blanks, and take long to divide. */
const longest = 80

/**
 * The known words that a word consists of, with blanks between them; null where it is known itself or a part is not.
 *
 * @param text as it was typed, for the hyphen of "e-Golf"
 * @param isName whether a word names a maker or a model group
 */
export function partsOf(text: string, word: string, isName: IsName): string | null {
  if (word.length > longest || hasRange.test(text)) return null
  // "Corsa-e" folds to "corsa".
  const before = electricBehind.exec(text)?.[1]
  if (before !== undefined && isName(fold(before))) return `${before} elektro`
  if (isKnown(word, isName)) return null
  const electric = electricName.exec(text)?.[1]
  if (electric && (isName(fold(electric)) || isBody(meaningOf(fold(electric))))) return `${electric} elektro`
  const parts = divided(word, 0, isName, new Set())
  return parts && parts.length > 1 ? parts.join(' ') : null
}
