import type { NameIndex } from './catalogue.ts'
import type { Phrase } from './phrase.ts'
import { conjunctions, smallWords } from './small-words.ts'

/** The makers named anywhere in a phrase: the meaning of its model names depends on them. */
export function makersIn(phrase: Phrase, names: NameIndex): Set<string> {
  const found = new Set<string>()
  const namesGroup = (at: number, count: number) => names.groups(phrase.join(at, count)).length > 0
  let isNegated = false
  for (let at = 0; at < phrase.keys.length; at++) {
    const word = phrase.key(at)
    const small = smallWords.get(word)
    if (small === 'negation') isNegated = true
    if (small !== undefined) continue
    const canContinue = names.canContinue(word)
    const group = canContinue ? [3, 2].find((count) => namesGroup(at, count)) : undefined
    const length = canContinue && names.maker(phrase.join(at, 2)) !== undefined ? 2 : 1
    const maker = group === undefined ? names.maker(phrase.join(at, length)) : undefined
    if (maker !== undefined && !isNegated) found.add(maker)
    at += (group ?? length) - 1
    isNegated &&= conjunctions.has(phrase.key(at + 1))
  }
  return found
}
