import { expect, test } from 'vitest'
import { resultsPath } from './results-path.ts'

test('A search is an address with each value of its criteria', () => {
  expect(resultsPath({ maker: 'Audi', kraftstoffart: ['benzin', 'diesel'], price_to: undefined })).toBe(
    '/searchresults?searchType=detailed&maker=Audi&kraftstoffart=benzin&kraftstoffart=diesel',
  )
})
