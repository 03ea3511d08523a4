import { readFileSync } from 'node:fs'
import type { Language } from '@portal/domain/site/language'
import type { PluralForms } from '@portal/domain/values/text'
import { z } from 'zod'

/** The translations of one chapter into one language, by German pattern. */
export type Catalog = Readonly<Record<string, string | PluralForms>>

/** Chapters of the source with texts (folders of `src` in apps and packages); `base` is everything else. */
export const chapters = ['base', 'search', 'vehicles', 'buyer', 'accounts', 'sale', 'site', 'house'] as const
export type Chapter = (typeof chapters)[number]

/** @returns the chapter of a source file, by its path; what deliveries are refused for is read by the house */
export function chapterOf(path: string): Chapter {
  const [, folder] = /\/(?:apps|packages)\/\w+\/src\/([\w-]+)\//.exec(path) ?? []
  if (folder === 'delivery' || folder === 'stock') return 'house'
  return chapters.find((chapter) => chapter === folder) ?? 'base'
}

/** The languages beside German in which a chapter is written. The house's own area is German and English. */
export const languagesOf = (chapter: Chapter): readonly Exclude<Language, 'de'>[] =>
  chapter === 'house' ? ['en'] : ['en', 'pl', 'fr', 'nl']

const Forms = z.strictObject({
  one: z.string().optional(),
  few: z.string().optional(),
  many: z.string().optional(),
  other: z.string(),
})
const CatalogFile = z.record(z.string(), z.union([z.string(), Forms]))

export const catalogFile = (language: Language, chapter: Chapter) =>
  new URL(`../catalogs/${language}/${chapter}.json`, import.meta.url)

/** Reads a catalogue. Throws where the file is missing. */
export const readCatalog = (language: Language, chapter: Chapter): Catalog =>
  CatalogFile.parse(JSON.parse(readFileSync(catalogFile(language, chapter), 'utf8')))
