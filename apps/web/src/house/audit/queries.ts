import { listAuditActions, listAuditEntries } from '@portal/contract/house/audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../api.ts'
import type { AuditView } from './facts.ts'

export const pageSize = 50

export const auditEntries = ({ filter, page }: AuditView) =>
  queryOptions({
    queryKey: ['audit', 'entries', filter, page],
    queryFn: ({ signal }) =>
      callPage(listAuditEntries, { query: { ...filter, page, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const auditActions = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: ({ signal }) => call(listAuditActions, { signal }),
})
