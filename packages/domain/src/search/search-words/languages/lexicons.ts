import type { Language } from '../../../site/language.ts'
import { describedWords } from './described-words.ts'
import type { Dictionary } from './dictionary.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Lexicon } from './lexicon.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

const dictionaries: Record<Exclude<Language, 'de'>, Dictionary> = { en, pl, fr, nl }
const lexicons = new Map<Language, Lexicon>()

/** The words of a language, made when it is first asked for; undefined for German, which the reader reads itself. */
export function lexiconOf(language: Language): Lexicon | undefined {
  if (language === 'de') return undefined
  const lexicon = lexicons.get(language) ?? new Lexicon(dictionaries[language], describedWords(language))
  lexicons.set(language, lexicon)
  return lexicon
}
