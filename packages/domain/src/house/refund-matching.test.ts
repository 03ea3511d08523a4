import { expect, test } from 'vitest'
import { refundFinder } from './refund-matching.ts'

const credited = {
  purchaseId: 1,
  leftCents: 38_000,
  gwnummer: '480988',
  numbers: ['RE-2026-4711', 'RE-2026-4720'],
}
const takenBack = { purchaseId: 2, leftCents: 1_987_000, gwnummer: '480989', numbers: ['RE-2026-4712'] }
const sameVehicle = { purchaseId: 3, leftCents: 38_000, gwnummer: '480988', numbers: ['RE-2026-4713'] }
const found = (text: string, amountCents = 38_000, isBatch = false) =>
  refundFinder([credited, takenBack, sameVehicle])({ text, amountCents, isBatch })?.purchaseId ?? null

test.each([
  ['Gutschrift RE-2026-4711', 38_000, 1],
  ['Rueckzahlung RE 2026 4720 GW480988', 38_000, 1],
  ['Erstattung GW 480989', 1_987_000, 2],
  ['Gutschrift RE-2026-4711', 37_999, null],
  ['Erstattung GW 480988', 38_000, null],
  ['RE-2026-4711 und RE-2026-4713', 38_000, null],
  ['RE-2026-47110', 38_000, null],
  ['Miete Dezember', 38_000, null],
])('"%s" with %i cents pays back purchase %s', (text, amountCents, purchaseId) => {
  expect(found(text, amountCents)).toBe(purchaseId)
})

test('Several transfers in one amount pay nothing back', () => {
  expect(found('Gutschrift RE-2026-4711', 38_000, true)).toBeNull()
})
