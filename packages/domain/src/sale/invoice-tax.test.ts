import { assert, constantFrom, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf, reductionOf, remainderOf } from './invoice-tax.ts'

/** The same computation with decimals as text: the net amount of a price in cents, rounded half up. */
function decimalNet(cents: number): number {
  const scaled = (BigInt(cents) * 100n * 1_000_000n) / 119n
  return Number((scaled + 500_000n) / 1_000_000n)
}

const price = integer({ min: 1, max: 100_000_000 })

test.each([
  ['regular', 2_287_000, { netCents: 1_921_849, taxCents: 365_151, grossCents: 2_287_000 }],
  ['regular', 1, { netCents: 1, taxCents: 0, grossCents: 1 }],
  ['margin', 1_550_000, { netCents: 1_550_000, taxCents: 0, grossCents: 1_550_000 }],
  ['eu', 1_987_000, { netCents: 1_669_748, taxCents: 0, grossCents: 1_669_748 }],
  ['export', 1_987_000, { netCents: 1_669_748, taxCents: 0, grossCents: 1_669_748 }],
] as const)('The case %s of %d cents has its amounts', (taxCase, cents, amounts) => {
  expect(amountsOf(taxCase, cents, false)).toEqual(amounts)
})

test('The export of a vehicle under the margin scheme costs the whole price', () => {
  expect(amountsOf('export', 1_987_000, true).grossCents).toBe(1_987_000)
})

test('A gross price is kept to the cent, and its net amount agrees with another computation', () => {
  assert(
    property(price, (cents) => {
      const { netCents, taxCents, grossCents } = amountsOf('regular', cents, false)
      expect(netCents + taxCents).toBe(grossCents)
      expect(grossCents).toBe(cents)
      expect(netCents).toBe(decimalNet(cents))
      expect(amountsOf('eu', cents, false).grossCents).toBe(decimalNet(cents))
    }),
  )
})

test('What is left after any corrections is rounded like an invoice of that amount', () => {
  assert(
    property(price, constantFrom('regular', 'margin'), nat(), nat(), (cents, taxCase, first, second) => {
      const invoice = amountsOf(taxCase, cents, false)
      const one = reductionOf(taxCase, cents, first % cents)
      const open = cents - one.grossCents
      const other = reductionOf(taxCase, open, second % open)
      const rest = remainderOf(invoice, [one, other])
      expect(rest).toEqual(amountsOf(taxCase, cents - one.grossCents - other.grossCents, false))
      for (const { netCents, taxCents } of [one, other])
        if (taxCase === 'regular') expect(Math.abs(taxCents - netCents * 0.19)).toBeLessThan(1.5)
    }),
  )
})
