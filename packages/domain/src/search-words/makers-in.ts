import type { NameIndex } from './catalogue.ts'
import { conjunctions, fillers, negations } from './small-words.ts'
import { joinedKey, type Token } from './tokens.ts'

/** The makers that a phrase wants anywhere: they decide what its model names mean. */
export function makersIn(tokens: readonly Token[], names: NameIndex): Set<string> {
  const found = new Set<string>()
  let isNegated = false
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    if (negations.has(word)) isNegated = true
    if (negations.has(word) || conjunctions.has(word) || fillers.has(word)) continue
    const group = [3, 2].find((count) => names.groups(joinedKey(tokens, at, count), new Set()).length > 0)
    const length = [2, 1].find((count) => names.maker(joinedKey(tokens, at, count)) !== undefined) ?? 1
    const maker = group === undefined ? names.maker(joinedKey(tokens, at, length)) : undefined
    if (maker !== undefined && !isNegated) found.add(maker)
    at += (group ?? length) - 1
    isNegated &&= conjunctions.has(tokens[at + 1]?.word ?? '')
  }
  return found
}
