import { expect, test } from 'vitest'
import { leastTreadOf } from './wheels.ts'

const wheels = (...depths: (number | null)[]) => depths.map((depthMm) => ({ depthMm }))

test('The tread of a set is that of its worst tyre, once all four are measured', () => {
  expect(leastTreadOf(wheels(6.5, 4, 7, 5))).toBe(4)
  expect(leastTreadOf(wheels(6.5, 4, 7, null))).toBeNull()
  expect(leastTreadOf(wheels(6.5, 4, 7))).toBeNull()
})
