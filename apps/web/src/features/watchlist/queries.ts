import { listWatches } from '@portal/contract/watchlist'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { isSignedIn, useAccount } from '../account/queries.ts'

export const watches = queryOptions({
  queryKey: ['watchlist'],
  queryFn: ({ signal }) => call(listWatches, { signal }),
})

/** How many cars the account has noted; undefined for visitors and applicants, who have no list. */
export function useWatchCount(): number | undefined {
  const account = useAccount()
  return useQuery({
    ...watches,
    enabled: isSignedIn(account) && account.activated,
    select: (list) => list.length,
  }).data
}
