import {
  keepSearch,
  listMySearches,
  orderSearches,
  replaceCriteria,
} from '@portal/contract/search/my-searches'
import type { Criteria } from '@portal/domain/search/criteria'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'

/** The key starts with that of the notifications, so that renaming and pausing refreshes both. */
export const mySearches = queryOptions({
  queryKey: ['notifications', 'searches'],
  queryFn: reads(listMySearches),
})

/** The name, or the search to replace, that was chosen for the search at this address. */
export type SearchDraft = { query: string; name: string; replaced: string }
export const searchDraft = aDraft<SearchDraft>('search')

const refresh = () => queryClient.invalidateQueries({ queryKey: ['notifications'] })

/** Keeps a search under a name; with an id it replaces the criteria of that one. */
export const useKeepSearch = () =>
  useMutation({
    mutationFn: async ({ id, name, criteria }: { id: number | null; name: string; criteria: Criteria }) => {
      if (id === null) await call(keepSearch, { body: { name, criteria } })
      else await call(replaceCriteria, { params: { id }, body: { criteria } })
    },
    onSuccess: async () => {
      await refresh()
      toast('success', t('Die Suche ist gespeichert.'))
    },
  })

export const useOrderSearches = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(orderSearches, { body: { ids } }),
    onSuccess: refresh,
    onError: (error) => toastFailure(error),
  })
