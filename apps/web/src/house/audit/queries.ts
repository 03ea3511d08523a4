import { type AuditFilter, listAuditActions, listAuditEntries } from '@portal/contract/house/audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { reads, readsPage } from '../../api.ts'

export const pageSize = 50

export const auditEntries = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: ['audit', 'entries', filter, page],
    queryFn: readsPage(listAuditEntries, { query: { ...filter, page, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const auditActions = queryOptions({ queryKey: ['audit', 'actions'], queryFn: reads(listAuditActions) })
