import { describe, expect, test } from 'vitest'
import { type Made, VersionedCache } from './versioned-cache.ts'

const at = (ms: number) => new Date(ms)
const never = Number.POSITIVE_INFINITY
const aText =
  (value: string, validUntil = never) =>
  async (): Promise<Made<string>> => ({ value, validUntil, bytes: value.length })
const unexpected = async (): Promise<Made<string>> => {
  throw new Error('A result was made that is kept.')
}

describe('A result with a version', () => {
  test('is made once for a key and a version', async () => {
    const cache = new VersionedCache<string>(10_000)
    await cache.read('a', '1', at(0), aText('one'))
    expect(await cache.read('a', '1', at(5), unexpected)).toBe('one')
    expect(await cache.read('a', '2', at(5), aText('two'))).toBe('two')
    expect(await cache.read('b', '2', at(5), aText('other'))).toBe('other')
    expect(await cache.read('a', '2', at(5), unexpected)).toBe('two')
  })

  test('is made again when the time has come at which it changes', async () => {
    const cache = new VersionedCache<string>(10_000)
    await cache.read('a', '1', at(0), aText('reserved', 100))
    await cache.read('a', '1', at(99), unexpected)
    expect(await cache.read('a', '1', at(100), aText('offered'))).toBe('offered')
    await cache.read('a', '1', at(200), unexpected)
  })

  test('is not kept when it failed', async () => {
    const cache = new VersionedCache<string>(10_000)
    await expect(cache.read('a', '1', at(0), unexpected)).rejects.toThrow()
    expect(await cache.read('a', '1', at(0), aText('one'))).toBe('one')
  })

  test('takes the place of those used least recently, within a number of bytes', async () => {
    const cache = new VersionedCache<string>(1000)
    const long = 'x'.repeat(400)
    for (const key of ['a', 'b']) await cache.read(key, '1', at(0), aText(long))
    await cache.read('a', '1', at(0), unexpected)
    await cache.read('c', '1', at(0), aText(long))
    expect(cache.bytes).toBe(800)
    await cache.read('a', '1', at(0), unexpected)
    await expect(cache.read('b', '1', at(0), unexpected)).rejects.toThrow()
    await cache.read('d', '1', at(0), aText('x'.repeat(2000)))
    expect(cache.bytes).toBeLessThanOrEqual(1000)
  })
})
