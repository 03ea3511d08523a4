import { listNewestCars, listNewestFiftyCars } from '@portal/contract/cars'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const newestCars = queryOptions({
  queryKey: ['cars', 'newest'],
  queryFn: ({ signal }) => call(listNewestCars, { signal }),
})

export const newestFiftyCars = queryOptions({
  queryKey: ['cars', 'newest-fifty'],
  queryFn: ({ signal }) => call(listNewestFiftyCars, { signal }),
})
