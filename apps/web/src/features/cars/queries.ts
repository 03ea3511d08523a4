import { readCarDetails } from '@portal/contract/car-details'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

/** What the list entry does not carry; more of it for dealers. A car that does not answer is not asked again. */
export const detailsOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'details'],
    queryFn: ({ signal }) => call(readCarDetails, { params: { id }, signal }),
    retry: false,
    retryOnMount: false,
  })
