import { describe, expect, test } from 'vitest'
import { postalCodeFlaw, type UnionCountry, unionCountryCodes } from './countries.ts'
import { isVatId, normalVatId, vatFormOf, vatIdFlaw } from './vat-id.ts'
import { hasWrongSum } from './vat-id-sums.ts'

/** Invented numbers of each country's form, and texts that are none. */
const forms: Record<UnionCountry, { valid: string[]; wrong: string[] }> = {
  AT: { valid: ['U12345678'], wrong: ['12345678', 'U1234567', 'U123456789'] },
  BE: { valid: ['0123456789', '1123456789'], wrong: ['2123456789', '123456789'] },
  BG: { valid: ['123456789', '1234567890'], wrong: ['12345678', '12345678901'] },
  CY: { valid: ['12345678X'], wrong: ['123456789', '1234567X'] },
  CZ: { valid: ['12345678', '123456789', '1234567890'], wrong: ['1234567', '12345678901'] },
  DE: { valid: ['123456789'], wrong: ['012345678', '12345678', '1234567890'] },
  DK: { valid: ['12345678'], wrong: ['1234567', '123456789'] },
  EE: { valid: ['123456789'], wrong: ['12345678', '1234567890'] },
  ES: { valid: ['B12345678', '12345678Z', 'X1234567L'], wrong: ['1234567', 'B1234567', 'BA2345678'] },
  FI: { valid: ['12345678'], wrong: ['1234567'] },
  FR: { valid: ['12345678901', 'AB123456789', '1B123456789'], wrong: ['IO123456789', '123456789'] },
  GR: { valid: ['123456789'], wrong: ['12345678', '1234567890'] },
  HR: { valid: ['12345678901'], wrong: ['1234567890'] },
  HU: { valid: ['12345678'], wrong: ['123456789'] },
  IE: {
    valid: ['1234567W', '1234567WA', '1A12345W', '1+12345W'],
    wrong: ['1234567', '1234567X', '1234567WJ'],
  },
  IT: { valid: ['12345678901'], wrong: ['1234567890'] },
  LT: { valid: ['123456789', '123456789012'], wrong: ['1234567890'] },
  LU: { valid: ['12345678'], wrong: ['1234567'] },
  LV: { valid: ['12345678901'], wrong: ['123456789'] },
  MT: { valid: ['12345678'], wrong: ['123456789'] },
  NL: { valid: ['123456789B01'], wrong: ['123456789', '123456789A01', '12345678B01'] },
  PL: { valid: ['1234567890'], wrong: ['123456789', '12345678901'] },
  PT: { valid: ['123456789'], wrong: ['12345678'] },
  RO: { valid: ['12', '1234567890'], wrong: ['1', '12345678901'] },
  SE: { valid: ['123456789001'], wrong: ['123456789002', '1234567890'] },
  SI: { valid: ['12345678'], wrong: ['123456789'] },
  SK: { valid: ['1234567890'], wrong: ['123456789'] },
  XI: { valid: ['123456789', '123456789012'], wrong: ['1234567890'] },
}

