import { expect, test } from 'vitest'
import { criteriaShape } from './criteria.ts'
import { criterionNames, criterionOf } from './criterion.ts'

const values: unknown[] = [
  ...['', 'any', 'Alle', 'beliebig', 'BELIEBIG', 'Von', 'true', 'false', '0', '1', '99', '100', '50000'],
  ...['1000000', '1000001', '10001', '2101', '-1', '1.5', '482917', '48291', 'diesel', 'KOMBI', 'Kipper'],
  ...['blau', 'EURO_5', 'EURO_4', '4/5', 'rechts', 'AUTOMATIK', 'klimaanlage', 'xenon', 'a'.repeat(80)],
  ...['a'.repeat(81), 'a'.repeat(121), 0, 1, 99, 2100, 2101, 1_000_000, 1_000_001, -1, 1.5, Number.NaN],
  ...[true, false, null, undefined, {}, [], ['diesel', 'benzin'], ['benzin', 'benzin'], ['diesel', 'kohle']],
  ...[
    ['KOMBI', 'BELIEBIG'],
    ['blau', 'rot'],
    [1],
    ['navi', '-'],
    Array.from({ length: 41 }, (_, index) => String(index)),
    Array.from({ length: 40 }, (_, index) => String(482_900 + index)),
    Array.from({ length: 41 }, (_, index) => String(482_900 + index)),
  ],
]

test.each(Object.entries(criteriaShape))(
  '%s is read from an address exactly as the schema of the calls reads it',
  (name, schema) => {
    for (const value of values)
      expect(criterionOf(name, value), String(value)).toEqual(schema.safeParse(value).data)
  },
)

test('every criterion can be read', () => {
  expect(criterionNames.toSorted()).toEqual(Object.keys(criteriaShape).toSorted())
})
