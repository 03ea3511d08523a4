import { afterEach, expect, test } from 'vitest'
import { aDraft, forgetDrafts, keepDrafts } from './draft.ts'

afterEach(forgetDrafts)

test('The content of an open form is kept for the account whose session ended, and for no other', () => {
  const draft = aDraft<string>()
  draft.follow(() => 'Kratzer links')
  keepDrafts(7)
  expect(draft.of(7)).toBe('Kratzer links')
  expect(draft.of(8)).toBeNull()
  expect(draft.of(undefined)).toBeNull()
})

test('A closed form and one without content keep nothing', () => {
  const [closed, empty] = [aDraft<string>(), aDraft<string>()]
  closed.follow(() => 'Kratzer links')()
  empty.follow(() => null)
  keepDrafts(7)
  expect(closed.of(7)).toBeNull()
  expect(empty.of(7)).toBeNull()
})

test('A logout discards what was kept for every account', () => {
  const [one, other] = [aDraft<string>(), aDraft<string>()]
  one.keep(7, 'Kratzer links')
  other.keep(8, 'Delle rechts')
  forgetDrafts()
  expect([one.of(7), other.of(8)]).toEqual([null, null])
})
