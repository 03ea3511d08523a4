import type { Language } from '@portal/domain/site/language'
import { readerLanguage } from '@portal/domain/values/text'
import { ThreadCalls } from '../stock/thread-calls.ts'

/** A step of a drawing; places in points of the drawing from its top left corner. */
export type Drawn =
  | { path: string; fill?: string; edge: string }
  | { circle: [x: number, y: number, radius: number]; fill?: string; edge: string }
  | { stroke: readonly { x: number; y: number }[]; edge: string }
  /** Centred at its place. */
  | { label: string; at: readonly [x: number, y: number]; colour: string }

/** `alt` is also written below. */
export type Photo = { alt: string; jpeg: Uint8Array }

/** A part of a document, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** The cells of the first column are the headings of their rows; widths in points, '*' shares the rest. */
  | { kind: 'table'; head: string[]; widths: (number | '*')[]; rows: string[][] }
  /** A drawing with its height in points on the page; `alt` describes it. */
  | {
      kind: 'figure'
      alt: string
      height: number
      scale?: number
      lineWidth: number
      drawing: readonly Drawn[]
    }
  /** Photos side by side. */
  | { kind: 'photos'; photos: readonly Photo[] }

/** A file inside a PDF/A-3, with its description as XMP. */
export type Embedded = { name: string; bytes: Uint8Array; description: string; xmp: string }

export type DocumentContent = {
  title: string
  blocks: readonly PdfBlock[]
  author: string
  date: Date
  locale: string
  embedded: Embedded | undefined
}
export type Written = { bytes: Uint8Array } | { failure: string }

/** The language of a document, by which screen readers pronounce it. */
const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', pl: 'pl-PL', fr: 'fr-FR', nl: 'nl-NL' }

const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }
/** The thread ends when no document was wanted for this time, because it takes up to 100 MiB. */
const idleMs = 60_000

let writer: ThreadCalls<DocumentContent, Written> | undefined
let idle: NodeJS.Timeout | undefined

/** Documents are written in a thread of their own: one with photos takes 100 milliseconds of processor time and more. */
async function write(content: DocumentContent): Promise<Written> {
  if (!writer?.isAlive)
    writer = new ThreadCalls(import.meta.resolve('./pdf-writer.ts'), 'documents', {}, resourceLimits)
  clearTimeout(idle)
  const result = await writer.call(content)
  clearTimeout(idle)
  idle = setTimeout(() => {
    void writer?.end()
    writer = undefined
  }, idleMs).unref()
  return result
}

/**
 * A tagged PDF by PDF/UA-1: headings, tables and the texts of drawings and photos are readable by screen readers, in the
 * reader's language.
 * @param date of the document, so that equal content gives equal bytes
 * @param embedded an XML file, which makes it a PDF/A-3b instead
 */
export async function taggedPdf(
  title: string,
  blocks: readonly PdfBlock[],
  author: string,
  date: Date,
  embedded?: Embedded,
): Promise<Buffer> {
  const locale = locales[readerLanguage()]
  const result = await write({ title, blocks, author, date, locale, embedded })
  if ('failure' in result) throw new Error(`The document "${title}" could not be written: ${result.failure}`)
  return Buffer.from(result.bytes)
}
