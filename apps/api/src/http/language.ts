import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languages } from '@portal/domain/site/language'
import { translateBy } from '@portal/domain/values/text'
import { type LanguageTexts, translationsInto } from '@portal/languages/translations'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const running = new AsyncLocalStorage<LanguageTexts | undefined>()
translateBy(() => running.getStore())

/**
 * Runs an action whose texts (`t`, `plural`, figures and dates) are in the language of their reader. Everything else is
 * German: a request may queue mails to people who read another language than its sender.
 */
export const inLanguage = <Result>(language: Language, action: () => Result): Result =>
  running.run(translationsInto(language), action)

/** @returns a German text that was put together without its reader, in a language */
export const translatedInto = (language: Language, german: string): string =>
  translationsInto(language)?.textOf(german) ?? german

const languageCookie = 'language'

/** @returns undefined for a language the portal does not have */
export const languageNamed = (name: string | undefined) => languages.find((language) => language === name)

/**
 * The language of a request: the one chosen in the portal, else the browser's. Browsers with other languages get
 * English, programs that name none German.
 */
export function languageOf(request: FastifyRequest): Language {
  const chosen = languageNamed(request.cookies?.[languageCookie])
  const accepted = request.headers['accept-language']
  if (chosen || !accepted) return chosen ?? 'de'
  return languageNamed(new Negotiator(request).languages([...languages])[0]) ?? 'en'
}

/** Findings of an import, stored in German, in a language. */
export const findingsIn = <Finding extends { hint: string }>(language: Language, findings: Finding[]) =>
  findings.map((finding) => ({ ...finding, hint: translatedInto(language, finding.hint) }))
