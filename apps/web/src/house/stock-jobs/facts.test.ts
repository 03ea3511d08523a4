import type { StockJobRow } from '@portal/contract/house/stock-jobs'
import { expect, test } from 'vitest'
import { refusalText } from './facts.ts'
import { buyerIn } from './queries.ts'

type Row = Parameters<typeof refusalText>[0]
const row = (reason: StockJobRow['reason'], detail: string | null, facts: Partial<Row> = {}): Row => ({
  ...{ reason, detail, before: {}, after: {}, ...facts },
})
const prices = {
  before: { haendlerpreisbrutto: 14_500, planverkaufspreisprivatkundengeschaeftbrutto: 18_000 },
  after: { haendlerpreisbrutto: 13_900, planverkaufspreisprivatkundengeschaeftbrutto: 17_400 },
}

test.each([
  [
    'everything that a vehicle lacks',
    row('price', 'price,energy,photo'),
    'Kein Preis, Angaben nach Pkw-EnVKV fehlen, Kein Foto',
  ],
  [
    'the price and its limit',
    row('below-lowest', '14000.00', prices),
    'Untergrenze unterschritten: 13.900\u00a0€ statt mindestens 14.000\u00a0€',
  ],
  ['a reason without a detail', row('sold', null), 'Verkauft'],
])('A refusal names %s', (_name, refused, text) => {
  expect(refusalText(refused)).toBe(text)
})

const dealer = (partner_number: string, company_name: string, city: string) => ({
  ...{ partner_number, company_name, city, people: [] },
})

test.each([
  ['200001', '200001'],
  ['Autohaus Beispiel GmbH', '200001'],
  [' autohaus beispiel gmbh, köln ', '200001'],
  ['Auto Muster', undefined],
  ['Auto Muster, Bonn', '200003'],
  ['Autohaus', undefined],
])('The text %j names the dealer %s', (text, partner_number) => {
  const found = [
    dealer('200001', 'Autohaus Beispiel GmbH', 'Köln'),
    dealer('200002', 'Auto Muster', 'Kiel'),
    dealer('200003', 'Auto Muster', 'Bonn'),
  ]
  expect(buyerIn(found, text)?.partner_number).toBe(partner_number)
})
