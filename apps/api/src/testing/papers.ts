import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** Files for upload tests, generated so that their content is explicit. */

export const aPicture = (format: 'jpeg' | 'png', { width = 400, height = 260 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .withExif({ IFD0: { ImageDescription: 'geheimer Ort' } })
    .toFormat(format)
    .toBuffer()

/** @param extra objects beside the page, as PDF source */
export const aPdf = (extra = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 0 /Kids [] >>\nendobj\n${extra}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  )

/** A PDF encrypted with an owner password, which restricts it; `userPassword` is needed to open it. */
export function anEncryptedPdf(options: PDFKit.PDFDocumentOptions, script?: string): Promise<Buffer> {
  const pdf = new PDFDocument({ ...options, ownerPassword: 'besitzer', pdfVersion: '1.7' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.text('Gewerbeanmeldung')
  if (script) pdf.addNamedJavaScript('start', script)
  pdf.end()
  return new Promise((done) => pdf.on('end', () => done(Buffer.concat(chunks))))
}

/** A PDF that shows lines of text, with files inside. */
export function aHybridPdf(lines: readonly string[], files: Record<string, string>): Promise<Buffer> {
  const pdf = new PDFDocument({ pdfVersion: '1.7' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const line of lines) pdf.text(line)
  for (const [name, content] of Object.entries(files)) pdf.file(Buffer.from(content), { name })
  pdf.end()
  return new Promise((done) => pdf.on('end', () => done(Buffer.concat(chunks))))
}

/** A PDF of less than 1 MB whose page unpacks to gigabytes. */
export function anOversizedPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(300 * 1_048_576, 'q '))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [] >> >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]
  const parts = ['%PDF-1.4\n', ...objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)]
  return Buffer.from(`${parts.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

/** A PDF whose extra objects are in a compressed object stream. */
export function aPackedPdf(objects: string) {
  const packed = deflateSync(Buffer.from(objects, 'latin1'))
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])
}

type ZipEntry = { name: string; content: string | Buffer; claimedBytes?: number }

/** A ZIP archive; `claimedBytes` is a false unpacked size. */
export function aZip(entries: ZipEntry[], comment = '') {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedBytes } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedBytes ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('504b01021400', 'hex'), common.subarray(0, 26), tail, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...parts, central, end, Buffer.from(comment)])
}

export const aDocx = (more: ZipEntry[] = [], comment = '') =>
  aZip(
    [
      { name: '[Content_Types].xml', content: '<?xml version="1.0"?><Types/>' },
      { name: 'word/document.xml', content: '<?xml version="1.0"?><w:document>Gewerbe</w:document>' },
      ...more,
    ],
    comment,
  )

/** An OLE compound file whose directory contains these stream names. */
export function aDoc(streams = ['Root Entry', 'WordDocument']) {
  const sector = 512
  const header = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(sector, 0xff)
  table.writeUInt32LE(0xff_ff_ff_fd, 0)
  table.writeUInt32LE(0xff_ff_ff_fe, 4)
  const directory = Buffer.alloc(sector)
  streams.forEach((name, index) => {
    directory.write(name, index * 128, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64)
  })
  return Buffer.concat([header, table, directory])
}

/** A multipart body with one file, as a browser sends it. */
export function multipart(bytes: Buffer, filename = 'datei.pdf', contentType = 'application/octet-stream') {
  const boundary = '----portal-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${contentType}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
