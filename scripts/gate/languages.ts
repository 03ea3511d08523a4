/**
 * Compares the catalogues with the texts of the source: every text has a translation into each language of its chapter,
 * with the same parts, and none is left over. What the API refuses is marked for translation. `--write` adds missing texts without translation and removes left ones.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messagesOf } from '../../apps/web/build/messages.ts'
import type { Language } from '../../packages/domain/src/site/language.ts'
import {
  type Chapter,
  catalogFile,
  chapterOf,
  chapters,
  languagesOf,
} from '../../packages/languages/src/catalog.ts'
import { unmarkedRefusals } from './unmarked-refusals.ts'

type Entry = string | Record<string, string>
type Catalog = Record<string, Entry>
type Text = { pattern: string; forms?: { one: string; other: string }; file: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['apps/{web,api}/src/**/*.{ts,tsx}', 'packages/{domain,contract}/src/**/*.ts']
const isSource = (file: string) => !/\.test\.|\/testing\/|\/demo\//.test(file)

function textsOfSource(): Map<Chapter, Map<string, Text>> {
  const found = new Map<Chapter, Map<string, Text>>(chapters.map((chapter) => [chapter, new Map()]))
  for (const file of globSync(sources, { cwd: root }).filter(isSource).sort())
    for (const { pattern, forms } of messagesOf(file, readFileSync(`${root}${file}`, 'utf8'))) {
      const texts = found.get(chapterOf(`/${file}`))
      texts?.set(pattern, texts.get(pattern) ?? { pattern, file, ...(forms && { forms }) })
    }
  return found
}

const partsOf = (text: string) => [...new Set(text.match(/\{\d+\}|#/g))].sort().join(' ')
const formsOf = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** @returns what is wrong with an entry, undefined if nothing */
function flawOf({ pattern, forms }: Text, entry: Entry | undefined, language: Language): string | undefined {
  if (entry === undefined || entry === '') return 'has no translation'
  if (typeof entry === 'string') {
    if (forms) return 'needs the forms of its count'
    return partsOf(entry) === partsOf(pattern) ? undefined : 'has other parts than the German text'
  }
  if (!forms) return 'has forms, but no count'
  const missing = formsOf(language).filter((form) => !entry[form])
  if (missing.length > 0) return `needs the forms ${missing.join(', ')}`
  return partsOf(entry.other ?? '') === partsOf(forms.other)
    ? undefined
    : 'has other parts than the German text'
}

const read = (language: Language, chapter: Chapter): Catalog => {
  try {
    return JSON.parse(readFileSync(catalogFile(language, chapter), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

const emptyEntry = ({ forms }: Text, language: Language): Entry =>
  !forms ? '' : Object.fromEntries(formsOf(language).map((form) => [form, '']))

const given = process.argv.slice(2)
if (given.some((option) => option !== '--write')) {
  console.error('Usage: pnpm languages [--write]')
  process.exit(1)
}
const isWriting = given.includes('--write')
let flaws = 0
for (const [chapter, texts] of textsOfSource())
  for (const language of languagesOf(chapter)) {
    const catalog = read(language, chapter)
    if (isWriting) {
      const entries = [...texts.values()].map((text) => [
        text.pattern,
        catalog[text.pattern] ?? emptyEntry(text, language),
      ])
      const file = fileURLToPath(catalogFile(language, chapter))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
      continue
    }
    const wrong = [...texts.values()].flatMap((text) => {
      const flaw = flawOf(text, catalog[text.pattern], language)
      return flaw ? [`${text.file}: „${text.pattern}“ ${flaw}`] : []
    })
    const left = Object.keys(catalog).filter((pattern) => !texts.has(pattern))
    flaws += wrong.length + left.length
    for (const line of wrong) console.error(`${language}/${chapter}: ${line}`)
    for (const pattern of left) console.error(`${language}/${chapter}: „${pattern}“ is no text of the source`)
  }
for (const file of globSync('apps/api/src/**/*.ts', { cwd: root }).filter(isSource).sort())
  for (const text of unmarkedRefusals(file, readFileSync(`${root}${file}`, 'utf8'))) {
    flaws += 1
    console.error(`${file}:${text} is not marked for translation`)
  }
if (flaws > 0) process.exitCode = 1
else console.log(isWriting ? 'The catalogues have an entry for every text.' : 'Every text is translated.')
