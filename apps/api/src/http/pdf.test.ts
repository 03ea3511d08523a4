import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PdfBlock, taggedPdf } from './pdf.ts'

const at = new Date('2026-11-28T09:00:00Z')
const document = (title: string, blocks: PdfBlock[]) => taggedPdf(title, blocks, 'Autoexpo', at)
const photos = (count: number, jpeg: Uint8Array): PdfBlock => ({
  kind: 'photos',
  photos: Array.from({ length: count }, (_, place) => ({ alt: `Foto ${place + 1}`, jpeg })),
})
const aJpeg = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#c33' } })

test('a document that cannot be written is refused, and others are written meanwhile', async () => {
  const [text, broken] = await Promise.allSettled([
    document('Protokoll', [{ kind: 'text', text: 'Alles in Ordnung.' }]),
    document('Fotos', [photos(1, Buffer.from('kein JPEG'))]),
  ])
  expect(text).toMatchObject({ status: 'fulfilled' })
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('Fotos') } })
  const later = await document('Fotos', [photos(1, await aJpeg().jpeg().toBuffer())])
  expect(later.subarray(0, 5).toString()).toBe('%PDF-')
})

test('requests are answered while a long document is written', async () => {
  const jpeg = await aJpeg().jpeg().toBuffer()
  await document('Kurz', [])
  const begin = performance.now()
  const isWritten = document('Lang', [photos(200, jpeg)]).then(() => true)
  let [last, longest] = [begin, 0]
  const turn = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)))
  while (!(await Promise.race([isWritten, turn()]))) {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  expect(longest).toBeLessThan((performance.now() - begin) / 2)
})
