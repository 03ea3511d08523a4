import { expect, test } from 'vitest'
import { cycleIn } from './chunk-cycles.ts'

test.each([
  ['a chain', { home: ['cars'], cars: ['base'], base: [] }, []],
  ['two ways to one file', { home: ['cars', 'base'], cars: ['base'] }, []],
  [
    'two files that import each other',
    { home: ['shell'], shell: ['cars'], cars: ['shell'] },
    ['shell', 'cars', 'shell'],
  ],
  ['three files', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
])('finds the cycle of imports in %s', (_, imports, cycle) => {
  expect(cycleIn(new Map(Object.entries(imports)))).toEqual(cycle)
})
