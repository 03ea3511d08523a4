import { expect, test } from 'vitest'
import { centsText, hundredthsOf } from './invoice-amount.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-120, '-1.20'],
  [2_287_000, '22870.00'],
])('%d cents are written %s', (cents, text) => expect(centsText(cents)).toBe(text))

test.each([
  ['22870', { value: 2_287_000, isExact: true }],
  ['.5', { value: 50, isExact: true }],
  ['-1.20', { value: -120, isExact: true }],
  ['-0', { value: 0, isExact: true }],
  ['1.005', { value: 100, isExact: false }],
  ['1,50', null],
  ['1e3', null],
  ['', null],
  ['-', null],
  ['9'.repeat(13), null],
])('The decimal %s is read', (text, read) => expect(hundredthsOf(text)).toEqual(read))
