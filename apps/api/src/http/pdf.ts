import type PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>

/** A part of a document, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** The cells of the first column are the headings of their rows; widths in points, '*' shares the rest. */
  | { kind: 'table'; head: string[]; widths: (number | '*')[]; rows: string[][] }
  /** A drawing of so many points; `alt` says the same in words. */
  | { kind: 'figure'; alt: string; height: number; draw: (pdf: Doc) => void }

const ink = '#0d2b33'
const muted = '#4c5a60'
const margin = 48
const lowest = 60

const headCell = (text: string) => ({
  ...{ text, type: 'TH' as const, scope: 'Column', textColor: muted },
})
const rowCells = ([first = '', ...rest]: string[]) => [
  { text: first, type: 'TH' as const, scope: 'Row' },
  ...rest.map((text) => ({ text })),
]

/** Begins a new page unless so much space is left on this one. */
function ensureSpace(pdf: Doc, points: number) {
  if (pdf.y + points > pdf.page.height - margin) pdf.addPage()
}

function write(pdf: Doc, root: ReturnType<Doc['struct']>, block: PdfBlock) {
  pdf.x = margin
  pdf.fillColor(ink).font('Helvetica').fontSize(10)
  switch (block.kind) {
    case 'heading':
      ensureSpace(pdf, lowest)
      pdf.moveDown(0.8)
      root.add(pdf.struct('H2', {}, () => pdf.font('Helvetica-Bold').fontSize(13).text(block.text)))
      pdf.moveDown(0.3)
      return
    case 'text':
      root.add(pdf.struct('P', {}, () => pdf.text(block.text)))
      pdf.moveDown(0.4)
      return
    case 'figure': {
      ensureSpace(pdf, block.height)
      const top = pdf.y
      root.add(
        pdf.struct('Figure', { alt: block.alt }, () => {
          pdf.save().translate(margin, top)
          block.draw(pdf)
          pdf.restore()
        }),
      )
      pdf.y = top + block.height
      return
    }
    case 'table': {
      const table = {
        structParent: root,
        columnStyles: block.widths,
        defaultStyle: {
          border: { top: 0, right: 0, bottom: 0.5, left: 0 },
          borderColor: '#ccd7db',
          padding: { top: 4, right: 6, bottom: 3, left: 0 },
        },
        data: [block.head.map(headCell), ...block.rows.map(rowCells)],
      }
      pdf.table(table)
      pdf.moveDown(0.6)
    }
  }
}

/**
 * A tagged PDF: headings, tables and the text for drawings are readable by screen readers.
 * @param date of the document, so that equal content gives equal bytes
 */
export async function taggedPdf(
  title: string,
  blocks: readonly PdfBlock[],
  author: string,
  date: Date,
): Promise<Buffer> {
  const info = { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date }
  const accessible = { tagged: true, displayTitle: true, lang: 'de-DE', pdfVersion: '1.7' as const }
  // Takes 28 MiB, which instances that write no document are spared.
  const { default: Document } = await import('pdfkit')
  const pdf = new Document({ size: 'A4', margin, info, ...accessible })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  pdf.fillColor(ink).font('Helvetica-Bold').fontSize(20)
  root.add(pdf.struct('H1', {}, () => pdf.text(title)))
  pdf.moveDown(0.3)
  for (const block of blocks) write(pdf, root, block)
  root.end()
  pdf.end()
  return done
}
