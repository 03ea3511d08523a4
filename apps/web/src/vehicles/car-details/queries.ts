import { listSimilarCars } from '@portal/contract/vehicles/car-details'
import { readCar } from '@portal/contract/vehicles/cars'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** After a failed retry the error view has a button; a component that mounts does not try again. */
const once = { retryOnMount: false } as const

export const carOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id],
    queryFn: reads(readCar, { params: { id } }),
    ...once,
  })

export const similarTo = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'similar'],
    queryFn: reads(listSimilarCars, { params: { id } }),
    ...once,
  })
