import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'
import { answerCalls } from '../stock/thread-calls.ts'
import type { DocumentContent, Drawn, Embedded, PdfBlock, Photo, Written } from './pdf.ts'
import { loadTypeset, pdfFontFiles, pdfFonts, type Typeset } from './pdf-fonts.ts'

type Doc = InstanceType<typeof PDFDocument>

const files = new Map(pdfFontFiles.map(([name, url]) => [name, fileURLToPath(url)]))

/** Fonts are named by their files, because the library reads a registered font again for every text. */
function fileOf(font: string): string {
  const file = files.get(font)
  if (file === undefined) throw new Error(`There is no font ${font}.`)
  return file
}

const ink = '#0d2b33'
const muted = '#4c5a60'
const margin = 48
const lowest = 60
const photoSize = { width: 160, height: 120, gap: 9, caption: 26 }
const photosPerRow = 3

const cellOf = (typeset: Typeset, text: string) => {
  const { text: shown, font } = typeset(text)
  return { text: shown, font: { src: fileOf(font) } }
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
function writePhotos({ pdf, root, typeset }: Page, photos: readonly Photo[]) {
  const { width, height, gap, caption } = photoSize
  ensureSpace(pdf, height + caption)
  const top = pdf.y
  for (const [place, { alt, jpeg }] of photos.entries()) {
    const left = margin + place * (width + gap)
    const box = [left, top, left + width, top + height + caption]
    root.add(
      pdf.struct('Figure', figureOptions(alt, box), () => {
        pdf.image(Buffer.from(jpeg), left, top, { fit: [width, height] })
        const { text, font } = typeset(alt)
        pdf
          .font(fileOf(font))
          .fontSize(8)
          .text(text, left, top + height + 3, { width, height: caption, ellipsis: true })
      }),
    )
  }
  pdf.x = margin
  pdf.y = top + height + caption
}

function draw(pdf: Doc, step: Drawn) {
  if ('label' in step) {
    const [x, y] = step.at
    pdf.font(fileOf(pdfFonts.bold)).fontSize(11).fillColor(step.colour)
    pdf.text(step.label, x - 20, y - 5, { width: 40, align: 'center', lineBreak: false })
    return
  }
  if ('stroke' in step) {
    const [first, ...rest] = step.stroke
    if (!first) return
    pdf.moveTo(first.x, first.y)
    // A dot is a line of no length, which round caps make visible.
    for (const { x, y } of rest.length > 0 ? rest : [first]) pdf.lineTo(x, y)
    pdf.lineCap('round').lineJoin('round').stroke(step.edge)
    return
  }
  const shape = 'path' in step ? pdf.path(step.path) : pdf.circle(...step.circle)
  if (step.fill) shape.fillAndStroke(step.fill, step.edge)
  else shape.stroke(step.edge)
}

function write(page: Page, block: PdfBlock) {
  const { pdf, root, typeset } = page
  pdf.x = margin
  pdf.fillColor(ink).font(fileOf(pdfFonts.regular)).fontSize(10)
  switch (block.kind) {
    case 'heading': {
      ensureSpace(pdf, lowest)
      pdf.moveDown(0.8)
      const { text, font } = typeset(block.text, 'bold')
      root.add(pdf.struct('H2', {}, () => pdf.font(fileOf(font)).fontSize(13).text(text)))
      pdf.moveDown(0.3)
      return
    }
    case 'text': {
      const { text, font } = typeset(block.text)
      root.add(pdf.struct('P', {}, () => pdf.font(fileOf(font)).text(text)))
      pdf.moveDown(0.4)
      return
    }
    case 'figure': {
      ensureSpace(pdf, block.height)
      const top = pdf.y
      const box = [margin, top, pdf.page.width - margin, top + block.height]
      root.add(
        pdf.struct('Figure', figureOptions(block.alt, box), () => {
          pdf
            .save()
            .translate(margin, top)
            .scale(block.scale ?? 1)
            .lineWidth(block.lineWidth)
          for (const step of block.drawing) draw(pdf, step)
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

/** The types of the library lack the relationship. */
const embedOptions = ({ name, description }: Embedded, date: Date): object => ({
  ...{ name, description, type: 'text/xml', relationship: 'Alternative' },
  ...{ creationDate: date, modifiedDate: date },
})

async function bytesOf({
  title,
  blocks,
  author,
  date,
  locale,
  embedded,
}: DocumentContent): Promise<Uint8Array> {
  const info = {
    Title: title,
    Author: inXmp(author),
    Creator: inXmp(author),
    CreationDate: date,
    ModDate: date,
  }
  const accessible = { tagged: true, displayTitle: true, lang: locale, pdfVersion: '1.7' as const }
  // The types of the library lack this option.
  const subset: object = { subset: embedded ? 'PDF/A-3b' : 'PDF/UA' }
  // Imported on demand, because it takes 28 MiB and most instances write no document.
  const [{ default: Document }, typeset] = await Promise.all([import('pdfkit'), loadTypeset()])
  const pdf = new Document({
    size: 'A4',
    margin,
    info,
    font: fileOf(pdfFonts.regular),
    ...accessible,
    ...subset,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const heading = typeset(title, 'bold')
  pdf.fillColor(ink).font(fileOf(heading.font)).fontSize(20)
  root.add(pdf.struct('H1', {}, () => pdf.text(heading.text)))
  pdf.moveDown(0.3)
  for (const block of blocks) write({ pdf, root, typeset }, block)
  root.end()
  if (embedded) {
    pdf.file(Buffer.from(embedded.bytes), embedOptions(embedded, date))
    pdf.appendXML(embedded.xmp)
  }
  pdf.end()
  return done
}

/** A text that cannot be written must not end the thread, in which other documents wait. */
const written = (content: DocumentContent): Promise<Written> =>
  bytesOf(content).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )

answerCalls('documents', () => written)
