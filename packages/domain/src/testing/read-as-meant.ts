import { expect, test } from 'vitest'
import { lexiconOf } from '../search/search-words/languages/lexicons.ts'
import { readWords } from '../search/search-words/read-words.ts'
import type { Language } from '../site/language.ts'
import { names, phrases } from './phrases.ts'

/** Tests that phrases of a language are read as the criteria beside them, with nothing left open. */
export function testPhrases(language: Language, list: string) {
  const lexicon = lexiconOf(language)
  test.each(phrases(list))('reads „%s“ as it is meant', (phrase, criteria, notUnderstood) => {
    const read = readWords(phrase, names, 2026, undefined, lexicon)
    expect({ criteria: read.criteria, notUnderstood: read.notUnderstood, readings: read.readings }).toEqual({
      criteria,
      notUnderstood,
      readings: [],
    })
  })
}
