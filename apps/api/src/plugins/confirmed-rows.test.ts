import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmedRows } from './confirmed-rows.ts'

type Row = { version: number }
const keptMs = 200

/** Stored rows and how often they were read and confirmed. */
function aStore() {
  const stored = new Map<string, number>([['a', 1]])
  const read = vi.fn(async (key: string): Promise<Row | null> => {
    const version = stored.get(key)
    await pause(1)
    return version === undefined ? null : { version }
  })
  const changed = vi.fn(async (known: ReadonlyMap<string, Row>) =>
    [...known].flatMap(([key, { version }]) => (stored.get(key) === version ? [] : [key])),
  )
  const onError = vi.fn()
  return { stored, read, changed, onError }
}

let ending: ConfirmedRows<Row> | null = null
function rowsOf(store: ReturnType<typeof aStore>, ms = keptMs) {
  const rows = new ConfirmedRows<Row>(ms, store)
  ending = rows
  return rows
}
afterEach(() => ending?.end())

describe('A kept row', () => {
  test('stays in use without being read again', async () => {
    const store = aStore()
    const rows = rowsOf(store)
    await rows.read('a')
    await vi.waitFor(() => expect(store.changed.mock.calls.length).toBeGreaterThan(3), 5000)
    await vi.waitFor(() => expect(rows.kept('a')).toEqual({ version: 1 }))
    expect(store.read).toHaveBeenCalledTimes(1)
  })

  test('is not used for longer than its time after a change of which nobody tells', async () => {
    const store = aStore()
    const rows = rowsOf(store)
    await rows.read('a')
    store.stored.set('a', 2)
    const changedAt = performance.now()
    while (rows.kept('a')) {
      expect(performance.now() - changedAt).toBeLessThan(keptMs + 1)
      await pause(5)
    }
    expect(await rows.read('a')).toEqual({ version: 2 })
  })

  test('is not used for longer than its time while it cannot be confirmed', async () => {
    const store = aStore()
    const rows = rowsOf(store)
    store.changed.mockRejectedValue(new Error('no database'))
    await rows.read('a')
    await pause(keptMs + 1)
    expect(rows.kept('a')).toBeUndefined()
    await vi.waitFor(() => expect(store.onError).toHaveBeenCalled())
  })

  test('is not used after a confirmation that began before a known change', async () => {
    const store = aStore()
    const rows = rowsOf(store)
    await rows.read('a')
    const { promise, resolve } = Promise.withResolvers<string[]>()
    store.changed.mockReturnValueOnce(promise)
    await vi.waitFor(() => expect(store.changed).toHaveBeenCalled())
    store.changed.mockReturnValue(new Promise(() => {}))
    rows.forget()
    resolve([])
    await pause(1)
    expect(rows.kept('a')).toBeUndefined()
    ending = null
  })

  test('is not what a reading found that began before a known change', async () => {
    const store = aStore()
    const rows = rowsOf(store)
    const before = rows.readForAll('a')
    store.stored.set('a', 2)
    rows.forget()
    const after = rows.readForAll('a')
    expect(await before).toEqual({ version: 1 })
    expect(await after).toEqual({ version: 2 })
    expect(rows.kept('a')).toEqual({ version: 2 })
  })

  test('is read once by calls that begin at the same time', async () => {
    const store = aStore()
    const rows = rowsOf(store)
    await Promise.all([rows.readForAll('a'), rows.readForAll('a'), rows.readForAll('a')])
    expect(store.read).toHaveBeenCalledTimes(1)
  })

  test('is read by every call where none may be kept', async () => {
    const store = aStore()
    const rows = rowsOf(store, 0)
    await Promise.all([rows.readForAll('a'), rows.readForAll('a')])
    expect(store.read).toHaveBeenCalledTimes(2)
    expect(rows.kept('a')).toBeUndefined()
  })
})
