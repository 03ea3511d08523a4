import type { Language } from '@portal/domain/site/language'
import type { PluralForms, Translations } from '@portal/domain/values/text'
import { type Catalog, chapters, languagesOf, readCatalog } from './catalog.ts'

/** A German text that was put together before the reader was known, such as the message of a schema. */
type Finished = { shape: RegExp; pattern: string; isCounted: boolean }

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const lengthOf = (pattern: string) => pattern.replaceAll(/\{\d+\}|#/g, '').length

/** Patterns with parts or a count, those with the longest text first. */
function finishedPatterns(catalog: Catalog): Finished[] {
  return Object.keys(catalog)
    .filter((pattern) => /\{\d+\}|#/.test(pattern) && /\p{L}{3}/u.test(pattern))
    .toSorted((left, right) => lengthOf(right) - lengthOf(left))
    .map((pattern) => {
      const [one = '', other] = pattern.split(' | ')
      const shape = (other ?? one)
        .split(/(#|\{\d+\})/)
        .map((piece, index) => (index % 2 ? (piece === '#' ? '([\\d.]+)' : '(.+?)') : escaped(piece)))
      return { pattern, shape: new RegExp(`^${shape.join('')}$`, 's'), isCounted: other !== undefined }
    })
}

function made(language: Language) {
  const written = chapters.filter((chapter) => languagesOf(chapter).some((one) => one === language))
  // The first chapter's translation of a text holds.
  const catalog: Catalog = Object.assign(
    {},
    ...written.toReversed().map((chapter) => readCatalog(language, chapter)),
  )
  const rules = new Intl.PluralRules(language)
  let finished: Finished[] | undefined
  const find = (pattern: string) => catalog[pattern] || undefined

  /** @param parts the count first, as German writes it */
  function countedText(forms: PluralForms, [count = '', ...parts]: string[]): string {
    const form = forms[rules.select(Number(count.replaceAll('.', '')))] ?? forms.other ?? ''
    return form
      .replaceAll('#', count)
      .replaceAll(/\{(\d+)\}/g, (_, index: string) => textOf(parts[Number(index)] ?? ''))
  }

  /** @returns the translation of a finished German text, the text itself where its pattern is unknown */
  function textOf(german: string): string {
    const found = find(german)
    if (typeof found === 'string') return found
    finished ??= finishedPatterns(catalog)
    for (const { shape, pattern, isCounted } of finished) {
      const parts = shape.exec(german)?.slice(1)
      const translation = parts && find(pattern)
      if (parts && isCounted && typeof translation === 'object') return countedText(translation, parts)
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
