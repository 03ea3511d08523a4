import type { Token } from '../token.ts'
import { meaningOf } from '../vocabulary.ts'
import type { Dictionary } from './dictionary.ts'

function isColour({ word, isForeign }: Token) {
  const meaning = isForeign ? meaningOf(word) : undefined
  return meaning?.kind === 'group' && meaning.group === 'ausstattung'
}

const ofLeather = (colour: Token): Token => ({ ...colour, word: `${colour.word}es` })

/** "Brown leather" and "cuir marron" as "braunes Leder", which names no colour of the body. */
export function withColouredLeather(tokens: Token[], places: Dictionary['colours']): Token[] {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (next === undefined || next.isListed) continue
    if (places !== 'behind' && isColour(token) && next.word === 'leder') tokens[at] = ofLeather(token)
    else if (places !== 'before' && token.word === 'leder' && token.isForeign && isColour(next))
      tokens.splice(at, 2, ofLeather(next), token)
  }
  return tokens
}
