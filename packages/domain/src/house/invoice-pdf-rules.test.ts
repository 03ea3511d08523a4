import { describe, expect, test } from 'vitest'
import { buildInvoice } from '../sale/invoice-build.ts'
import { amountsOf } from '../sale/invoice-tax.ts'
import { amountsInText, pdfFindings } from './invoice-pdf-rules.ts'

describe('An amount in a text is read', () => {
  test.each([
    ['22.870,00 €', [2_287_000]],
    ['EUR 22,870.00', [2_287_000]],
    ['22 870,00', [87_000, 2_287_000]],
    ['22\u00a0870,00', [87_000, 2_287_000]],
    ['1 870,00 €', [87_000, 187_000]],
    ["CHF 22'870.00", [2_287_000]],
    ['22870.05', [2_287_005]],
    ['1.234.567,89 und 0,01', [123_456_789, 1]],
    ['vom 24.11.2026', []],
    ['FIN 12345678901,234', []],
    ['19 % von 100', []],
    ['3.651,51', [365_151]],
  ])('%s', (text, cents) => {
    expect([...amountsInText(text)]).toEqual(cents)
  })
})

const iban = 'DE89370400440532013000'
const address = { street: 'Weg 1', postalCode: '60314', city: 'Frankfurt', country: 'DE' }
const invoice = buildInvoice({
  ...{ number: 'RE-2026-000007', taxCase: 'regular', amounts: amountsOf('regular', 2_287_000, false) },
  ...{ issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: null, deliverTo: null },
  ...{ buyerReference: '90001', vehicle: { name: 'Audi A4', gwnummer: '480988', fin: 'WAUZZZF4002140988' } },
  seller: {
    ...{ name: 'Haus', vatId: 'DE123456789', taxNumber: '045', address, iban },
    contact: { name: 'A', phone: '1', mail: 'a@haus.example' },
  },
  buyer: { name: 'Händler', address, vatId: null, mail: null },
})
const shown = 'Rechnung RE-2026-000007\nSumme 22.870,00 €\nIBAN DE89 3704 0044 0532 0130 00\n'
const rulesOf = (text: string) => pdfFindings(invoice, text, iban).map(({ rule }) => rule)

describe('A PDF that shows', () => {
  test.each([
    ['the same as the XML has no finding', shown, []],
    ['no text says that nothing was compared', ' \n', ['HAUS-23']],
    ['another number', shown.replace('000007', '000008'), ['HAUS-24']],
    ['a number that is broken into lines has no finding', shown.replace('2026-', '2026-\n'), []],
    ['another amount', shown.replace('22.870', '23.870'), ['HAUS-25']],
    ['an amount that differs by a cent', shown.replace('870,00', '870,01'), ['HAUS-25']],
    ['another account', shown.replace(/DE89.*/, 'DE02 1203 0000 0000 2020 51'), ['HAUS-26']],
    ['a wrong IBAN is not taken for one', `${shown}DE00 3704 0044 0532 0130 00`, []],
  ])('%s', (_, text, rules) => {
    expect(rulesOf(text)).toEqual(rules)
  })
})

test('The finding names the amount of the XML and the highest of the PDF', () => {
  const [finding] = pdfFindings(invoice, shown.replace('22.870', '23.870'), iban)
  expect(finding?.text.replaceAll('\u00a0', ' ')).toBe(
    'Der Betrag 22.870,00 € des XML steht nicht im PDF. Der höchste Betrag dort ist 23.870,00 €.',
  )
})
