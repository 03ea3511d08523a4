import { readLastVisit } from '@portal/contract/accounts/account'
import { seesOffers } from '@portal/domain/accounts/roles'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reads } from '../../api.ts'
import { useAccount } from '../../session/account.ts'

/** Read once; it stays the same during a visit. */
const lastVisit = (accountId: number | undefined) =>
  queryOptions({
    queryKey: ['last-visit', accountId],
    queryFn: reads(readLastVisit),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: accountId !== undefined,
  })

/** When the account's visit before this one ended; null for visitors and during the first visit. */
export function useLastVisit(): string | null {
  const account = useAccount()
  const { data } = useQuery(lastVisit(seesOffers(account) ? account.id : undefined))
  return data?.lastVisitAt ?? null
}
