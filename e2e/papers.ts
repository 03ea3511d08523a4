import type { Page } from '@playwright/test'
import type { UploadFile } from './pages/documents.ts'

/** A valid one-page PDF, including its cross-reference table. */
export function aPdf(name: string): UploadFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** A JPEG of noise drawn by the browser, as large as a phone photo. */
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
