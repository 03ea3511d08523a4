import { invoiceXml } from '@portal/domain/sale/invoice-xml'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ProblemError } from '../../http/problem.ts'
import { anyInvoice } from '../../testing/invoices.ts'
import { checkedInvoice } from './parse.ts'

const read = (text: string | Uint8Array) => checkedInvoice(Buffer.from(text))

test('An invoice made here has no finding and reads as it was built, whatever its kind and taxation', () => {
  fc.assert(
    fc.property(anyInvoice, (built) => {
      expect(read(invoiceXml(built))).toMatchObject({ document: built, findings: [] })
    }),
  )
})

const xmlOf = (change: (xml: string) => string = (xml) => xml) => {
  const [invoice] = fc.sample(
    anyInvoice.filter(({ typeCode, sums }) => typeCode === '380' && sums.tax !== 0),
    { numRuns: 1, seed: 7 },
  )
  if (!invoice) throw new Error('no sample')
  const lines = invoice.lines.map((line) => ({ ...line, name: 'Golf' }))
  return change(invoiceXml({ ...invoice, lines }))
}
const rulesOf = (xml: string) => read(xml).findings.map(({ rule }) => rule)

describe('A document with a flaw names the rule:', () => {
  test.each([
    ['DuePayableAmount>', 'DuePayableAmount>1', 'BR-CO-16'],
    ['GrandTotalAmount>', 'GrandTotalAmount>1', 'BR-CO-15'],
    ['<ram:CategoryCode>S', '<ram:CategoryCode>Z', 'HAUS-03'],
    ['<ram:TypeCode>380', '<ram:TypeCode>389', 'HAUS-01'],
    ['<ram:TypeCode>380', '<ram:TypeCode>381', 'HAUS-02'],
    ['<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>Euro', 'BR-CL-04'],
    ['format="102">2', 'format="102">x', 'DATATYPE'],
    ['<ram:Name>Golf', '<ram:Name> ', 'BR-25'],
    ['<ram:LineTotalAmount>', '<ram:LineTotalAmount>x', 'DATATYPE'],
    ['<ram:BasisAmount>', '<ram:ExemptionReason>x</ram:ExemptionReason><ram:BasisAmount>', 'BR-S-10'],
  ])('%s as %s breaks %s', (from, to, rule) => {
    expect(rulesOf(xmlOf())).toEqual([])
    expect(rulesOf(xmlOf((xml) => xml.replace(from, to)))).toContain(rule)
  })
})

const header = '<?xml version="1.0"?>'
const root = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"'

describe('What is no invoice is refused:', () => {
  test.each([
    ['an empty file', ''],
    ['a text', 'Rechnung'],
    ['a page', '<!doctype html><html><body>Rechnung</body></html>'],
    ['a page as XML', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['another namespace', '<Invoice xmlns="urn:example"/>'],
    ['no namespace', '<Invoice/>'],
    ['an undefined entity', `${header}<Invoice ${root}>&lol;</Invoice>`],
    [
      'entities that multiply',
      `${header}<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Invoice ${root}>&b;</Invoice>`,
    ],
    [
      'an external entity',
      `${header}<!DOCTYPE Invoice [<!ENTITY a SYSTEM "file:///etc/passwd">]><Invoice ${root}>&a;</Invoice>`,
    ],
    ['nested elements', `<Invoice ${root}>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</Invoice>`],
    ['very many elements', `<Invoice ${root}>${'<a/>'.repeat(50_001)}</Invoice>`],
    ['an open element', `<Invoice ${root}><a>`],
    ['bytes of another encoding', Buffer.from(`<Invoice ${root}>ä</Invoice>`, 'latin1')],
    ['an unknown encoding', `<?xml version="1.0" encoding="utf-7"?><Invoice ${root}/>`],
  ])('%s', (_, content) => {
    expect(() => read(content)).toThrow(ProblemError)
  })
})

test('Elements of other namespaces say nothing, and declared encodings are read', () => {
  const xml = xmlOf((text) =>
    text
      .replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
      .replace('<ram:ID>RE-', '<x:ID xmlns:x="urn:example">FALSCH</x:ID><ram:ID>RE-')
      .replace('<ram:Name>Golf', '<ram:Name>Gölf'),
  )
  const { document } = read(Buffer.from(xml, 'latin1'))
  expect(document.number).toMatch(/^RE-/)
  expect(document.lines[0]?.name).toBe('Gölf')
})

test('A file without any content has findings and no failure', () => {
  const { document, findings } = read(`<Invoice ${root}/>`)
  expect(document.number).toBeNull()
  expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BR-02', 'BR-16', 'BR-CO-18']))
})
