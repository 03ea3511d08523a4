import { isPart } from '../coloured-parts.ts'
import type { Token } from '../token.ts'
import { meaningOf } from '../vocabulary.ts'
import type { Dictionary } from './dictionary.ts'

function isColour({ word }: Token) {
  const meaning = meaningOf(word)
  return meaning?.kind === 'group' && meaning.group === 'ausstattung'
}

const ofPart = (colour: Token): Token => ({ ...colour, word: `${colour.word}es` })
const isForeignPart = ({ word, isForeign }: Token) => isForeign === true && isPart(word)

/** The colour before its part, with the texts as they were typed where both are one wish. */
const turned = (named: Token, colour: Token): [Token, Token] =>
  meaningOf(named.word)
    ? [ofPart(colour), named]
    : [
        { ...ofPart(colour), text: named.text },
        { ...named, text: colour.text },
      ]

/** "Czarny" is no form that "skóra" can have. */
const masculine = /[yi]$/i

/** "Brown leather" and "toit noir" as "braunes Leder" and "schwarzes Dach", which name no colour of the body. */
export function withColouredParts(tokens: Token[], places: Dictionary['colours']): Token[] {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (next === undefined || next.isListed) continue
    const isBody = places === 'beside' && next.word === 'leder' && masculine.test(token.text)
    if (places !== 'behind' && !isBody && (isForeignPart(next) || next.word === 'leder') && isColour(token))
      tokens[at] = ofPart(token)
    else if (places !== 'before' && isForeignPart(token) && isColour(next))
      tokens.splice(at, 2, ...turned(token, next))
  }
  return tokens
}
