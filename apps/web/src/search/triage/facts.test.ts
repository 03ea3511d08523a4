import { expect, test } from 'vitest'
import { neighbourOf } from './facts.ts'

const cars = [1, 2, 3, 4].map((fahrzeugid) => ({ fahrzeugid }))

test.each([
  ['to the next car', [], 0, 1, 1],
  ['to the previous car', [], 2, -1, 1],
  ['over cars that are leaving', [2, 3], 0, 1, 3],
  ['back over them', [2, 3], 3, -1, 0],
  ['not beyond the end', [], 3, 1, undefined],
  ['not before the start', [1], 1, -1, undefined],
] as const)('moves %s', (_, leaving, from, step, to) => {
  expect(neighbourOf(cars, new Set(leaving), from, step)).toBe(to)
})
