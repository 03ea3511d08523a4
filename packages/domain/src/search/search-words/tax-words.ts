import { type Token, wordAt } from './token.ts'

/** Whether a price is without VAT. */
const taxWords = new Map([
  ['brutto', false],
  ['netto', true],
])
/** Before "MwSt". */
const additions = new Set(['zzgl', 'zuzuglich', 'plus', 'exkl'])

/** What words about VAT begin with. */
export const wordsOfTax: readonly string[] = [...taxWords.keys(), ...additions]

/** The words about VAT at a token; undefined for others. */
export function taxAt(tokens: readonly Token[], at: number) {
  const word = wordAt(tokens, at)
  const isNet = taxWords.get(word)
  if (isNet !== undefined) return { isNet, length: 1 }
  return additions.has(word) && wordAt(tokens, at + 1) === 'mwst' ? { isNet: true, length: 2 } : undefined
}
