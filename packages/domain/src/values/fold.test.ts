import { describe, expect, test } from 'vitest'
import { editDistance, fold } from './fold.ts'

test.each([
  ['Coupé', 'coupe'],
  ['COUPE', 'coupe'],
  ['Grün', 'grun'],
  ['gruen', 'grun'],
  ['Größe', 'grosse'],
  ['Citroën C4', 'citronc4'],
  ['Citroen', 'citron'],
  ['neu', 'neu'],
  ['Mercedes-Benz', 'mercedesbenz'],
  ['< 10.000 €', '<10000€'],
  ['§ 25a/b >= 3', '§25a/b>=3'],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

describe('The distance of two words', () => {
  test.each([
    ['golf', 'golf', 2, 0],
    ['golf', 'glof', 2, 1],
    ['golf', 'olf', 2, 1],
    ['golf', 'golff', 2, 1],
    ['golf', 'gilf', 2, 1],
    ['golf', 'wolf', 2, 1],
    ['golf', 'gol', 2, 1],
    ['golf', 'fogl', 3, 3],
    ['golf', 'gfol', 2, 2],
    ['abcd', 'badc', 2, 2],
    ['ca', 'abc', 3, 3],
    ['', 'ab', 2, 2],
    ['ab', '', 2, 2],
    ['', '', 0, 0],
    ['golf', 'passat', 1, 2],
    ['golf', 'opel', 2, 3],
    ['golf', 'polo', 1, 2],
    ['aaaa', 'bbbb', 2, 3],
    ['a'.repeat(100), `${'a'.repeat(99)}b`, 2, 1],
  ])('of %s and %s, at most %d, is %d', (a, b, most, distance) => {
    expect(editDistance(a, b, most)).toBe(distance)
  })

  test('stays the same after longer words', () => {
    const long = 'x'.repeat(200)
    expect([
      editDistance(long, `${long}y`, 3),
      editDistance('ab', 'ba', 3),
      editDistance('', 'abc', 3),
    ]).toEqual([1, 1, 3])
  })
})
