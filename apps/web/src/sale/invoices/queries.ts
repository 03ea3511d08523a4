import {
  downloadInvoice,
  downloadInvoicePdf,
  listInvoices,
  readInvoice,
} from '@portal/contract/sale/invoices'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { reads } from '../../api.ts'
import { download } from '../../download.ts'

/** The house adds invoices at any time, so they are always read again. */
export const invoices = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'invoices', id],
    queryFn: reads(listInvoices, { params: { id } }),
    staleTime: 0,
  })

/** An invoice never changes. */
export const invoiceReading = (id: string, invoiceId: string) =>
  queryOptions({
    queryKey: ['purchases', 'invoices', id, invoiceId],
    queryFn: reads(readInvoice, { params: { id, invoiceId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The file as it is stored, or the view as PDF. */
type Wanted = { invoiceId: string; number: string; format: 'xml' | 'pdf'; isView: boolean }

export const useDownloadInvoice = (id: string) =>
  useMutation({
    mutationFn: ({ invoiceId, number, format, isView }: Wanted) =>
      download(isView ? downloadInvoicePdf : downloadInvoice, `${number}.${format}`, {
        params: { id, invoiceId },
      }),
  })
