import { expect, test } from 'vitest'
import { epcCodeText } from './epc-code.ts'
import { readIban } from './iban.ts'
import { ibanText, maskedIban } from './iban-texts.ts'

const transfer = {
  recipient: 'Autoexpo Musterhandel GmbH',
  iban: 'DE02120300000000202051',
  amountCents: 2_287_000,
  reference: 'RE-2026-004711 GW480988',
}

test('A transfer is written in the eleven lines of EPC069-12, version 002', () => {
  expect(epcCodeText(transfer)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Autoexpo Musterhandel GmbH', 'DE02120300000000202051'],
    ...['EUR22870.00', '', '', 'RE-2026-004711 GW480988'],
  ])
})

test.each([
  [1, 'EUR0.01'],
  [109, 'EUR1.09'],
  [99_999_999_999, 'EUR999999999.99'],
  [0, undefined],
  [-5, undefined],
  [1.5, undefined],
  [100_000_000_000, undefined],
])('%d cents are the amount %s', (amountCents, text) => {
  expect(epcCodeText({ ...transfer, amountCents })?.split('\n')[7]).toBe(text)
})

test('The longest texts fit into the 331 bytes of the largest code, and line breaks add no line', () => {
  const text = epcCodeText({ ...transfer, recipient: 'A\nB'.padEnd(90, 'x'), reference: 'R'.repeat(200) })
  expect(text?.split('\n')).toHaveLength(11)
  expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(331)
})

test.each([
  ['DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['de02120300000000202051', 'DE02120300000000202051'],
  ['HR17 2360 0001 1012 3456 5', 'HR1723600001101234565'],
  ['DE03120300000000202051', null],
  ['DE0212030000000020205', null],
  ['DE021203000000002020511', null],
  ['XX02120300000000202051', null],
  ['', null],
  ['Autoexpo', null],
])('%j is read as the IBAN %s', (text, iban) => {
  expect(readIban(text)).toBe(iban)
})

test('An IBAN is shown in groups of four, or without its account number', () => {
  expect(ibanText('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51')
  expect(ibanText('HR1723600001101234565')).toBe('HR17 2360 0001 1012 3456 5')
  expect(maskedIban('DE02120300000000202051')).toBe('DE … 2051')
})
