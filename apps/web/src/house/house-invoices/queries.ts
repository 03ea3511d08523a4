import {
  cancelInvoice,
  checkInvoiceFile,
  correctInvoice,
  type DeliveredInvoice,
  downloadHouseInvoice,
  downloadHouseInvoicePdf,
  type HouseInvoices,
  type InvoiceOrder,
  issueInvoice,
  previewInvoice,
  readHouseInvoices,
  takeInvoiceFile,
} from '@portal/contract/house/house-invoices'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { download } from '../../download.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'

export const houseInvoices = (id: string) =>
  queryOptions({
    queryKey: ['house-purchases', 'invoices', id],
    queryFn: reads(readHouseInvoices, { params: { id } }),
    staleTime: 0,
  })

/**
 * Shows the new invoices, and what follows from them beside. Waits for nothing: the form is replaced by an empty one,
 * and callbacks of a removed component are not called.
 */
const keep = (id: string) => (invoices: HouseInvoices) => {
  queryClient.setQueryData(houseInvoices(id).queryKey, invoices)
  for (const part of ['payments', 'arrival', 'overview'])
    void queryClient.invalidateQueries({ queryKey: ['house-purchases', part, id] })
}

export const usePreview = (id: string) =>
  useMutation({ mutationFn: (body: InvoiceOrder) => call(previewInvoice, { params: { id }, body }) })

export const useIssue = (id: string) =>
  useMutation({
    mutationFn: (body: InvoiceOrder) => call(issueInvoice, { params: { id }, body }),
    onSuccess: keep(id),
  })

export const useCancel = (id: string, invoiceId: string) =>
  useMutation({
    mutationFn: (reason: string) => call(cancelInvoice, { params: { id, invoiceId }, body: { reason } }),
    onSuccess: keep(id),
  })

export const useCorrect = (id: string, invoiceId: string) =>
  useMutation({
    mutationFn: (body: { reason: string; grossCents: number }) =>
      call(correctInvoice, { params: { id, invoiceId }, body }),
    onSuccess: keep(id),
  })

type Delivery = { file: File; typed: DeliveredInvoice }

export const useCheckFile = (id: string) =>
  useMutation({
    mutationFn: ({ file, typed }: Delivery) =>
      call(checkInvoiceFile, { params: { id }, query: typed, body: fileBody(file) }),
  })

export const useTakeFile = (id: string) =>
  useMutation({
    mutationFn: ({ file, typed }: Delivery) =>
      call(takeInvoiceFile, { params: { id }, query: typed, body: fileBody(file) }),
    onSuccess: keep(id),
  })

type Wanted = { invoiceId: string; name: string; isView: boolean }

export const useDownloadHouseInvoice = (id: string) =>
  useMutation({
    mutationFn: ({ invoiceId, name, isView }: Wanted) =>
      download(isView ? downloadHouseInvoicePdf : downloadHouseInvoice, name, { params: { id, invoiceId } }),
  })
