import { readCockpit, readHouseCounts } from '@portal/contract/house/cockpit'
import { listStockJobs } from '@portal/contract/house/stock-jobs'
import { queryOptions } from '@tanstack/react-query'
import { call, callPage, reads } from '../../api.ts'

/** The figures of the overview, reloaded every minute while it is open. */
export const cockpit = queryOptions({
  queryKey: ['cockpit'],
  queryFn: reads(readCockpit),
  staleTime: 10_000,
  refetchInterval: 60_000,
})

/** The numbers in the navigation and the top bar, reloaded every minute, and every two seconds while a job is at work. */
export const houseCounts = queryOptions({
  queryKey: ['house-counts'],
  queryFn: ({ signal }) => call(readHouseCounts, { signal }),
  staleTime: 10_000,
  refetchInterval: ({ state }) => (state.data?.jobs ? 2000 : 60_000),
})

/** The newest jobs of the stock, reloaded every minute while the overview is open. */
export const recentJobs = queryOptions({
  queryKey: ['stock-jobs', 'recent'],
  queryFn: ({ signal }) => callPage(listStockJobs, { query: { page: 0, size: 6 }, signal }),
  staleTime: 10_000,
  refetchInterval: 60_000,
})
