import type { Language } from '../site/language.ts'
import { ownLanguage } from './own-language.ts'

/**
 * Marks German texts for translation (docs/languages.md). The build of the web client replaces marked texts by their
 * translations, so that `t` costs nothing there; the API looks a translation up when it writes a text.
 */

/** A part put into a sentence as it is: a figure, a name, a quoted word. */
export type Part = string | number | bigint

/** The forms of a text with a count, by the category of `Intl.PluralRules`; `#` is the count. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>

/** Translations of German patterns (`{0} von {1}`); a text with a count has the pattern `1 Zettel | # Zettel`. */
export type Translations = { language: Language; find(pattern: string): string | PluralForms | undefined }

let current: () => Translations | undefined = () => undefined

/** Called once, by the API: `source` gives the translations of the running request or job, undefined for German. */
export const translateBy = (source: () => Translations | undefined) => {
  current = source
}

/** @returns the language of the running request or job; in the web client that of its build. */
export const readerLanguage = () => current()?.language ?? ownLanguage

/** @returns the pattern with its parts. */
export const filled = (pattern: string, parts: readonly Part[]) =>
  pattern.replaceAll(/\{(\d+)\}/g, (place, index: string) => String(parts[Number(index)] ?? place))

/** @returns the translation of a pattern, undefined in German and where there is none */
export const translated = (pattern: string) => current()?.find(pattern)

function patternIn(pattern: string): string {
  const found = translated(pattern)
  return typeof found === 'string' ? found : pattern
}

/**
 * A text in the reader's language: `t('Merkliste')`, or with parts t`${count} von ${total}`. One text is a whole
 * sentence; the order of its parts may differ in another language.
 */
export function t(text: string): string
export function t(texts: TemplateStringsArray, ...parts: Part[]): string
export function t(texts: string | TemplateStringsArray, ...parts: Part[]): string {
  if (typeof texts === 'string') return patternIn(texts)
  if (!current()) return String.raw({ raw: texts }, ...parts)
  const pattern = String.raw({ raw: texts }, ...parts.map((_, index) => `{${index}}`))
  return filled(patternIn(pattern), parts)
}

const rules = new Map<string, Intl.PluralRules>()

function ruleFor(language: string) {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** German needs no `Intl.PluralRules`, which takes a browser milliseconds to create. */
function formOf(count: number): Intl.LDMLPluralRule {
  const language = readerLanguage()
  return language === 'de' ? (count === 1 ? 'one' : 'other') : ruleFor(language).select(count)
}

/**
 * @param forms those of the language, or of German
 * @returns the form for `count`; the general form where the language has no other
 */
export function formIn(forms: PluralForms, count: number): string {
  return forms[formOf(count)] ?? forms.other ?? ''
}
