import type { Language } from '@portal/domain/site/language'
import type { Translations } from '@portal/domain/values/text'
import { type Catalog, chapters, languagesOf, readCatalog } from './catalog.ts'

/** A German text that was put together before the reader was known, such as the message of a schema. */
type Finished = { shape: RegExp; pattern: string }

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Patterns with parts, those with the longest text first. */
function finishedPatterns(catalog: Catalog): Finished[] {
  const lengthOf = (pattern: string) => pattern.replaceAll(/\{\d+\}/g, '').length
  return Object.keys(catalog)
    .filter((pattern) => /\{\d+\}/.test(pattern) && /\p{L}{3}/u.test(pattern))
    .toSorted((left, right) => lengthOf(right) - lengthOf(left))
    .map((pattern) => {
      const pieces = pattern.split(/\{\d+\}/).map(escaped)
      return { pattern, shape: new RegExp(`^${pieces.join('(.+?)')}$`, 's') }
    })
}

function made(language: Language) {
  const written = chapters.filter((chapter) => languagesOf(chapter).some((one) => one === language))
  // The first chapter's translation of a text holds.
  const catalog: Catalog = Object.assign(
    {},
    ...written.toReversed().map((chapter) => readCatalog(language, chapter)),
  )
  let finished: Finished[] | undefined
  const find = (pattern: string) => catalog[pattern] || undefined

  /** @returns the translation of a finished German text, the text itself where its pattern is unknown */
  function textOf(german: string): string {
    const found = find(german)
    if (typeof found === 'string') return found
    finished ??= finishedPatterns(catalog)
    for (const { shape, pattern } of finished) {
      const parts = shape.exec(german)?.slice(1)
      const translation = parts && find(pattern)
      if (parts && typeof translation === 'string')
        return translation.replaceAll(/\{(\d+)\}/g, (_, index: string) => textOf(parts[Number(index)] ?? ''))
    }
    return german
  }
  return { language, find, textOf }
}

export type LanguageTexts = Translations & ReturnType<typeof made>

const known = new Map<Language, LanguageTexts>()

/** @returns the translations into a language, read once; undefined for German */
export function translationsInto(language: Language): LanguageTexts | undefined {
  if (language === 'de') return undefined
  const texts = known.get(language) ?? made(language)
  known.set(language, texts)
  return texts
}
