import { listRetentionRuns } from '@portal/contract/house/retention'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readsPage } from '../../api.ts'

export const pageSize = 50

export const retentionRuns = (page: number, onlyDeleting: boolean) =>
  queryOptions({
    queryKey: ['retention-runs', page, onlyDeleting],
    queryFn: readsPage(listRetentionRuns, { query: { page, size: pageSize, onlyDeleting } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
