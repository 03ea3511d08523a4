import { readCockpit, readHouseCounts } from '@portal/contract/house/cockpit'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** The figures of the overview, reloaded every minute while it is open. */
export const cockpit = queryOptions({
  queryKey: ['cockpit'],
  queryFn: reads(readCockpit),
  staleTime: 10_000,
  refetchInterval: 60_000,
})

/** The numbers in the navigation, reloaded every minute. */
export const houseCounts = queryOptions({
  queryKey: ['house-counts'],
  queryFn: reads(readHouseCounts),
  staleTime: 10_000,
  refetchInterval: 60_000,
})
