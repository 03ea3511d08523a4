import { expect, test } from 'vitest'
import { isPlainPdfDate } from './invoice-files.ts'

test('An invoice between companies may be a PDF without XML until the end of 2026', () => {
  expect([isPlainPdfDate('2026-12-31'), isPlainPdfDate('2027-01-01')]).toEqual([true, false])
})
