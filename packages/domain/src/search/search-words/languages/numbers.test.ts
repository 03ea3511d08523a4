import { expect, test } from 'vitest'
import { withGermanNumbers } from './numbers.ts'

const isUnit = (word: string) => ['hp', 'km', 'tys'].includes(word)

test.each([
  ['15,000 €', '15.000 €'],
  ['€15,000.00', '€15.000'],
  ['1,234,567 km', '1.234.567 km'],
  ['1,5', '1,5'],
  ['15,0000', '15,0000'],
  ['a1,000', 'a1,000'],
])('A comma between thousands is a point in German: %s', (typed, german) => {
  expect(withGermanNumbers(typed, isUnit)).toBe(german)
})

test.each([
  ['15 000 €', '15.000 €'],
  ['12 500', '12.500'],
  ['12 345', '12 345'],
  ['12 345 km', '12.345 km'],
  ['308 100 hp', '308  100 hp'],
])(
  'A blank divides thousands that end in two zeros or are measured by them, and no power: %s',
  (typed, german) => {
    expect(withGermanNumbers(typed, isUnit)).toBe(german)
  },
)

test.each([
  ['£15,000', '15.000 GBP'],
  ['15,000 £', '15.000 GBP'],
  ['$ 12k', '12k USD'],
  ['12.000 +VAT', '12.000 plus VAT'],
  ['~ 10 000 €', 'ca 10.000 €'],
  ['≈5000', 'ca 5000'],
])('Signs are words behind or before the number: %s', (typed, german) => {
  expect(withGermanNumbers(typed, isUnit)).toBe(german)
})

test.each([
  ['150hp', '150 hp'],
  ['150-hp', '150 hp'],
  ['150xyz', '150xyz'],
  ['80 000km', '80.000 km'],
  ['10k-15k', '10 k bis 15k'],
  ['10 km-15 km', '10 km bis 15 km'],
  ['10 x-15 x', '10 x-15 x'],
  ['5d', '5 trg'],
  ['1d', '1d'],
  ['320d', '320d'],
  ['années 80', 'années-80'],
  ['années 40', 'années 40'],
])('Units stand behind a blank: %s', (typed, german) => {
  expect(withGermanNumbers(typed, isUnit)).toBe(german)
})
