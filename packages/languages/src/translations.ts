import type { Language } from '@portal/domain/site/language'
import type { PluralForms, Translations } from '@portal/domain/values/text'
import { type Catalog, chapters, languagesOf, readCatalog } from './catalog.ts'

/**
 * A German text that was put together before the reader was known, such as the message of a schema. `places` says what
 * each group of the shape is: `{0}`, or `#` for the count; without a count a text is the singular.
 */
type Finished = { shape: RegExp; pattern: string; places: string[] }

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const lengthOf = (text: string) => text.replaceAll(/\{\d+\}|#/g, '').length

/** Patterns with parts or a count, those with the longest text first. */
function finishedPatterns(catalog: Catalog): Finished[] {
  return Object.entries(catalog)
    .filter(([pattern]) => /\{\d+\}|#/.test(pattern) && /\p{L}{3}/u.test(pattern))
    .flatMap(([pattern, translation]) =>
      (typeof translation === 'string' ? [pattern] : pattern.split(' | ')).map((text) => ({ pattern, text })),
    )
    .toSorted((left, right) => lengthOf(right.text) - lengthOf(left.text))
    .map(({ pattern, text }) => {
      const pieces = text.split(/(#|\{\d+\})/)
      const shape = pieces.map((piece, index) =>
        index % 2 ? (piece === '#' ? '([\\d.]+)' : '(.+?)') : escaped(piece),
      )
      const places = pieces.filter((_, index) => index % 2)
      return { pattern, places, shape: new RegExp(`^${shape.join('')}$`, 's') }
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

  /** @param count as German writes it */
  const formFor = (forms: PluralForms, count: string) =>
    forms[rules.select(Number(count.replaceAll('.', '')))] ?? forms.other ?? ''

  /** @returns the translation of a finished German text, the text itself where its pattern is unknown */
  function textOf(german: string): string {
    const found = find(german)
    if (typeof found === 'string') return found
    finished ??= finishedPatterns(catalog)
    for (const { shape, pattern, places } of finished) {
      const parts = shape.exec(german)?.slice(1)
      const translation = parts && find(pattern)
      if (!translation) continue
      const partAt = (place: string) => parts[places.indexOf(place)]
      const count = partAt('#') ?? '1'
      const text =
        typeof translation === 'string' ? translation : formFor(translation, count).replaceAll('#', count)
      return text.replaceAll(/\{\d+\}/g, (place) => textOf(partAt(place) ?? ''))
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
