import { expect, test } from 'vitest'
import { pageIn, withChanges } from './use-list-address.ts'

test('the address of a list keeps filters and page, and a changed filter shows the first page', () => {
  const second = new URLSearchParams('state=open&q=Meyer&page=2')

  expect(pageIn(second)).toBe(1)
  expect(withChanges(second, { page: '3' }).toString()).toBe('state=open&q=Meyer&page=3')
  expect(withChanges(second, { q: 'Schulz' }).toString()).toBe('state=open&q=Schulz')
  expect(withChanges(second, { q: '', state: undefined }).toString()).toBe('')
})

test.each(['', 'page=-3', 'page=0', 'page=1.5', 'page=zwei'])(
  'the address "%s" shows the first page',
  (query) => {
    expect(pageIn(new URLSearchParams(query))).toBe(0)
  },
)
