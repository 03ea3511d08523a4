import { readCarDetails } from '@portal/contract/car-details'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

/** Details that list entries do not contain; more for dealers. Not retried after an error. */
export const detailsOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'details'],
    queryFn: ({ signal }) => call(readCarDetails, { params: { id }, signal }),
    retry: false,
    retryOnMount: false,
  })
