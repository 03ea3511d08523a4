import { describe, expect, test } from 'vitest'
import { flagsOfStatusWord, movesOn, purchaseStatus } from './purchase-status.ts'

const flags = (text: string) => ({
  red: text.includes('r'),
  yellow: text.includes('y'),
  green: text.includes('g'),
})

describe('status of a purchase', () => {
  test.each([
    ['', null],
    ['r', 'red'],
    ['y', 'yellow'],
    ['g', 'green'],
    ['ry', 'yellow'],
    ['rg', 'green'],
    ['yg', 'yellow'],
    ['ryg', 'yellow'],
  ])('flags "%s" mean %s', (set, status) => {
    expect(purchaseStatus(flags(set))).toBe(status)
  })

  test.each([
    ['r', 'y', true],
    ['ry', 'rg', true],
    ['', 'r', true],
    ['g', 'yg', false],
    ['r', 'r', false],
    ['y', 'r', false],
  ])('from "%s" to "%s" moves on: %s', (before, after, moved) => {
    expect(movesOn(flags(before), flags(after))).toBe(moved)
  })

  test.each([
    ['Kauf', 'red'],
    [' zahlungseingang ', 'yellow'],
    ['ABGEHOLT', 'green'],
  ])('the word "%s" of the older form means %s', (word, status) => {
    const read = flagsOfStatusWord(word)
    expect(read).toEqual({ red: false, yellow: false, green: false, [status]: true })
  })

  test('an unknown word has no flags', () => {
    expect(flagsOfStatusWord('verschrottet')).toBeNull()
  })
})
