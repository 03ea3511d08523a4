/** The encodings that are read, by their names in lower case. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'utf-16': 'utf-16le',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'iso-8859-1',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}
const headLength = 200

/**
 * The encoding of an XML document by its byte order mark or its declaration; UTF-8 without either.
 * @returns a name for TextDecoder, or null for an encoding that is not read
 */
export function xmlEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  // XML begins with "<". Without a byte order mark, the position of its zero byte shows the order.
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1')
  const start = head.indexOf('<?xml')
  const declaration = start < 0 ? '' : head.slice(start).split('?>', 1)[0]
  const named = /encoding ?= ?["']([\w-]{1,20})["']/.exec(declaration ?? '')?.[1] ?? 'utf-8'
  return encodings[named.toLowerCase()] ?? null
}
