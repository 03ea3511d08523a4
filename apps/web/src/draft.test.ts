import { glob, readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { type Draft, aDraft as newDraft, withoutFiles } from './draft.ts'
import { forgetDrafts, keepDrafts, storeDrafts } from './draft-moments.ts'

afterEach(forgetDrafts)

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
  }
}
const aDraft = (store = aStore(), storable?: (text: string) => string | null): Draft<string> =>
  newDraft('test', storable, store)

test('The content of an open form is kept for the account whose session ended, and for no other', () => {
  const draft = aDraft()
  draft.follow(() => 'Kratzer links')
  keepDrafts(7)
  expect(draft.of(7)).toBe('Kratzer links')
  expect(draft.of(8)).toBeNull()
  expect(draft.of(undefined)).toBeNull()
})

test('A closed form and one without content keep nothing', () => {
  const [closed, empty] = [aDraft(), aDraft()]
  closed.follow(() => 'Kratzer links')()
  empty.follow(() => null)
  keepDrafts(7)
  expect(closed.of(7)).toBeNull()
  expect(empty.of(7)).toBeNull()
})

test('A logout discards what was kept for every account', () => {
  const [one, other] = [aDraft(), aDraft()]
  one.keep(7, 'Kratzer links')
  other.keep(8, 'Delle rechts')
  forgetDrafts()
  expect([one.of(7), other.of(8)]).toEqual([null, null])
})

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

test('Files are kept when the session ends, and not while the page reloads', () => {
  const store = aStore()
  const draft = aDraft(store, withoutFiles)
  draft.follow(() => 'Gutachten.pdf')
  keepDrafts(7)
  expect(draft.of(7)).toBe('Gutachten.pdf')
  storeDrafts(7)
  expect(store.read()).toBeNull()
})

test('A page that is shown again and left with an empty form stores nothing', () => {
  const store = aStore()
  const typed: { text: string | null } = { text: 'Kratzer links' }
  aDraft(store).follow(() => typed.text)
  storeDrafts(7)
  typed.text = null
  storeDrafts(7)
  expect(store.read()).toBeNull()
})

test('Every draft has a name of its own', async () => {
  const folder = new URL('.', import.meta.url).pathname
  const names: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: folder })) {
    if (file.includes('.test.')) continue
    const text = await readFile(`${folder}${file}`, 'utf8')
    names.push(...[...text.matchAll(/aDraft<.*>\(\s*'([\w-]+)'/g)].map(([, name = '']) => name))
  }
  expect(names.length).toBeGreaterThan(30)
  expect(new Set(names).size).toBe(names.length)
})
