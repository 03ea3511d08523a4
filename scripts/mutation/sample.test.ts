import { expect, test } from 'vitest'
import { isDrawn } from './sample.ts'

const mutants = Array.from({ length: 4000 }, (_, line) => ({
  fileName: '/portal/src/sale/due.ts',
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
  replacement: 'true',
}))
const drawn = (percent: number) => mutants.filter((mutant) => isDrawn(mutant, percent))

test.each([5, 25, 60])('A sample of %d percent has about so many of the mutants', (percent) => {
  expect(Math.abs(drawn(percent).length / 40 - percent)).toBeLessThan(2)
})

test('A larger sample has all mutants of a smaller one, wherever the source is', () => {
  const larger = new Set(drawn(25))
  expect(drawn(5).filter((mutant) => !larger.has(mutant))).toEqual([])
  const [mutant] = drawn(5)
  expect(mutant && isDrawn({ ...mutant, fileName: '/elsewhere/due.ts' }, 5)).toBe(true)
})

test('A sample of 100 percent has all', () => {
  expect(drawn(100)).toHaveLength(mutants.length)
})
