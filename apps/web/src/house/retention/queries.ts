import { listRetentionRuns } from '@portal/contract/house/retention'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callPage } from '../../api.ts'

export const pageSize = 50

export const retentionRuns = (page: number, onlyDeleting: boolean) =>
  queryOptions({
    queryKey: ['retention-runs', page, onlyDeleting],
    queryFn: ({ signal }) =>
      callPage(listRetentionRuns, { query: { page, size: pageSize, onlyDeleting }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
