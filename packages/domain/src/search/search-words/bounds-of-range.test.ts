import { expect, test } from 'vitest'
import { names } from '../../testing/phrases.ts'
import type { Criteria } from '../criteria.ts'
import { readWords } from './read-words.ts'

test.each<[phrase: string, criteria: Criteria, notUnderstood: string[]]>([
  ['min 100 max 150 PS', { psvon: 100, psbis: 150 }, []],
  ['ab 8 bis 12 tsd', { price_from: 8000, price_to: 12_000 }, []],
  ['ab 8 bis 12t€', { price_from: 8000, price_to: 12_000 }, []],
  ['ab 8 bis 12.500 €', { price_from: 8000, price_to: 12_500 }, []],
  ['ab 13 bis 12.500 €', { price_from: 13, price_to: 12_500 }, []],
  ['min 8 max 7 tsd €', { price_to: 7000 }, ['min 8']],
  ['ab 500 bis 900 €', { price_from: 500, price_to: 900 }, []],
  ['ab 1000 bis 12.000 €', { price_from: 1000, price_to: 12_000 }, []],
  ['ab 8 bis 12000', { price_to: 12_000 }, ['ab 8']],
  ['min 100 max 150', {}, ['min 100', 'max 150']],
  ['min 150 max 100 PS', { psbis: 100 }, ['min 150']],
  ['min 100 ab 150 PS', { psvon: 150 }, ['min 100']],
  ['min 100 150 bis 200 PS', { psvon: 150, psbis: 200 }, ['min 100']],
  ['ab 100, bis 150 PS', { psbis: 150 }, ['ab 100']],
])(
  'Of the range "%s" the unit behind the second bound counts for both',
  (phrase, criteria, notUnderstood) => {
    expect(readWords(phrase, names, 2026)).toMatchObject({ criteria, notUnderstood })
  },
)
