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
    'tradedIn:nein',
    `hersteller:${Array.from({ length: 60 }, (_, n) => `M${n}`).join('|')}`,
    'erstzulassungvon:2024-02-29..2024-12-31',
    'missing:photo|price',
    'withdrawnAt:2026-01-31..',
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
    'kilometerstandvon:100',
    'kilometerstandvon:123456789..',
    'kilometerstandvon:1.234..',
    'kilometerstandvon:..x',
    'erstzulassungvon:2026-13-01..',
    'erstzulassungvon:2026-00-01..',
    'erstzulassungvon:2026-01-32..',
    'erstzulassungvon:x2026-01-01..',
    'erstzulassungvon:2026-01-011..',
    `hersteller:${Array.from({ length: 61 }, (_, n) => `M${n}`).join('|')}`,
    'missing:photo|other',
    'xtradedIn:ja',
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
    ['tradedIn:ja', 'Inzahlungnahme', 'ja'],
    ['tradedIn:nein', 'Inzahlungnahme', 'nein'],
    ['hersteller:Audi|BMW', 'Hersteller', 'Audi, BMW'],
    ['days:10..20', 'Standzeit', 'ab 10\u00a0Tage bis 20\u00a0Tage'],
    ['days:10..10', 'Standzeit', '10\u00a0Tage'],
    ['withdrawnAt:2026-01-31..', 'Zurückgezogen am', 'ab 31.01.2026'],
    ['missing:photo', 'Fehlt noch', 'Foto'],
  ])('%s is shown as %s: %s', (text, label, value) => {
    const filter = stockFilterOf(text)
    expect(filter && chipOf(filter)).toEqual({ label, value })
  })
})
