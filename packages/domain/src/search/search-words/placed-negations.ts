import type { NameIndex } from './catalogue.ts'
import { conjunctions, fillers } from './small-words.ts'
import { isListedAt, isNumber, type Token, wordAt } from './token.ts'
import { meaningOf } from './vocabulary.ts'
import { endsBefore } from './waivers.ts'

const negating = [
  ...['bis auf', 'mit ausnahme von', 'abgesehen von'].map((words) => ({ words, word: 'ausser' })),
  ...['kommt nicht in frage', 'kommen nicht in frage'].map((words) => ({ words, word: 'ausgeschlossen' })),
].map(({ words, word }) => ({ words: words.split(' '), word }))
const negatingWords = ['auf', 'ausnahme', 'abgesehen', 'kommt', 'kommen']

/** Negations of several words as one: "alle bis auf schwarz" as "alle außer schwarz". */
export function withShortNegations(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => negatingWords.includes(word))) return tokens
  let end = 0
  return tokens.flatMap((token, at) => {
    if (at < end) return []
    const found = negating.find(({ words }) =>
      words.every((part, place) => wordAt(tokens, at + place) === part),
    )
    // "Bis auf 10.000 €" is a bound.
    if (!found || isNumber(tokens[at + found.words.length])) return [token]
    end = at + found.words.length
    const typed = tokens.slice(at, end).map(({ text }) => text)
    return [{ ...token, text: typed.join(' '), word: found.word }]
  })
}

/** Negations that follow the word they exclude. */
const behindWords = new Set(['nein', 'ausgeschlossen', 'unerwunscht', 'raus'])

/** "Schiebedach nicht gewünscht", "soll nicht sein" */
const unwanted = new Set(['sein', 'gewunscht', 'gewollt'])

const closing = new Set(['nicht', 'kein'])
/** "Diesel nicht, Kombi", "Diesel mag ich nicht, Kombi": behind a comma it excludes nothing. */
const isClosing = (tokens: readonly Token[], at: number, names: NameIndex) => {
  let before = at - 1
  while (before > 0 && !isListedAt(tokens, before) && fillers.has(wordAt(tokens, before))) before--
  const word = wordAt(tokens, before)
  const isWord = meaningOf(word) !== undefined || names.isName(word)
  return endsBefore(tokens, at + 1) && isWord && !isListedAt(tokens, at) && closing.has(wordAt(tokens, at))
}

/** "Diesel nein danke" as "nein Diesel"; the end of a phrase and "aber" close a "nicht" behind its word. */
function isBehind(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = wordAt(tokens, at)
  if (behindWords.has(word) || isClosing(tokens, at, names)) return true
  const next = tokens[at + 1]?.word
  if (word !== 'nicht') return false
  const isUnwanted = at > 0 && unwanted.has(wordAt(tokens, at + 1))
  return next === undefined || next === 'aber' || next === 'sondern' || isUnwanted
}

/** The tokens of a phrase with each negation before what it excludes. */
export function withNegationsBefore(tokens: readonly Token[], names: NameIndex): readonly Token[] {
  if (!tokens.some((_, at) => isBehind(tokens, at, names))) return tokens
  const moved = [...tokens]
  for (let at = 1; at < moved.length; at++) {
    if (!isBehind(moved, at, names)) continue
    let to = at - 1
    while (to > 0 && fillers.has(wordAt(moved, to))) to--
    while (to > 1 && conjunctions.has(wordAt(moved, to - 1))) to -= 2
    moved.splice(to, 0, ...moved.splice(at, 1))
  }
  return moved
}

/** The negations that can have to be placed elsewhere. */
export const negationWords: readonly string[] = [...closing, ...behindWords, ...negatingWords]
