/**
 * Puts the texts of a language into built scripts. While the client is built, each text is a global name that stands for
 * it; afterwards one copy of each script is made for every language. A translated text therefore costs no more than the
 * German one, and the client is built once.
 */
import { createHash } from 'node:crypto'
import type { Language } from '@portal/domain/site/language'
import type { PluralForms } from '@portal/domain/values/text'
import {
  type Catalog,
  type Chapter,
  chapterOf,
  chapters,
  languagesOf,
  readCatalog,
} from '@portal/languages/catalog'
import { parseSync, Visitor } from 'vite'
import { type Message, messagesOf } from './messages.ts'
import { pseudo } from './pseudo.ts'

type Text = Pick<Message, 'kind' | 'pattern' | 'forms'> & { chapter: Chapter }

const textsByName = new Map<string, Text>()
const name = /^__text_[0-9a-f]{12}$/
/** Stands for the language itself (`values/own-language.ts`). */
const languageName = '__text_language'

export const hasTexts = (code: string) => code.includes('__text_')

function nameOf(text: Text): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.values(text)))
    .digest('hex')
  const made = `__text_${hash.slice(0, 12)}`
  textsByName.set(made, text)
  return made
}

type Edit = { start: number; end: number; text: string }

function applied(code: string, edits: Edit[]): string {
  let result = ''
  let place = 0
  for (const { start, end, text } of edits.toSorted((left, right) => left.start - right.start)) {
    result += code.slice(place, start) + text
    place = end
  }
  return result + code.slice(place)
}

/** The edits that put `open`, `, ` and `close` around the parts of a message, which stay as they are. */
function around({ start, end, parts }: Message, open: string, close: string): Edit[] {
  const starts = [start, ...parts.map((part) => part.end)]
  return starts.map((from, index) => ({
    start: from,
    end: parts[index]?.start ?? end,
    text: `${index === 0 ? open : ', '}${index === parts.length ? close : ''}`,
  }))
}

/** @returns the source with a global name in the place of each text */
export function withNames(path: string, code: string): string {
  const chapter = chapterOf(path)
  const edits = messagesOf(path, code).flatMap((message) => {
    const { kind, pattern, forms, parts } = message
    const made = nameOf({ kind, pattern, chapter, ...(forms && { forms }) })
    if (kind === 'plural') return around(message, made, ', ""')
    const inBraces = kind !== 'text'
    const [open, close] = parts.length > 0 ? [`/* @__PURE__ */ ${made}(`, ')'] : [made, '']
    return around(message, inBraces ? `{${open}` : open, inBraces ? `${close}}` : close)
  })
  return applied(code, edits)
}

/** The module of the language (`values/own-language.ts`) in the client. */
export const languageModule = `export const ownLanguage = ${languageName}`

const catalogs = new Map<string, Catalog>()

function catalogOf(language: Language, chapter: Chapter): Catalog {
  const written = languagesOf(chapter).find((one) => one === language)
  if (!written) return {}
  const key = `${written}/${chapter}`
  const known = catalogs.get(key) ?? readCatalog(written, chapter)
  catalogs.set(key, known)
  return known
}

let pseudoLanguage: string | undefined

/** Writes a language as German that is changed and longer (`pseudo.ts`), for the check of all pages. */
export const writePseudo = (language: string | undefined) => {
  pseudoLanguage = language
}

function inLanguage({ pattern, forms, chapter }: Text, language: Language): string | PluralForms {
  const german = forms ?? pattern
  if (language === pseudoLanguage)
    return forms ? { one: pseudo(forms.one), other: pseudo(forms.other) } : pseudo(pattern)
  // A text without translation stays German; `scripts/gate/languages.ts` refuses it in the gate.
  return language === 'de' ? german : catalogOf(language, chapter)[pattern] || german
}

/** The pieces of a pattern: texts at even places, numbers of parts at odd ones. */
const piecesOf = (pattern: string) => pattern.split(/\{(\d+)\}/)

const quoted = (text: string) => JSON.stringify(text).replaceAll('</', String.raw`<\/`)
const inTemplate = (text: string) => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)

/** @param parts the code of each part */
function codeOf(text: Text, language: Language, parts: string[]): string {
  const found = inLanguage(text, language)
  if (typeof found !== 'string') return JSON.stringify(found)
  if (parts.length === 0) return quoted(found)
  const pieces = piecesOf(found).map((piece, index) => (index % 2 ? (parts[Number(piece)] ?? '""') : piece))
  if (text.kind === 'children')
    return `[${pieces
      .map((piece, index) => (index % 2 ? piece : piece && quoted(piece)))
      .filter(Boolean)
      .join()}]`
  return `\`${pieces.map((piece, index) => (index % 2 ? `\${${piece}}` : inTemplate(piece))).join('')}\``
}

type Site = { start: number; end: number; text: string; parts: { start: number; end: number }[] }

/** The sites of a script are the same for all languages. */
const knownSites = new Map<string, Site[]>()

function sitesOf(code: string): Site[] {
  const known = knownSites.get(code) ?? readSites(code)
  knownSites.set(code, known)
  return known
}

function readSites(code: string): Site[] {
  const sites: Site[] = []
  const called = new Set<number>()
  new Visitor({
    CallExpression({ callee, arguments: parts, start, end }) {
      if (callee.type !== 'Identifier' || !name.test(callee.name)) return
      called.add(callee.start)
      sites.push({ start, end, text: callee.name, parts })
    },
    Identifier(identifier) {
      const { start, end } = identifier
      const isText = name.test(identifier.name) || identifier.name === languageName
      if (isText && !called.has(start)) sites.push({ start, end, text: identifier.name, parts: [] })
    },
  }).visit(parseSync('built.js', code).program)
  return sites.sort((left, right) => left.start - right.start)
}

/** @returns a built script in a language */
export function inlined(code: string, language: Language): string {
  if (!hasTexts(code)) return code
  const sites = sitesOf(code)
  let next = 0
  const until = (from: number, to: number): string => {
    let result = ''
    let place = from
    for (let site = sites[next]; site && site.start < to; site = sites[next]) {
      next += 1
      result += code.slice(place, site.start)
      place = site.end
      const parts = site.parts.map((part) => until(part.start, part.end))
      const text = textsByName.get(site.text)
      result += text ? codeOf(text, language, parts) : JSON.stringify(language)
    }
    return result + code.slice(place, to)
  }
  return until(0, code.length)
}

/** Changes with every catalogue, so that a script's name changes with its translations. */
export const catalogHash = (): string => {
  const hash = createHash('sha256')
  for (const chapter of chapters)
    for (const language of languagesOf(chapter)) hash.update(JSON.stringify(catalogOf(language, chapter)))
  return hash.digest('hex')
}
