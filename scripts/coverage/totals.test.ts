import { expect, test } from 'vitest'
import { add, type Counts, missedIn, type Places, rangesOf, tallyOf } from './totals.ts'

const span = (start: number, end = start) => ({
  start: { line: start, column: 0 },
  end: { line: end, column: 9 },
})

/** A function of lines 1 to 4 with a condition on line 2, and an arrow function on line 6 in two statements. */
const places: Places = {
  statementMap: { 0: span(2, 3), 1: span(3), 2: span(4), 3: span(6), 4: span(6) },
  fnMap: {
    0: { name: 'priceOf', decl: span(1), loc: span(1, 4) },
    1: { name: '', decl: span(6), loc: span(6) },
  },
  branchMap: { 0: { type: 'if', loc: span(2, 3), locations: [span(2, 3), span(2)] } },
}
const unit: Counts = { s: { 0: 2, 1: 2, 2: 0, 3: 1, 4: 0 }, f: { 0: 2, 1: 0 }, b: { 0: [2, 0] } }
const browser: Counts = { s: { 0: 1, 1: 0, 2: 1, 3: 0, 4: 0 }, f: { 0: 1, 1: 0 }, b: { 0: [0, 1] } }
const empty = (): Counts => ({ s: {}, f: {}, b: {} })

test.each<[string, Counts | undefined, number[]]>([
  ['nothing', undefined, [4, 0, 2, 0, 2, 0]],
  ['the unit tests', unit, [4, 3, 2, 1, 2, 1]],
  ['the browser tests', browser, [4, 2, 2, 1, 2, 1]],
  ['both', add(add(empty(), unit), browser), [4, 4, 2, 1, 2, 2]],
])('Counts the lines, functions and branches that %s ran', (_, counts, tally) => {
  expect(Object.values(tallyOf(places, counts))).toEqual(tally)
})

test.each<[string, Counts | undefined, ReturnType<typeof missedIn>]>([
  ['unit tests', unit, { functions: [{ name: '', line: 6 }], lines: [4], branches: [2] }],
  [
    'no test',
    undefined,
    {
      functions: [
        { name: 'priceOf', line: 1 },
        { name: '', line: 6 },
      ],
      lines: [],
      branches: [],
    },
  ],
])('Names what %s left out, the parts of a function with it', (_, counts, missed) => {
  expect(missedIn(places, counts)).toEqual(missed)
})

test.each([
  [[], ''],
  [[7], '7'],
  [[9, 3, 8, 7, 3], '3, 7-9'],
])('Writes the lines %j as %j', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text)
})
