import { expect, test } from 'vitest'
import { arrivalDueDay, arrivalNeedOf, arrivalStateOf, depositCentsOf, isArrivalProof } from './arrival.ts'

const collected = {
  need: 'eu',
  isProven: false,
  isChecking: false,
  isCollected: true,
  collectedOn: '2026-11-01',
} as const

test.each([
  ['nothing, sold with VAT', { ...collected, need: null }, '2027-01-01', 'none'],
  [
    'nothing yet, before the collection',
    { ...collected, isCollected: false, collectedOn: null },
    '2027-01-01',
    'later',
  ],
  ['awaited until the last day', collected, '2026-12-01', 'awaited'],
  ['late on the day after', collected, '2026-12-02', 'late'],
  [
    'awaited where the day of the collection is unknown',
    { ...collected, collectedOn: null },
    '2027-01-01',
    'awaited',
  ],
  [
    'checked by the house, also after the period',
    { ...collected, isChecking: true },
    '2027-01-01',
    'checking',
  ],
  ['there', { ...collected, isProven: true }, '2027-01-01', 'proven'],
] as const)('the proof is %s', (_, facts, today, state) => {
  expect(arrivalStateOf(facts, today, 30)).toBe(state)
})

test.each([
  ['eu', 'eu'],
  ['export', 'export'],
  ['regular', null],
  ['margin', null],
  [null, null],
])('an invoice with the taxation %s needs the proof %s', (taxCase, need) => {
  expect(arrivalNeedOf(taxCase)).toBe(need)
})

test('a CMR proves a delivery in the Union and no export', () => {
  expect(isArrivalProof('eu', 'cmr')).toBe(true)
  expect(isArrivalProof('export', 'cmr')).toBe(false)
  expect(isArrivalProof('export', 'customs')).toBe(true)
  expect(isArrivalProof('eu', 'invoice')).toBe(false)
})

test('the period crosses months and the change of the clock', () => {
  expect(arrivalDueDay('2026-10-20', 30)).toBe('2026-11-19')
})

test('the deposit is 19 % of the net amount', () => {
  expect(depositCentsOf(1_669_748)).toBe(317_252)
})
