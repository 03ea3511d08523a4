import { taxAt, wordsOfTax } from './tax-words.ts'
import { type Token, wordAt } from './token.ts'
import { type Comparison, comparisons, comparisonsByFirstWord, topics } from './topics.ts'
import type { Dimension } from './units.ts'

/** Between the words before a number, and between them and the number. */
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
  'aus',
  'mit',
  'vb',
  'vhb',
  'stand',
  ...['noch', 'gultig', 'lauft', 'ist'],
  ...['au', 'asu', 'so', 'bei', 'liegt', 'betragt', 'sollte', 'soll', 'darf'],
])

const afterSmallWords = (tokens: readonly Token[], at: number) => {
  let next = at
  while (smallWords.has(wordAt(tokens, next))) next += 1
  return next
}

/** The words before a number: its topic ("Preis"), a comparing word ("bis") and words about VAT. */
export type Beginning = {
  topic: Dimension | undefined
  comparison: Comparison | null
  /** The comparing words as one. */
  comparing: string
  isNet: boolean
  /** Where the number is. */
  at: number
}

/** What can be the first of these words. */
export const beginningWords: readonly string[] = [
  ...comparisons.map(({ words: [first = ''] }) => first),
  ...topics.keys(),
  ...wordsOfTax,
]

function hasWords(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let place = 1; place < words.length; place++)
    if (wordAt(tokens, at + place) !== words[place]) return false
  return true
}

/** Reads the words before the number of a quantity that begins at a token. */
export function beginningAt(tokens: readonly Token[], start: number): Beginning {
  let at = start
  let topic: Dimension | undefined
  let comparison: Comparison | null = null
  let comparing = ''
  let isNet = false
  for (;;) {
    const word = wordAt(tokens, at)
    const found = comparisonsByFirstWord.get(word)?.find(({ words }) => hasWords(tokens, at, words))
    if (found && comparison === null) {
      comparison = found.comparison
      comparing = found.phrase
      at = afterSmallWords(tokens, at + found.words.length)
    } else if (topics.has(word) && topic === undefined) {
      topic = topics.get(word)
      at = afterSmallWords(tokens, at + 1)
    } else {
      const tax = taxAt(tokens, at)
      if (!tax) break
      isNet = tax.isNet
      at += tax.length
    }
  }
  return { topic, comparison, comparing, isNet, at }
}
