import { expect, test } from 'vitest'
import { isDrawn, rangeOf } from './sample.ts'

const mutants = Array.from({ length: 4000 }, (_, line) => ({
  fileName: '/portal/src/sale/due.ts',
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  replacement: 'true',
}))
const drawn = (from: number, to: number) => mutants.filter((mutant) => isDrawn(mutant, [from, to]))

test.each([5, 25, 60])('A sample of %d percent has about so many of the mutants', (percent) => {
  expect(Math.abs(drawn(0, percent).length / 40 - percent)).toBeLessThan(2)
})

test('A larger sample has all mutants of a smaller one, wherever the source is', () => {
  const larger = new Set(drawn(0, 25))
  expect(drawn(0, 5).filter((mutant) => !larger.has(mutant))).toEqual([])
  const [mutant] = drawn(0, 5)
  expect(mutant && isDrawn({ ...mutant, fileName: '/elsewhere/due.ts' }, [0, 5])).toBe(true)
})

test('A range that begins where a sample ended has none of its mutants', () => {
  const first = new Set(drawn(0, 8))
  const next = drawn(8, 14)
  expect(Math.abs(next.length / 40 - 6)).toBeLessThan(2)
  expect(next.filter((mutant) => first.has(mutant))).toEqual([])
})

test('All ranges together have every mutant', () => {
  expect(drawn(0, 100)).toHaveLength(mutants.length)
  expect(drawn(0, 8).length + drawn(8, 100).length).toBe(mutants.length)
})

test.each([
  ['8', [0, 8]],
  ['8-14', [8, 14]],
  ['90-100', [90, 100]],
  ['0', undefined],
  ['14-8', undefined],
  ['8-8', undefined],
  ['90-101', undefined],
  ['8-', undefined],
  ['a tenth', undefined],
])('The range of %s is %j', (text, range) => {
  expect(rangeOf(text)).toEqual(range)
})
