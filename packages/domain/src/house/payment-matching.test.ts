import { expect, test } from 'vitest'
import {
  type Clues,
  depositIn,
  findingOf,
  NumberFinder,
  type Payable,
  type PaymentFinding,
  proposedPurchases,
} from './payment-matching.ts'

const finder = new NumberFinder([
  ['RE-2026-004711', 'a'],
  ['RE-2026-00471', 'b'],
  ['480988', 'car'],
  ['4711', 'short'],
])

test.each([
  ['RE-2026-004711 GW480988', ['a', 'car']],
  ['re2026004711', ['a']],
  ['Rechnung R E - 2 0 2 6 - 0 0 4 7 1 1', ['a', 'b']],
  ['RE-2026-00 4711480988', []],
  ['RE-2026-00 4711 GW480988', ['a', 'car']],
  ['RE-2026-004711 480988', ['a', 'car']],
  ['RE-2026-0047112', []],
  ['RE-2026-00471', ['b']],
  ['RE-2026-00471, Danke', ['b']],
  ['1480988', []],
  ['4809881', []],
  ['GW480988', ['car']],
  ['480-988', ['car']],
  ['4711', []],
  ['Volvo', []],
  ['', []],
])('%j names %j', (text, found) => {
  expect(finder.in(text).toSorted()).toEqual(found)
})

test('A number broken after what is another number names both, so a person decides', () => {
  expect(finder.in('RE-2026-00471 1').toSorted()).toEqual(['a', 'b'])
})

const purchase = (openCents: number, purchaseId = 1, depositCents = 0): Payable => ({
  ...{ purchaseId, openCents, depositCents },
})
const none: Clues<Payable> = { byNumber: [], byVehicle: [], byAccount: [] }
const payment = { amountCents: 1000, isBatch: false, isReturn: false }

test.each<[string, Partial<Clues<Payable>>, Partial<typeof payment>, PaymentFinding]>([
  ['invoice number and exact amount', { byNumber: [purchase(1000)] }, {}, 'exact'],
  ['one cent less', { byNumber: [purchase(1001)] }, {}, 'part'],
  ['one cent more', { byNumber: [purchase(999)] }, {}, 'over'],
  ['already paid', { byNumber: [purchase(0)] }, {}, 'double'],
  ['two invoice numbers', { byNumber: [purchase(1000), purchase(0, 2)] }, {}, 'proposal'],
  ['vehicle and exact amount', { byVehicle: [purchase(1000)] }, {}, 'proposal'],
  ['vehicle and a part', { byVehicle: [purchase(1500)] }, {}, 'part'],
  ['two vehicles', { byVehicle: [purchase(500), purchase(500, 2)] }, {}, 'proposal'],
  ['known account and exact amount', { byAccount: [purchase(1000)] }, {}, 'proposal'],
  ['known account alone', { byAccount: [purchase(1500)] }, {}, 'unknown'],
  ['number, price and deposit', { byNumber: [purchase(840, 1, 160)] }, {}, 'exact'],
  ['the price without the deposit', { byNumber: [purchase(1000, 1, 190)] }, {}, 'exact'],
  ['the deposit of a paid invoice', { byNumber: [purchase(0, 1, 1000)] }, {}, 'exact'],
  ['price and a part of the deposit', { byNumber: [purchase(900, 1, 190)] }, {}, 'over'],
  ['the deposit before the price', { byNumber: [purchase(5000, 1, 1000)] }, {}, 'part'],
  ['known account, price and deposit', { byAccount: [purchase(840, 1, 160)] }, {}, 'proposal'],
  ['nothing', {}, {}, 'unknown'],
  ['a batch with a fitting number', { byNumber: [purchase(1000)] }, { isBatch: true }, 'batch'],
  ['a return with a fitting number', { byNumber: [purchase(1000)] }, { isReturn: true }, 'return'],
])('%s', (_, clues, about, finding) => {
  expect(findingOf({ ...payment, ...about }, { ...none, ...clues }).finding).toBe(finding)
})

test.each([
  [1190, 1000, 190, 190],
  [1000, 1000, 190, 0],
  [190, 1000, 190, 0],
  [190, 0, 190, 190],
  [190, -5, 190, 190],
  [1189, 1000, 190, 0],
  [1191, 1000, 190, 0],
  [1000, 1000, 0, 0],
])('Of %d, with %d open and a deposit of %d, %d are the deposit', (amount, openCents, depositCents, share) =>
  expect(depositIn(amount, { openCents, depositCents })).toBe(share),
)

test('At most three proposals are made, each once, the best first', () => {
  const [named, fitting, open, settled] = [purchase(5, 1), purchase(1000, 2), purchase(7, 3), purchase(0, 4)]
  const clues = { byNumber: [named], byVehicle: [named], byAccount: [settled, open, fitting, purchase(8, 5)] }
  expect(proposedPurchases(1000, clues)).toEqual([named, fitting, open])
})
