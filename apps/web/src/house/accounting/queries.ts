import {
  type AccountingPeriod,
  downloadInvoiceArchive,
  downloadMargins,
  readAccounting,
} from '@portal/contract/house/accounting'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { reads } from '../../api.ts'
import { download } from '../../download.ts'

/** Invoices are added at any time, so the figures are always read again. */
export const accounting = (period: AccountingPeriod) =>
  queryOptions({
    queryKey: ['accounting', period],
    queryFn: reads(readAccounting, { query: period }),
    staleTime: 0,
  })

export const useDownloadMargins = (query: AccountingPeriod) =>
  useMutation({
    mutationFn: () => download(downloadMargins, `fahrzeuge-${query.from}-${query.to}.csv`, { query }),
  })

export const useDownloadArchive = (query: AccountingPeriod) =>
  useMutation({
    mutationFn: () => download(downloadInvoiceArchive, `rechnungen-${query.from}-${query.to}.zip`, { query }),
  })
