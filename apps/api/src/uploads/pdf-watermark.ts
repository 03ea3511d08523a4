import type { PDFFont, PDFPage } from '@cantoo/pdf-lib'

/** Papers of a company have fewer pages, and marking more would block the process. */
const maxPages = 200
const size = 20

/** The text in the characters of a standard font: "Kovač" becomes "Kovac". */
function inFont(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  return [...text.normalize('NFC')]
    .map((letter) =>
      isKnown(letter) ? letter : [...letter.normalize('NFD')].filter(isKnown).join('') || '?',
    )
    .join('')
}

/**
 * Marks every page of a PDF over its whole area. The mark is an artifact (ISO 32000, 14.8.2.2), which screen readers
 * leave out.
 *
 * @param mark one line, for example who reads the copy and when
 * @returns null when the file cannot be read or needs a password
 */
export async function withMarkedPages(bytes: Buffer, mark: string): Promise<Buffer | null> {
  const { beginMarkedContent, degrees, endMarkedContent, PDFDocument, rgb, StandardFonts } = await import(
    '@cantoo/pdf-lib'
  )
  async function marked() {
    const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
    if (pdf.getPageCount() > maxPages) return null
    const font = await pdf.embedFont(StandardFonts.HelveticaBold)
    const text = inFont(mark, font)
    const look = { color: rgb(0.69, 0, 0.13), opacity: 0.28, rotate: degrees(24) }
    for (const page of pdf.getPages()) {
      page.setFont(font)
      page.setFontSize(size)
      page.pushOperators(beginMarkedContent('Artifact'))
      for (const place of placesOn(page, font.widthOfTextAtSize(text, size)))
        page.drawText(text, { ...look, ...place })
      page.pushOperators(endMarkedContent())
    }
    return Buffer.from(await pdf.save({ useObjectStreams: false, addDefaultPage: false }))
  }
  try {
    return await marked()
  } catch {
    // The library has no error class for a broken file or a wrong password.
    return null
  }
}

/** Where the mark starts, in rows over the visible area of the page. */
function placesOn(page: PDFPage, width: number) {
  const { x, y, width: pageWidth, height } = page.getCropBox()
  const [stepX, stepY] = [width + 60, 150]
  const columns = Math.min(20, Math.ceil(pageWidth / stepX) + 1)
  const rows = Math.min(60, Math.ceil(height / stepY) + 1)
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    return { x: x + (index % columns) * stepX - (row % 2) * (stepX / 2), y: y + row * stepY - 40 }
  })
}
