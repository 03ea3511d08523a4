import { describe, expect, test } from 'vitest'
import { stockFields } from './stock-fields.ts'
import { chipOf, stockFilterOf, textOfFilter } from './stock-filters.ts'

describe('A condition of the stock table', () => {
  test.each([
    'kilometerstandvon:10000..50000',
    'days:61..',
    'erstzulassungvon:..2019-12-31',
    'state:offered|reserved',
    'hersteller:Audi',
    'tradedIn:ja',
    'hu_faellig_am:fehlt',
    'purchasePrice:..12000.50',
  ])('%s is read and written as it is', (text) => {
    const filter = stockFilterOf(text)
    expect(filter).toBeDefined()
    expect(filter && textOfFilter(filter)).toBe(text)
  })

  test.each([
    '',
    'kilometerstandvon',
    'kilometerstandvon:',
    'kilometerstandvon:..',
    'kilometerstandvon:viele..',
    'kilometerstandvon:1..2..3',
    'erstzulassungvon:2026-02-30..',
    'state:gone',
    'state:offered|',
    'tradedIn:true',
    'unknown:1..2',
    'constructor:1..2',
    ':1..2',
  ])('%s is refused', (text) => {
    expect(stockFilterOf(text)).toBeUndefined()
  })

  test('every field can be missing', () => {
    for (const field of stockFields) expect(stockFilterOf(`${field}:fehlt`)).toBeDefined()
  })

  test.each([
    ['days:61..', 'Standzeit', 'ab 61\u00a0Tage'],
    ['photos:0..0', 'Fotos', '0'],
    ['state:offered|reserved', 'Status', 'Angeboten, Reserviert'],
    ['erstzulassungvon:2019-01-01..', 'Erstzulassung', 'ab 01 / 2019'],
    ['lowestPrice:..9000', 'Untergrenze (brutto)', 'bis 9.000\u00a0€'],
    ['location:fehlt', 'Standort', 'fehlt'],
  ])('%s is shown as %s: %s', (text, label, value) => {
    const filter = stockFilterOf(text)
    expect(filter && chipOf(filter)).toEqual({ label, value })
  })
})
