import { readCockpit } from '@portal/contract/cockpit'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

/** The figures of the overview, read again every minute while it is open. */
export const cockpit = queryOptions({
  queryKey: ['cockpit'],
  queryFn: ({ signal }) => call(readCockpit, { signal }),
  staleTime: 10_000,
  refetchInterval: 60_000,
})
