import { listSimilarCars } from '@portal/contract/car-details'
import { readCar } from '@portal/contract/cars'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

/** A car that does not answer is shown as such; the page's own button tries again. */
const once = { retry: false, retryOnMount: false } as const

export const carOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id],
    queryFn: ({ signal }) => call(readCar, { params: { id }, signal }),
    ...once,
  })

export const similarTo = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'similar'],
    queryFn: ({ signal }) => call(listSimilarCars, { params: { id }, signal }),
    ...once,
  })
