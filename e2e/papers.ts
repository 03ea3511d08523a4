import type { Page } from '@playwright/test'
import type { UploadFile } from './pages/documents.ts'

/** A valid PDF with one line of text on each page, including its cross-reference table. */
export function aPdf(name: string, lines = ['']): UploadFile {
  const kids = lines.map((_, index) => `${2 * index + 4} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const drawing = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${2 * index + 5} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/**
 * A JPEG of random noise, which compresses so badly that the file is as large as a phone photo. Drawn by the browser.
 * @param width in pixels; the height is three quarters of it
 */
export async function aPhoto(page: Page, name: string, width: number): Promise<UploadFile> {
  const base64 = await page.evaluate(async (size) => {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = (size * 3) / 4
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    const image = brush.createImageData(canvas.width, canvas.height)
    for (let offset = 0; offset < image.data.length; offset += 65_536)
      crypto.getRandomValues(image.data.subarray(offset, offset + 65_536))
    for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255
    brush.putImageData(image, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  }, width)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
