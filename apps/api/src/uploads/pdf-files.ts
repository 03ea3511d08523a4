import { inflateSync } from 'node:zlib'

/** PDF names that execute, open or hide content. */
const forbidden = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
])
const maxInflated = 8 * 1_048_576

/** The names in a part of a PDF, with `#4a` escapes decoded. */
const namesIn = (text: string) =>
  [...text.matchAll(/\/([^\s/()<>[\]{}%]{1,127})/g)].map(([, raw = '']) =>
    raw.replaceAll(/#([0-9a-fA-F]{2})/g, (_found, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  )

const embedding = new Set(['EmbeddedFile', 'EmbeddedFiles'])

/** @param mayEmbed whether one file may be inside */
function hasForbiddenName(text: string, mayEmbed: boolean): boolean {
  const found = namesIn(text).filter((name) => forbidden.has(name))
  if (!mayEmbed) return found.length > 0
  return (
    found.some((name) => !embedding.has(name)) || found.filter((name) => name === 'EmbeddedFile').length > 1
  )
}

/** Separates content outside streams from compressed object streams. */
function partsOf(bytes: Buffer) {
  const text = bytes.toString('latin1')
  const outside: string[] = []
  const packed: Buffer[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('stream', from)
    const end = start < 0 ? -1 : text.indexOf('endstream', start)
    if (end < 0) break
    const head = text.slice(from, start)
    outside.push(head)
    const dictionary = head.slice(head.lastIndexOf(' obj'))
    const isPacked = namesIn(dictionary).some((name) => name === 'ObjStm')
    const first = start + (text.startsWith('\r\n', start + 6) ? 8 : 7)
    if (isPacked) packed.push(bytes.subarray(first, end))
    from = end + 'endstream'.length
  }
  outside.push(text.slice(from))
  return { outside: outside.join(' '), packed }
}

/** Objects may be inside compressed streams; a stream that cannot be unpacked is refused. */
function unpacked(streams: Buffer[]): string | null {
  let rest = maxInflated
  const texts: string[] = []
  for (const stream of streams) {
    try {
      const text = inflateSync(stream, { maxOutputLength: Math.max(1, rest) }).toString('latin1')
      rest -= text.length
      texts.push(text)
    } catch {
      return null
    }
  }
  return texts.join(' ')
}

/** Scanners pad their files with blanks or zeros; more than a line of anything else after the end is not PDF. */
function endsAsPdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  const rest = bytes.subarray(end + '%%EOF'.length)
  return (
    end !== -1 &&
    (rest.length < 1024 || rest.every((byte) => byte === 0 || byte === 10 || byte === 13 || byte === 32))
  )
}

/**
 * Accepts a complete PDF without scripts, launch actions, embedded files or encryption that is not also a web page or
 * archive. The server never renders the file.
 * @param options.mayEmbed whether one embedded file is accepted, as hybrid invoices have it
 */
export function isHarmlessPdf(bytes: Buffer, { mayEmbed = false } = {}): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false
  if (!endsAsPdf(bytes)) return false
  const { outside, packed } = partsOf(bytes)
  if (/<(?:script|html|svg|!doctype|iframe)/i.test(outside)) return false
  if (outside.includes('PK\u0005\u0006')) return false
  const inside = unpacked(packed)
  return inside !== null && !hasForbiddenName(`${outside} ${inside}`, mayEmbed)
}
