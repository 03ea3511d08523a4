import {
  countBestFiftyResults,
  listBestFiftyResults,
  listBestResultReasons,
  listBestResults,
  listTradedInCars,
} from '@portal/contract/search/best-results'
import { listNewestCars, listNewestFiftyCars } from '@portal/contract/vehicles/cars'
import { queryOptions } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'

export const newestCars = queryOptions({ queryKey: ['cars', 'newest'], queryFn: reads(listNewestCars) })

export const newestFiftyCars = queryOptions({
  queryKey: ['cars', 'newest-fifty'],
  queryFn: reads(listNewestFiftyCars),
})

/** A dealer's best results (P-30 to P-32), each with its reason. */
export const bestResults = queryOptions({ queryKey: ['best-results'], queryFn: reads(listBestResults) })

export const bestFiftyResults = queryOptions({
  queryKey: ['best-results', 'fifty'],
  queryFn: reads(listBestFiftyResults),
})

export const bestResultCount = queryOptions({
  queryKey: ['best-results', 'count'],
  queryFn: reads(countBestFiftyResults),
})

export const bestResultReasons = queryOptions({
  queryKey: ['best-results', 'reasons'],
  queryFn: async ({ signal }) => {
    const reasons = await call(listBestResultReasons, { signal })
    return new Map(reasons.map(({ fahrzeugid, reason }) => [fahrzeugid, reason]))
  },
})

/** Up to fifty cars from trade-ins, newest first (P-33). */
export const tradedInCars = queryOptions({
  queryKey: ['cars', 'traded-in'],
  queryFn: reads(listTradedInCars),
})
