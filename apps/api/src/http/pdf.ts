import { fileURLToPath } from 'node:url'
import type { Language } from '@portal/domain/site/language'
import { readerLanguage } from '@portal/domain/values/text'
import type PDFDocument from 'pdfkit'
import { loadTypeset, pdfFontFiles, pdfFonts, type Typeset } from './pdf-fonts.ts'

type Doc = InstanceType<typeof PDFDocument>

/** A part of a document, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** The cells of the first column are the headings of their rows; widths in points, '*' shares the rest. */
  | { kind: 'table'; head: string[]; widths: (number | '*')[]; rows: string[][] }
  /** A drawing with its height in points; `alt` describes it. */
  | { kind: 'figure'; alt: string; height: number; draw: (pdf: Doc) => void }
  /** Photos side by side; `alt` is also written below. */
  | { kind: 'photos'; photos: readonly { alt: string; jpeg: Buffer }[] }

const ink = '#0d2b33'
const muted = '#4c5a60'
const margin = 48
const lowest = 60
const photoSize = { width: 160, height: 120, gap: 9, caption: 26 }
const photosPerRow = 3

/** What a screen reader is told. */
const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', pl: 'pl-PL', fr: 'fr-FR', nl: 'nl-NL' }

const cellOf = (typeset: Typeset, text: string) => {
  const { text: shown, font } = typeset(text)
  return { text: shown, font: { src: font } }
}
const headCell = (typeset: Typeset, text: string) => ({
  ...cellOf(typeset, text),
  ...{ type: 'TH' as const, scope: 'Column', textColor: muted },
})
const rowCells = (typeset: Typeset, [first = '', ...rest]: string[]) => [
  { ...cellOf(typeset, first), type: 'TH' as const, scope: 'Row' },
  ...rest.map((text) => cellOf(typeset, text)),
]

/** Begins a new page unless the current one has this much space left, in points. */
function ensureSpace(pdf: Doc, points: number) {
  if (pdf.y + points > pdf.page.height - margin) pdf.addPage()
}

type Page = { pdf: Doc; root: ReturnType<Doc['struct']>; typeset: Typeset }

type StructureOptions = NonNullable<Parameters<Doc['struct']>[1]>

/** @param bbox left, top, right and bottom of the figure on its page */
const figureOptions = (alt: string, bbox: number[]): StructureOptions & { bbox: number[] } => ({ alt, bbox })

/** A row of photos with their captions. */
function writePhotos({ pdf, root, typeset }: Page, photos: readonly { alt: string; jpeg: Buffer }[]) {
  const { width, height, gap, caption } = photoSize
  ensureSpace(pdf, height + caption)
  const top = pdf.y
  for (const [place, { alt, jpeg }] of photos.entries()) {
    const left = margin + place * (width + gap)
    const box = [left, top, left + width, top + height + caption]
    root.add(
      pdf.struct('Figure', figureOptions(alt, box), () => {
        pdf.image(jpeg, left, top, { fit: [width, height] })
        const { text, font } = typeset(alt)
        pdf
          .font(font)
          .fontSize(8)
          .text(text, left, top + height + 3, { width, height: caption, ellipsis: true })
      }),
    )
  }
  pdf.x = margin
  pdf.y = top + height + caption
}

function write(page: Page, block: PdfBlock) {
  const { pdf, root, typeset } = page
  pdf.x = margin
  pdf.fillColor(ink).font(pdfFonts.regular).fontSize(10)
  switch (block.kind) {
    case 'heading': {
      ensureSpace(pdf, lowest)
      pdf.moveDown(0.8)
      const { text, font } = typeset(block.text, 'bold')
      root.add(pdf.struct('H2', {}, () => pdf.font(font).fontSize(13).text(text)))
      pdf.moveDown(0.3)
      return
    }
    case 'text': {
      const { text, font } = typeset(block.text)
      root.add(pdf.struct('P', {}, () => pdf.font(font).text(text)))
      pdf.moveDown(0.4)
      return
    }
    case 'figure': {
      ensureSpace(pdf, block.height)
      const top = pdf.y
      const box = [margin, top, pdf.page.width - margin, top + block.height]
      root.add(
        pdf.struct('Figure', figureOptions(block.alt, box), () => {
          pdf.save().translate(margin, top)
          block.draw(pdf)
          pdf.restore()
        }),
      )
      pdf.y = top + block.height
      return
    }
    case 'photos':
      for (let first = 0; first < block.photos.length; first += photosPerRow)
        writePhotos(page, block.photos.slice(first, first + photosPerRow))
      return
    case 'table': {
      const table = {
        structParent: root,
        columnStyles: block.widths,
        defaultStyle: {
          border: { top: 0, right: 0, bottom: 0.5, left: 0 },
          borderColor: '#ccd7db',
          padding: { top: 4, right: 6, bottom: 3, left: 0 },
        },
        data: [
          block.head.map((text) => headCell(typeset, text)),
          ...block.rows.map((row) => rowCells(typeset, row)),
        ],
      }
      pdf.table(table)
      pdf.moveDown(0.6)
    }
  }
}

/** The library writes names into XMP without escaping them. */
const inXmp = (name: string) => name.replaceAll('&', 'und').replaceAll(/[<>]/g, ' ')

/** A file inside a PDF/A-3, with its description as XMP. */
export type Embedded = { name: string; bytes: Buffer; description: string; xmp: string }

/** The types of the library lack the relationship. */
const embedOptions = ({ name, description }: Embedded, date: Date): object => ({
  ...{ name, description, type: 'text/xml', relationship: 'Alternative' },
  ...{ creationDate: date, modifiedDate: date },
})

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
  const info = {
    Title: title,
    Author: inXmp(author),
    Creator: inXmp(author),
    CreationDate: date,
    ModDate: date,
  }
  const accessible = {
    ...{ tagged: true, displayTitle: true, lang: locales[readerLanguage()] },
    pdfVersion: '1.7' as const,
  }
  // The types of the library lack this option.
  const subset: object = { subset: embedded ? 'PDF/A-3b' : 'PDF/UA' }
  // Imported on demand, because it takes 28 MiB and most instances write no document.
  const [{ default: Document }, typeset] = await Promise.all([import('pdfkit'), loadTypeset()])
  const files = pdfFontFiles.map(([name, url]) => [name, fileURLToPath(url)] as const)
  const [[, font] = []] = files
  const pdf = new Document({ size: 'A4', margin, info, font, ...accessible, ...subset })
  for (const [name, file] of files) pdf.registerFont(name, file)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const heading = typeset(title, 'bold')
  pdf.fillColor(ink).font(heading.font).fontSize(20)
  root.add(pdf.struct('H1', {}, () => pdf.text(heading.text)))
  pdf.moveDown(0.3)
  for (const block of blocks) write({ pdf, root, typeset }, block)
  root.end()
  if (embedded) {
    pdf.file(embedded.bytes, embedOptions(embedded, date))
    pdf.appendXML(embedded.xmp)
  }
  pdf.end()
  return done
}
