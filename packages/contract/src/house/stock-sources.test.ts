import { expect, test } from 'vitest'
import { NewSource } from './stock-sources.ts'

const source = {
  ...{ name: 'Nord', format: 'csv', isWhole: false, keepsHandEdits: false },
  ...{ shrinkPercent: 20, priceJumpPercent: 30, numberFrom: 'range' },
}
const missing = 'Bitte die erste und die letzte Nummer des Kreises angeben.'

test.each([
  [{ numberFirst: 500_000, numberLast: 500_999 }, []],
  [{ numberFirst: 500_000, numberLast: 500_000 }, []],
  [
    { numberFirst: 500_001, numberLast: 500_000 },
    [['numberLast', 'Die letzte Nummer darf nicht vor der ersten liegen.']],
  ],
  [{ numberLast: 500_000 }, [['numberFirst', missing]]],
  [{ numberFirst: 500_000, numberLast: null }, [['numberLast', missing]]],
  [
    {},
    [
      ['numberFirst', missing],
      ['numberLast', missing],
    ],
  ],
  [{ numberFrom: 'digits' }, []],
])('A source with the numbers %j has the flaws %j', (numbers, flaws) => {
  const { error } = NewSource.safeParse({ ...source, ...numbers })
  expect((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual(flaws)
})
