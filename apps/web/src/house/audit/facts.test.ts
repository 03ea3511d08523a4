import { expect, test } from 'vitest'
import { addressOf, viewOf } from './facts.ts'

test('The address keeps the filter, and an invalid address shows all entries', () => {
  const view = { filter: { action: 'login', from: '2026-11-20' }, page: 2 }
  expect(viewOf(addressOf(view))).toEqual(view)
  expect(viewOf(new URLSearchParams('from=gestern&page=-3'))).toEqual({ filter: {}, page: 0 })
})
