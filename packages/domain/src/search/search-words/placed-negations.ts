import type { NameIndex } from './catalogue.ts'
import { conjunctions, fillers } from './small-words.ts'
import type { Token } from './token.ts'
import { meaningOf } from './vocabulary.ts'

const exceptions = ['bis auf', 'mit ausnahme von', 'abgesehen von'].map((words) => words.split(' '))
const exceptionWords = ['auf', 'ausnahme', 'abgesehen']

/** "Alle bis auf schwarz" as "alle außer schwarz"; "bis auf 10.000 €" is a bound. */
export function withExceptions(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => exceptionWords.includes(word))) return tokens
  let end = 0
  return tokens.flatMap((token, at) => {
    if (at < end) return []
    const words = exceptions.find((found) => found.every((word, place) => tokens[at + place]?.word === word))
    if (!words || tokens[at + words.length]?.value !== null) return [token]
    end = at + words.length
    const typed = tokens.slice(at, end).map(({ text }) => text)
    return [{ ...token, text: typed.join(' '), word: 'ausser' }]
  })
}

/** Negations that follow the word they exclude. */
const behindWords = new Set(['nein', 'ausgeschlossen', 'unerwunscht', 'raus'])

/** "Schiebedach nicht gewünscht", "soll nicht sein" */
const unwanted = new Set(['sein', 'gewunscht', 'gewollt'])

const closing = new Set(['nicht', 'kein'])
/** "Diesel nicht, Kombi", "Diesel mag ich nicht, Kombi": behind a comma it excludes nothing. */
const isClosing = (tokens: readonly Token[], at: number, names: NameIndex) => {
  const [token, next] = [tokens[at], tokens[at + 1]]
  let before = at - 1
  while (before > 0 && !tokens[before]?.isListed && fillers.has(tokens[before]?.word ?? '')) before--
  const word = tokens[before]?.word ?? ''
  const isWord = word !== '' && (meaningOf(word) !== undefined || names.isName(word))
  const isAtEnd = next === undefined || next.isListed === true
  return isAtEnd && isWord && token?.isListed !== true && closing.has(token?.word ?? '')
}

/** "Diesel nein danke" as "nein Diesel"; the end of a phrase and "aber" close a "nicht" behind its word. */
function isBehind(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = tokens[at]?.word
  if (behindWords.has(word ?? '') || isClosing(tokens, at, names)) return true
  const next = tokens[at + 1]?.word
  if (word !== 'nicht') return false
  const isUnwanted = at > 0 && unwanted.has(next ?? '')
  return next === undefined || next === 'aber' || next === 'sondern' || isUnwanted
}

/** The tokens of a phrase with each negation before what it excludes. */
export function withNegationsBefore(tokens: readonly Token[], names: NameIndex): readonly Token[] {
  if (!tokens.some((_, at) => isBehind(tokens, at, names))) return tokens
  const moved = [...tokens]
  for (let at = 1; at < moved.length; at++) {
    if (!isBehind(moved, at, names)) continue
    let to = at - 1
    while (to > 0 && fillers.has(moved[to]?.word ?? '')) to--
    while (to > 1 && conjunctions.has(moved[to - 1]?.word ?? '')) to -= 2
    moved.splice(to, 0, ...moved.splice(at, 1))
  }
  return moved
}

/** The negations that can have to be placed elsewhere. */
export const negationWords: readonly string[] = [...closing, ...behindWords, ...exceptionWords]
