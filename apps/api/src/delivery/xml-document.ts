import type { XmlElement } from '@portal/domain/sale/xml-element'
import { SaxesParser } from 'saxes'
import { xmlEncoding } from './xml-encoding.ts'

/** A document that is not read: no XML, with a DOCTYPE, or beyond the limits. */
export class XmlError extends Error {}

const depthMaximum = 60
const elementsMaximum = 50_000
const chunkLength = 65_536

type Open = Omit<XmlElement, 'children'> & { children: XmlElement[] }

/**
 * Reads a document in pieces. A DOCTYPE is refused, so no entity is ever defined or loaded.
 * @param isKnown the namespaces to be read; elements of others are left out with what is in them
 * @throws XmlError
 */
export function xmlDocument(bytes: Uint8Array, isKnown: (uri: string) => boolean): XmlElement {
  const top: Open = { name: '', uri: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [top]
  let elements = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (cause) => {
    throw new XmlError(cause.message)
  })
  parser.on('doctype', () => {
    throw new XmlError('doctype')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1
    if (open.length > depthMaximum || elements > elementsMaximum) throw new XmlError('limits')
    const texts = Object.values(attributes).map((attribute) => [attribute.local, attribute.value])
    const element = { name: local, uri, attributes: Object.fromEntries(texts), children: [], text: '' }
    // Without a known namespace the element is read, but nobody finds it.
    if (isKnown(uri)) open.at(-1)?.children.push(element)
    open.push(element)
  })
  const onText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => open.pop())
  try {
    const encoding = xmlEncoding(bytes)
    if (encoding === null) throw new XmlError('encoding')
    const decoder = new TextDecoder(encoding, { fatal: true })
    for (let at = 0; at < bytes.length; at += chunkLength)
      parser.write(decoder.decode(bytes.subarray(at, at + chunkLength), { stream: true }))
    parser.write(decoder.decode()).close()
  } catch (error) {
    if (error instanceof XmlError) throw error
    throw new XmlError('encoding', { cause: error })
  }
  const [root] = top.children
  if (!root) throw new XmlError('namespace')
  return root
}
