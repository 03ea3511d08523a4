import { expect, test } from 'vitest'
import { filterIn } from './facts.ts'

test('The address keeps the filter, and an invalid address shows all entries', () => {
  expect(filterIn(new URLSearchParams('action=login&from=2026-11-20&page=2'))).toEqual({
    action: 'login',
    from: '2026-11-20',
  })
  expect(filterIn(new URLSearchParams('from=gestern&page=-3'))).toEqual({})
})
