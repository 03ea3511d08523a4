import { listSimilarCars } from '@portal/contract/car-details'
import { readCar } from '@portal/contract/cars'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

/** Not retried automatically: the error view has a retry button. */
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
