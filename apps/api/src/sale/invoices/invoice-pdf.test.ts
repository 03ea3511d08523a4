import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { invoiceXml } from '@portal/domain/sale/invoice-xml'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { anyInvoice } from '../../testing/invoices.ts'
import { readPdf } from '../../uploads/pdf-content.ts'
import { invoicePdf } from './view.ts'

/** The PDF of any invoice in the syntax CII, read by libraries that did not write it. */
async function aPdfOf(specification?: string) {
  const [sample] = fc.sample(anyInvoice, { numRuns: 1, seed: 11 })
  if (!sample) throw new Error('no sample')
  const invoice = specification ? { ...sample, specification } : sample
  const xml = Buffer.from(invoiceXml(invoice))
  const bytes = await invoicePdf(invoice, xml, new Date('2026-11-24T10:00:00Z'))
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return { invoice, xml, bytes, pdf }
}

const name = (text: string) => PDFName.of(text)
function streamAt(dictionary: PDFDict, key: string): PDFRawStream {
  const stream = dictionary.lookup(name(key))
  if (!(stream instanceof PDFRawStream)) throw new Error(`${key} is no stream.`)
  return stream
}
const contentOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode())
const textOf = (dictionary: PDFDict, key: string) => {
  const value = dictionary.lookup(name(key))
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined
}

/** The texts of the elements of an XMP packet, by namespace and name. */
function xmpOf(pdf: PDFDocument): Map<string, string> {
  const texts = new Map<string, string>()
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ uri, local }) => open.push(`${uri} ${local}`))
  parser.on('text', (text) => text.trim() && texts.set(open.at(-1) ?? '', text.trim()))
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(contentOf(streamAt(pdf.catalog, 'Metadata')).toString()).close()
  return texts
}

const identification = 'http://www.aiim.org/pdfa/ns/id/'
const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

describe('The PDF of an invoice, read by another library,', () => {
  test('names part and conformance of PDF/A-3b and the profile of its XML in valid XMP', async () => {
    const texts = xmpOf((await aPdfOf()).pdf)
    expect([texts.get(`${identification} part`), texts.get(`${identification} conformance`)]).toEqual([
      '3',
      'B',
    ])
    expect(texts.get(`${facturX} DocumentType`)).toBe('INVOICE')
    expect(texts.get(`${facturX} DocumentFileName`)).toBe('factur-x.xml')
    expect(texts.get(`${facturX} Version`)).toBe('1.0')
    expect(texts.get(`${facturX} ConformanceLevel`)).toBe('EN 16931')
  })

  test.each([
    [undefined, 'factur-x.xml'],
    ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', 'xrechnung.xml'],
  ])(
    'with the specification %s associates %s with the document, byte by byte',
    async (specification, file) => {
      const { pdf, xml } = await aPdfOf(specification)
      const associated = pdf.catalog.lookup(name('AF'), PDFArray)
      expect(associated.size()).toBe(1)
      const entry = associated.lookup(0, PDFDict)
      expect(entry.lookup(name('AFRelationship'))).toBe(name('Alternative'))
      expect([textOf(entry, 'F'), textOf(entry, 'UF')]).toEqual([file, file])
      const stream = streamAt(entry.lookup(name('EF'), PDFDict), 'F')
      expect(stream.dict.lookup(name('Type'))).toBe(name('EmbeddedFile'))
      expect(stream.dict.lookup(name('Subtype'))).toBe(name('text/xml'))
      expect(textOf(stream.dict.lookup(name('Params'), PDFDict), 'ModDate')).toContain('20261124')
      expect(contentOf(stream).equals(xml)).toBe(true)
      const files = pdf.catalog.lookup(name('Names'), PDFDict).lookup(name('EmbeddedFiles'), PDFDict)
      expect(files.lookup(name('Names'), PDFArray).lookup(1, PDFDict)).toBe(entry)
    },
  )

  test('has one output intent with an ICC profile of three colours', async () => {
    const intents = (await aPdfOf()).pdf.catalog.lookup(name('OutputIntents'), PDFArray)
    expect(intents.size()).toBe(1)
    const intent = intents.lookup(0, PDFDict)
    expect(intent.lookup(name('S'))).toBe(name('GTS_PDFA1'))
    const profile = streamAt(intent, 'DestOutputProfile')
    expect(profile.dict.lookup(name('N'), PDFNumber).asNumber()).toBe(3)
    expect(contentOf(profile).toString('latin1', 36, 40)).toBe('acsp')
    expect(contentOf(profile).toString('latin1', 16, 20)).toBe('RGB ')
  })

  test('embeds every font', async () => {
    const { pdf } = await aPdfOf()
    const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
    const fonts = objects.filter(
      (object): object is PDFDict =>
        object instanceof PDFDict && object.lookup(name('Type')) === name('Font'),
    )
    // A composite font has its file at its descendant, which is a font of this list too.
    const simple = fonts.filter((font) => font.lookup(name('Subtype')) !== name('Type0'))
    expect(simple.length).toBeGreaterThan(0)
    for (const font of simple) {
      const descriptor = font.lookup(name('FontDescriptor'), PDFDict)
      const file = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => descriptor.lookup(name(key)))
      expect(file.filter((stream) => stream instanceof PDFRawStream)).toHaveLength(1)
    }
  })

  test('has an id, is not encrypted, and runs nothing', async () => {
    const { pdf } = await aPdfOf()
    const { trailerInfo } = pdf.context
    expect(trailerInfo.ID).toBeDefined()
    expect(trailerInfo.Encrypt).toBeUndefined()
    for (const key of ['OpenAction', 'AA', 'AcroForm']) expect(pdf.catalog.has(name(key))).toBe(false)
    expect(pdf.catalog.lookup(name('Names'), PDFDict).has(name('JavaScript'))).toBe(false)
  })

  test('shows what its XML says', async () => {
    const { bytes, xml, invoice } = await aPdfOf()
    const content = await readPdf(bytes)
    if (typeof content === 'string') throw new Error(content)
    expect(content.attachments.map((file) => file.name)).toEqual(['factur-x.xml'])
    expect(Buffer.from(content.attachments[0]?.bytes ?? []).equals(xml)).toBe(true)
    expect(content.text).toContain(invoice.number)
  })
})
