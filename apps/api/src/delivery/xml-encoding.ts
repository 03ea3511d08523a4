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

/** The encoding that the first characters of a document declare, in lower case; undefined without a declaration. */
function declaredIn(head: string): string | undefined {
  const start = head.indexOf('<?xml')
  const declaration = start < 0 ? '' : head.slice(start).split('?>', 1)[0]
  return /encoding ?= ?["']([\w-]{1,20})["']/.exec(declaration ?? '')?.[1]?.toLowerCase()
}

/** The order of the bytes of UTF-16, by the mark or by the zero byte beside the first "<"; null for another encoding. */
function utf16Of([first, second]: Uint8Array) {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0) ? 'utf-16le' : null
}

/**
 * The encoding of an XML document by its byte order mark or its declaration; UTF-8 without either.
 * @returns a name for TextDecoder, or null for an encoding that is not read, and for UTF-16 that declares another one, which
 *   XML forbids and other readers refuse
 */
export function xmlEncoding(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, headLength)
  const wide = utf16Of(head)
  if (wide) {
    const declared = declaredIn(new TextDecoder(wide).decode(head))
    return declared === undefined || declared.startsWith('utf-16') ? wide : null
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  return encodings[declaredIn(Buffer.from(head).toString('latin1')) ?? 'utf-8'] ?? null
}
