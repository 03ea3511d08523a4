import { afterEach, expect, test } from 'vitest'
import { aDraft, forgetDrafts, keepDrafts, storeDrafts } from './draft.ts'

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

/** Storage of the browser, which the tests do not have. */
function aStore() {
  let value: { owner: number; value: string } | null = null
  return {
    read: () => value,
    write: (given: { owner: number; value: string }) => {
      value = given
    },
    clear: () => {
      value = null
    },
    follow: () => undefined,
  }
}

test('A form that is open when its page reloads has its content again, for the same account', () => {
  const store = aStore()
  aDraft(store).follow(() => 'Kratzer links')
  storeDrafts(7)
  const reloaded = aDraft(store)
  expect([reloaded.of(7), reloaded.of(8)]).toEqual(['Kratzer links', null])
  expect(store.read()).toBeNull()
})

test('What was kept at the end of the session survives leaving the page, and a visitor stores nothing', () => {
  const store = aStore()
  const draft = aDraft(store)
  const stop = draft.follow(() => 'Kratzer links')
  storeDrafts(undefined)
  expect(store.read()).toBeNull()
  keepDrafts(7)
  stop()
  storeDrafts(undefined)
  expect(aDraft(store).of(7)).toBe('Kratzer links')
})
