import { addTo } from './joints.ts'
import { withDigits } from './number-words.ts'
import { tokensOf } from './piece-tokens.ts'
import { piecesOf, plainPhrase } from './pieces.ts'
import type { Token } from './token.ts'

/** The words and numbers of a phrase in their order; punctuation, emoji and control characters are neither. */
export function tokenise(query: string): Token[] {
  const tokens: Token[] = []
  const typed = plainPhrase.test(query) ? query : query.normalize('NFKC')
  let isListed = false
  for (const piece of piecesOf(withDigits(typed))) {
    if (piece === ',') isListed = true
    else if (piece !== '') {
      for (const token of tokensOf(piece)) addTo(tokens, isListed ? { ...token, isListed } : token)
      isListed = false
    }
  }
  return tokens
}
