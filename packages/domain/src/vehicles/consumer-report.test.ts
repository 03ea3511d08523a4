import { expect, test } from 'vitest'
import { allowsConsumerReport } from './consumer-report.ts'

test.each([
  [0, true],
  [170_000, true],
  [170_001, false],
  [null, false],
])('a vehicle with %s km may have a consumer report: %s', (mileage, allowed) => {
  expect(allowsConsumerReport(mileage)).toBe(allowed)
})
