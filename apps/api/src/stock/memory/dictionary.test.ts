import { expect, test } from 'vitest'
import { Dictionary } from './dictionary.ts'

const texts = Array.from({ length: 1000 }, (_, number) => `Wort ${number * 7919} ü`)

/** Reads each text from the middle of a buffer. */
function readAll(dictionary: Dictionary<string>) {
  return texts.map((text) => {
    const bytes = Buffer.from(`<${text}>`)
    return dictionary.valueOf(bytes, 1, bytes.length - 1)
  })
}

test.each([
  [Number.POSITIVE_INFINITY, 1000],
  [1000, 1000],
  // More texts than the limit are read twice, so that none is known the second time.
  [300, 2000],
])('With room for %d texts, reading 1000 texts twice creates %d values', (limit, created) => {
  let count = 0
  const dictionary = new Dictionary((text) => {
    count++
    return text.toUpperCase()
  }, limit)
  const expected = texts.map((text) => text.toUpperCase())
  expect(readAll(dictionary)).toEqual(expected)
  expect(readAll(dictionary)).toEqual(expected)
  expect(count).toBe(created)
})
