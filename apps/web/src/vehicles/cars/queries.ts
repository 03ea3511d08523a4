import { readCarDetails } from '@portal/contract/vehicles/car-details'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** Details that list entries do not contain; more for dealers. */
export const detailsOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'details'],
    queryFn: reads(readCarDetails, { params: { id } }),
    retryOnMount: false,
  })
