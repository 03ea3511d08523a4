import type { NameIndex } from './catalogue.ts'
import { addTo } from './joints.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { prepared, translated, withRanges } from './languages/translation.ts'
import { withDigits } from './number-words.ts'
import { tokensOf } from './piece-tokens.ts'
import { piecesOf } from './pieces.ts'
import type { Token } from './token.ts'

/** Letters and signs that normalising leaves as they are; tested first, because most phrases have no others. */
const isNormal = /^[ -~À-ıĴ-ľŁ-ňŊ-ž€]*$/

/** The words and numbers of a phrase in their order, each number before its unit. */
function looseTokens(typed: string): Token[] {
  const tokens: Token[] = []
  let isListed = false
  for (const piece of piecesOf(withDigits(typed))) {
    if (piece === ',') isListed = true
    else if (piece !== '') {
      for (const token of tokensOf(piece)) tokens.push(isListed ? { ...token, isListed } : token)
      isListed = false
    }
  }
  return tokens
}

/**
 * The words and numbers of a phrase in their order; punctuation, emoji and control characters are neither.
 *
 * @param translation the language of the words that are not German, and the names of the stock, which stay
 */
export function tokenise(query: string, translation?: { lexicon: Lexicon; names: NameIndex }): Token[] {
  const { lexicon, names } = translation ?? {}
  const typed = isNormal.test(query) ? query : query.normalize('NFKC')
  const tokens: Token[] = []
  const loose =
    lexicon && names
      ? translated(looseTokens(prepared(typed, lexicon, names)), lexicon, names)
      : looseTokens(typed)
  for (const token of loose) addTo(tokens, token)
  return lexicon ? withRanges(tokens) : tokens
}
