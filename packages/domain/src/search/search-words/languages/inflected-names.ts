import type { NameIndex } from '../catalogue.ts'
import type { Token } from '../token.ts'
import { meaningOf } from '../vocabulary.ts'
import type { Lexicon } from './lexicon.ts'

/** Shorter names are one letter away from many words. */
const name = /^[a-z]{4,}$/

/** Makers and model groups without the endings that a language gives them: "fordem", "o passacie". */
export function withPlainNames(tokens: readonly Token[], names: NameIndex, lexicon: Lexicon): Token[] {
  const isName = (word: string) => names.maker(word) !== undefined || names.groups(word).length > 0
  return tokens.map((token) => {
    const { word, isForeign } = token
    if (word === '' || isForeign || isName(word) || meaningOf(word) !== undefined) return token
    const plain = lexicon.baseForms(word).find((form) => name.test(form) && isName(form))
    return plain === undefined ? token : { ...token, word: plain }
  })
}