describe('A VAT id has the form of its country', () => {
  test.each(unionCountryCodes)('%s', (country) => {
    const { valid, wrong } = forms[country]
    for (const number of valid) expect([number, vatIdFlaw(country, number)]).toEqual([number, null])
    for (const number of [...wrong, '', '<b>', '1'.repeat(50)])
      expect([number, vatIdFlaw(country, number)]).toEqual([
        number,
        expect.stringContaining(vatFormOf(country)),
      ])
  })

  test('in at most 40 characters, with what stands between them', () => {
    const spaced = (length: number) => `PL${' '.repeat(length - 12)}1234567890`
    expect(vatIdFlaw('PL', spaced(40))).toBeNull()
    expect(vatIdFlaw('PL', spaced(41))).toContain('passt nicht zum Land')
  })

  test.each<[UnionCountry, string, string]>([
    ['PL', '1234567890', 'PL1234567890'],
    ['PL', 'pl 123-456-78-90', 'PL1234567890'],
    ['AT', 'ATU 1234.5678', 'ATU12345678'],
    ['AT', 'u12345678', 'ATU12345678'],
    ['GR', '123456789', 'EL123456789'],
    ['GR', 'GR 123456789', 'EL123456789'],
    ['GR', 'EL123456789', 'EL123456789'],
    ['BE', 'BE 0123.456.789', 'BE0123456789'],
    ['NL', 'NL123456789B01', 'NL123456789B01'],
    ['FR', 'FR123456789', 'FRFR123456789'],
    ['FR', 'FRFR123456789', 'FRFR123456789'],
    ['XI', 'XI 123 4567 89', 'XI123456789'],
    ['IE', '1+12345W', 'IE1+12345W'],
  ])('%s: %s is stored as %s', (country, typed, stored) => {
    expect(normalVatId(country, typed)).toBe(stored)
  })

  test.each<[UnionCountry, string]>([
    ['PL', 'ATU12345678'],
    ['AT', 'PL1234567890'],
    ['PL', 'DE123456789'],
  ])('%s refuses the number of another country: %s', (country, typed) => {
    expect(vatIdFlaw(country, typed)).toContain('passt nicht zum Land')
  })
})

describe('Check digits that are wrong only warn', () => {
  test.each([
    'DE136695976',
    'BE0403019261',
    'FR40303265045',
    'FRAB123456789',
    'NL004495445B01',
    'NL002455799B11',
  ])('%s is right', (vatId) => {
    expect(hasWrongSum(vatId)).toBe(false)
  })
  // 810000019 needs no replaced 0 on the way, the others do.
  test.each(['DE810000019', 'DE105000007', 'DE130000068', 'DE999999995'])('%s is right', (vatId) => {
    expect(hasWrongSum(vatId)).toBe(false)
  })
  test.each(['FR1B303265045', 'FRB1303265045'])(
    '%s has a key with a letter, which no rule checks',
    (vatId) => {
      expect(hasWrongSum(vatId)).toBe(false)
    },
  )
  test.each(['DE136695975', 'BE0403019262', 'FR41303265045', 'NL123456789B02'])('%s is wrong', (vatId) => {
    expect(hasWrongSum(vatId)).toBe(true)
  })
  test.each(['PL1234567890', 'ATU12345678', 'EL123456789'])('%s has none that are known here', (vatId) => {
    expect(hasWrongSum(vatId)).toBe(false)
  })
})

describe('A postal code has the form of its country', () => {
  test.each<[UnionCountry, string[], string[]]>([
    ['PL', ['00-950'], ['00950', '0-0950']],
    ['AT', ['1010'], ['10100']],
    ['NL', ['1012 AB', '1012ab'], ['1012']],
    ['SE', ['111 29', '11129'], ['1112']],
    ['IE', ['D02 AF30', 'D6WXY00'], ['DUBLIN']],
    ['XI', ['BT1 5GS', 'BT12 5GS'], ['SW1A 1AA']],
    ['PT', ['1000-001'], ['1000']],
    ['LV', ['LV-1010', '1010'], ['LV1010']],
  ])('%s takes %j and refuses %j', (country, right, wrong) => {
    for (const text of right) expect([text, postalCodeFlaw(country, text)]).toEqual([text, null])
    for (const text of wrong)
      expect([text, postalCodeFlaw(country, text)]).toEqual([
        text,
        expect.stringContaining('passt nicht zum Land'),
      ])
  })
})

test.each([
  ['ATU12345675', true],
  ['AT12345675', false],
  ['BE1234567890', true],
  ['CY12345678X', true],
  ['DE123456789', true],
  ['DE023456789', false],
  ['EL123456789', true],
  ['GR123456789', false],
  ['ESX1234567X', true],
  ['FRAB123456789', true],
  ['HR12345678901', true],
  ['IE1234567WA', true],
  ['IE1+2345W', false],
  ['IE1+12345W', true],
  ['NL123456789B01', true],
  ['SE123456789001', true],
  ['SE123456789002', false],
  ['XI123456789', true],
  ['CHE123456789', false],
  ['', false],
  ['toString', false],
])('%s is a VAT id of some country: %s', (text, is) => expect(isVatId(text)).toBe(is))
