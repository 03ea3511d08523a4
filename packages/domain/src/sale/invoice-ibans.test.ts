import { expect, test } from 'vitest'
import { ibansIn, ibansInText } from './invoice-ibans.ts'
import type { XmlElement } from './xml-element.ts'

const house = 'DE64999999990004809880'
const other = 'NL91ABNA0417164300'

test.each([
  ['Bitte auf DE64 9999 9999 0004 8098 80 zahlen.', [house]],
  [`${house}, ${other}`, [house, other]],
  ['NL91 ABNA 0417 1643 00', [other]],
  ['DE65 9999 9999 0004 8098 80', []],
  [`X${house}`, []],
  [`${house}1`, []],
  ['keine', []],
])('The text %j names %j', (text, ibans) => {
  expect(ibansInText(text)).toEqual(ibans)
})

const element = (name: string, text: string, ...children: XmlElement[]): XmlElement => ({
  ...{ name, uri: '', attributes: {}, text, children },
})

test('An invoice names the accounts of all its elements, each once, but not that of the buyer or those of files', () => {
  const invoice = element(
    'Invoice',
    '',
    element('Note', 'DE64 9999\n  9999 0004 8098 80'),
    element('PayeeFinancialAccount', '', element('ID', house)),
    element('PayerFinancialAccount', '', element('ID', other)),
    element('PayerPartyDebtorFinancialAccount', other),
    element('EmbeddedDocumentBinaryObject', other),
    element('AttachmentBinaryObject', other),
  )
  expect(ibansIn(invoice)).toEqual([house])
  expect(ibansIn(element('Note', `${other} ${house}`))).toEqual([other, house])
})
