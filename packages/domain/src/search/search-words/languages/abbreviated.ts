import { kept } from '../../../values/kept.ts'
import type { NameIndex } from '../catalogue.ts'
import { wordToken } from '../token.ts'
import { isComparing, topics } from '../topics.ts'
import { type Dimension, units } from '../units.ts'
import { meaningOf, meaningOfPhrase } from '../vocabulary.ts'
import { foldForeign } from './fold-foreign.ts'
import { type Lexicon, vague } from './lexicon.ts'

/** Words without a point are as often names and other words; they need more letters. */
const leastAlone = { withPoint: 3, without: 6 }
const leastInPair = { withPoint: 2, without: 4 }

const wordsAndRest = /\p{L}+|[^\p{L}]+/gu
const isPoint = /^\.(?!\p{L}|\d)/u
const isGap = /^\.? $/

/** Beginnings already looked up in a lexicon: single words, and two words beside each other. */
type Beginnings = { alone: Map<string, string | null>; pairs: Map<string, string | null> }

const found = new WeakMap<Lexicon, Beginnings>()
const beginningsOf = (lexicon: Lexicon) => {
  const known = found.get(lexicon) ?? { alone: new Map(), pairs: new Map() }
  found.set(lexicon, known)
  return known
}

const isMeasure = (dimension: Dimension | null | undefined) => dimension != null && dimension !== 'other'

/** Whether German words are a criterion or belong to a number; others stay as they were typed. */
const isReadable = (german: readonly string[]) =>
  german.some(
    (word) => isMeasure(topics.get(word)) || isMeasure(units.get(word)?.dimension) || isComparing(word),
  ) || (meaningOfPhrase(german.join('')) ?? meaningOf(german.join(''))) !== undefined

/** The first phrase of some that mean the same; null where they mean different things. */
function ofOneMeaning(lexicon: Lexicon, phrases: readonly (readonly string[])[]): string | null {
  const meant = phrases.flatMap((words) => {
    const meaning = lexicon.meaning(words.map(lexicon.keyOf).join('')) ?? []
    return meaning[0] === vague ? [] : [{ words, meaning }]
  })
  const [first, ...others] = meant
  const isOne = others.every(({ meaning }) => meaning.join(' ') === first?.meaning.join(' '))
  return first && isOne && isReadable(first.meaning) ? first.words.join(' ') : null
}

/**
 * A phrase with abbreviated words in full, as the dictionary has them: "podw. kabina", "klim. autom.", "bezwyp.". A
 * beginning of several words with different meanings stays as it is.
 */
export function withoutAbbreviations(text: string, lexicon: Lexicon, names: NameIndex): string {
  const parts = text.match(wordsAndRest) ?? []
  const folded = parts.map(foldForeign)
  const isEndOfPart = (at: number) => isPoint.test(parts[at + 1] ?? '')
  // The only full stop of a phrase ends it: "Yaris cross." is no "crossover".
  const isSentence = !parts.slice(0, -1).some((_, at) => at < parts.length - 2 && isEndOfPart(at))
  const hasPoint = (at: number) => isEndOfPart(at) && !(isSentence && at === parts.length - 2)
  const keyOf = (at: number) => lexicon.keyOf(parts[at] ?? '')
  const isName = (key: string) => names.maker(key) !== undefined || names.groups(key).length > 0
  const isShort = (at: number, least: typeof leastAlone, isOpen: boolean) => {
    const word = folded[at] ?? ''
    const isLong = word.length >= (hasPoint(at) ? least.withPoint : least.without)
    return isLong && !isName(word) && (isOpen || !lexicon.hasWord(keyOf(at)))
  }
  const alone = (at: number) => {
    const word = folded[at] ?? ''
    if (!isShort(at, leastAlone, false) || meaningOf(wordToken(word).word) !== undefined) return null
    // A misspelt word is named as corrected.
    if (!hasPoint(at) && lexicon.nearKeys(word).length > 0) return null
    return kept(beginningsOf(lexicon).alone, word, () =>
      ofOneMeaning(
        lexicon,
        lexicon.phrasesOf(1).filter(([only = '']) => only.startsWith(word)),
      ),
    )
  }
  const pair = (at: number) => {
    if (!isGap.test(parts[at + 1] ?? '')) return null
    if (lexicon.meaning(keyOf(at) + keyOf(at + 2)) !== undefined) return null
    const typed = [at, at + 2].map((place) => ({
      word: folded[place] ?? '',
      isShort: isShort(place, leastInPair, hasPoint(place)),
    }))
    if (typed.every((one) => !one.isShort)) return null
    const key = typed.map(({ word, isShort }) => word + (isShort ? '.' : '')).join(' ')
    return kept(beginningsOf(lexicon).pairs, key, () =>
      ofOneMeaning(
        lexicon,
        lexicon
          .phrasesOf(2)
          .filter((words) =>
            typed.every(({ word, isShort }, place) =>
              isShort
                ? words[place]?.startsWith(word)
                : lexicon.keyOf(words[place] ?? '') === lexicon.keyOf(word),
            ),
          ),
      ),
    )
  }
  let read = ''
  for (let at = 0; at < parts.length; at++) {
    const isWord = /^\p{L}/u.test(parts[at] ?? '')
    const two = isWord ? pair(at) : null
    read += two ?? (isWord ? alone(at) : null) ?? parts[at]
    if (two !== null) at += 2
  }
  return read
}
