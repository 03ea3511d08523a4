import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AccountedDocument, accountedVehicle, marginOf, marginTaxOf } from './margin-tax.ts'

describe('The tax of section 25a', () => {
  test.each([
    [119, 19],
    [1, 0],
    [3, 0],
    [4, 1],
    [100_000, 15_966],
    [0, 0],
    [-1, 0],
    [-500_000, 0],
  ])('of a margin of %i cents is %i', (margin, tax) => {
    expect(marginTaxOf(margin)).toBe(tax)
  })

  test('is 19/119 of the margin, rounded to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (margin) => {
        const exact = (BigInt(margin) * 38n + 119n) / 238n
        expect(marginTaxOf(margin)).toBe(Number(exact))
      }),
    )
  })

  test('of a sale that was taken back as a whole is none', () => {
    expect(marginOf(0, 1_000_000)).toBe(0)
  })
})

const document = (change: Partial<AccountedDocument>): AccountedDocument => ({
  ...{
    kind: 'invoice',
    issuedOn: '2026-11-24',
    grossCents: 1_500_000,
    netCents: 1_500_000,
    taxCase: 'margin',
  },
  ...change,
})

describe('A vehicle under the margin scheme', () => {
  const invoice = document({})
  const correction = document({ kind: 'correction', issuedOn: '2026-12-02', grossCents: 50_000 })
  const cancellation = document({ kind: 'cancellation', issuedOn: '2027-01-05', grossCents: 1_450_000 })
  test('is taxed in the period of its invoice, and what follows changes the tax of a later one', () => {
    const taxIn = (from: string, documents: AccountedDocument[]) =>
      accountedVehicle(documents, from, 1_200_000).marginScheme?.margins?.taxChange
    expect(taxIn('2026-11-01', [invoice])).toBe(47_899)
    expect(taxIn('2026-12-01', [invoice, correction])).toBe(39_916 - 47_899)
    expect(taxIn('2027-01-01', [invoice, correction, cancellation])).toBe(-39_916)
  })

  test('counts a document of the first day in the period', () => {
    expect(accountedVehicle([invoice], '2026-11-24', 1_200_000)).toMatchObject({
      documents: 1,
      shown: null,
      hasUnknownCase: false,
      marginScheme: { saleBefore: 0, margins: { taxBefore: 0, taxChange: 47_899 } },
    })
    expect(accountedVehicle([invoice], '2026-11-25', 1_200_000)).toMatchObject({
      documents: 0,
      marginScheme: { saleBefore: 1_500_000, margins: { taxChange: 0 } },
    })
  })

  test('with an unknown purchase price has no margin', () => {
    expect(accountedVehicle([invoice], '2026-11-01', null).marginScheme).toEqual({
      ...{ saleBefore: 0, sale: 1_500_000, margins: null },
    })
  })

  test('sold at a loss has no tax', () => {
    expect(accountedVehicle([invoice], '2026-11-01', 1_600_000).marginScheme?.margins).toMatchObject({
      ...{ margin: -100_000, tax: 0 },
    })
  })
})

test('A vehicle with VAT shown has net amount and tax of the period only', () => {
  const regular = { taxCase: 'regular', grossCents: 2_287_000, netCents: 1_921_849 } as const
  const [before, after] = [
    document({ ...regular, issuedOn: '2026-10-31' }),
    document({ ...regular, kind: 'correction', grossCents: 11_900, netCents: 10_000 }),
  ]
  expect(accountedVehicle([before, after], '2026-11-01', null)).toEqual({
    ...{ documents: 1, grossCents: -11_900, shown: { netCents: -10_000, taxCents: -1900 } },
    ...{ hasUnknownCase: false, marginScheme: null },
  })
})

test('A PDF without XML says that its taxation is unknown', () => {
  const pdf = document({ taxCase: null, netCents: null })
  expect(accountedVehicle([pdf, document({})], '2026-11-01', 1).hasUnknownCase).toBe(true)
  expect(accountedVehicle([pdf], '2026-11-01', 1)).toMatchObject({
    ...{ grossCents: 1_500_000, shown: null, hasUnknownCase: true, marginScheme: null },
  })
})
