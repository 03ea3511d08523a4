import type { Language } from '../site/language.ts'

/**
 * The language of the running program's constant texts: the web client is built once for each language, and its build
 * replaces this module; everywhere else it is German, the language of the source.
 */
export const ownLanguage: Language = 'de'
