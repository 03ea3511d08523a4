import { expect, test } from 'vitest'
import {
  arrivalMonthText,
  arrivalNeedOf,
  arrivalStateOf,
  arrivalStates,
  depositCentsOf,
  depositNote,
  depositStateOf,
  holdsPapers,
  isArrivalProof,
  isCheckedProof,
} from './arrival.ts'

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

test('the deposit is 19 % of the net amount', () => {
  expect(depositCentsOf(1_669_748)).toBe(317_252)
})

test('The house keeps the registration papers until the proof counts', () => {
  expect(arrivalStates.filter(holdsPapers)).toEqual(['later', 'awaited', 'late', 'checking'])
})

test('Only a proof of export has to be accepted', () => {
  expect(['customs', 'arrival', 'cmr', 'invoice'].filter(isCheckedProof)).toEqual(['customs'])
})

const [received, returned] = [new Date('2026-11-20'), new Date('2026-12-20')]
test.each([
  ['asked', null, null],
  ['received', received, null],
  ['returned', received, returned],
] as const)('A deposit is %s', (state, receivedAt, returnedAt) => {
  expect(depositStateOf({ receivedAt, returnedAt })).toBe(state)
})

test('The invoice names the amount of the deposit', () => {
  expect(depositNote('3.172,52 €')).toContain('eine Kaution von 3.172,52 € in Höhe der Umsatzsteuer')
})

test('The month of the arrival is written the German way', () => {
  expect(arrivalMonthText('2026-11')).toBe('11/2026')
})
