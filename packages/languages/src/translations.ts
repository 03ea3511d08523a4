import type { Language } from '@portal/domain/site/language'
import type { PluralForms, Translations } from '@portal/domain/values/text'
import { z } from 'zod'
import { type Catalog, chapterOf, chapters, languagesOf, readCatalog } from './catalog.ts'

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

/** The texts that chapters translate differently: „Offen“ is "Ouverte" of an enquiry and "À payer" of an invoice. */
function ambiguousIn(catalogs: readonly Catalog[]): Set<string> {
  const first = new Map<string, string>()
  const found = new Set<string>()
  for (const [pattern, translation] of catalogs.flatMap((catalog) => Object.entries(catalog))) {
    const text = JSON.stringify(translation)
    if ((first.get(pattern) ?? text) !== text) found.add(pattern)
    first.set(pattern, text)
  }
  return found
}

/** Where `t` and `plural` stand, which ask for the texts of other files. */
const lookUp = /\/(?:languages\/src\/translations|domain\/src\/values\/(?:text|plural))\.ts$/

/**
 * The source file whose text is looked up, from the call stack: the API runs the sources as they are, so that nothing
 * tells `t` its chapter. Asked for ambiguous texts only, because it takes some microseconds.
 */
function askingFile(): string {
  const before = Error.prepareStackTrace
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '')
  const holder: { stack?: unknown } = {}
  Error.captureStackTrace(holder, askingFile)
  const files = holder.stack
  Error.prepareStackTrace = before
  return (
    z
      .array(z.string())
      .parse(files)
      .find((file) => !lookUp.test(file)) ?? ''
  )
}

function made(language: Language) {
  const written = chapters.filter((chapter) => languagesOf(chapter).some((one) => one === language))
  const catalogs = new Map(written.map((chapter) => [chapter, readCatalog(language, chapter)]))
  // A text that is put together before its chapter is known has the translation of the first chapter.
  const catalog: Catalog = Object.assign({}, ...[...catalogs.values()].toReversed())
  const ambiguous = ambiguousIn([...catalogs.values()])
  const rules = new Intl.PluralRules(language)
  let finished: Finished[] | undefined
  const find = (pattern: string) => {
    const own = ambiguous.has(pattern) ? catalogs.get(chapterOf(askingFile()))?.[pattern] : undefined
    return own || catalog[pattern] || undefined
  }

  /** @param count as German writes it */
  const formFor = (forms: PluralForms, count: string) =>
    forms[rules.select(Number(count.replaceAll('.', '')))] ?? forms.other ?? ''

  /** @returns the translation of a finished German text, the text itself where its pattern is unknown */
  function textOf(german: string): string {
    const found = catalog[german] || undefined
    if (typeof found === 'string') return found
    finished ??= finishedPatterns(catalog)
    for (const { shape, pattern, places } of finished) {
      const parts = shape.exec(german)?.slice(1)
      const translation = parts && catalog[pattern]
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
