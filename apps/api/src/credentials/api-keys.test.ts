import { describe, expect, test } from 'vitest'
import { isApiKey, newApiKey, withoutApiKeys } from './api-keys.ts'

describe('A key of a company', () => {
  test('has the prefix, 32 random and 6 checked characters, and is never the same twice', () => {
    const keys = Array.from({ length: 200 }, newApiKey)
    expect(new Set(keys).size).toBe(200)
    for (const key of keys) {
      expect(key).toMatch(/^aex_live_[0-9A-Za-z]{38}$/)
      expect(isApiKey(key)).toBe(true)
    }
  })

  test('has the checksum that scanners compute from its documented form', () => {
    expect(isApiKey(`aex_live_${'0'.repeat(32)}${crcInBase62('0'.repeat(32))}`)).toBe(true)
  })

  test('is recognised with every character changed as ill-formed', () => {
    const key = newApiKey()
    for (let place = 0; place < key.length; place++) {
      const changed = `${key.slice(0, place)}${key[place] === 'x' ? 'y' : 'x'}${key.slice(place + 1)}`
      expect(isApiKey(changed), changed).toBe(false)
    }
  })

  test.each(['', 'aex_live_', 'aex_test_x', ' ', `${newApiKey()} `, `${newApiKey()}x`, newApiKey().slice(1)])(
    'is not "%s"',
    (text) => {
      expect(isApiKey(text)).toBe(false)
    },
  )

  test('is hidden wherever it occurs in a text', () => {
    const [one, other] = [newApiKey(), newApiKey()]
    expect(withoutApiKeys(`{"a":"Bearer ${one}","b":"${other}"}`)).toBe(
      '{"a":"Bearer aex_live_…","b":"aex_live_…"}',
    )
  })
})

/** An independent computation: the bitwise CRC-32 of IEEE 802.3. */
function crcInBase62(text: string): string {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  let rest = BigInt((crc ^ 0xffffffff) >>> 0)
  let written = ''
  while (written.length < 6) {
    written = `${'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[Number(rest % 62n)]}${written}`
    rest /= 62n
  }
  return written
}
