import {
  correctPurchasePrice,
  deletePurchasePaper,
  type HousePurchase,
  type HousePurchaseFilter,
  listHousePurchases,
  moveHandOver,
  readHousePurchase,
  readPurchasePaper,
  uploadPurchasePaper,
} from '@portal/contract/house/house-purchases'
import type { HandOverState } from '@portal/contract/sale/hand-overs'
import type { PurchasePaperKind } from '@portal/domain/buyer/hand-over'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads, readsPage } from '../../api.ts'
import { download } from '../../download.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'

export const pageSize = 20

export const housePurchases = (filter: HousePurchaseFilter & { page?: number; size?: number }) =>
  queryOptions({
    queryKey: ['house-purchases', 'list', filter],
    queryFn: readsPage(listHousePurchases, { query: { page: 0, size: pageSize, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const housePurchase = (id: string) =>
  queryOptions({
    queryKey: ['house-purchases', 'one', id],
    queryFn: reads(readHousePurchase, { params: { id } }),
    staleTime: 0,
  })

/** Waits for nothing: a form that is emptied afterwards would lose the next file, chosen as soon as the paper is shown. */
const keep = (purchase: HousePurchase) => {
  queryClient.setQueryData(housePurchase(purchase.id).queryKey, purchase)
  void queryClient.invalidateQueries({
    queryKey: ['house-purchases'],
    predicate: ({ queryKey: [, part] }) => part !== 'one',
  })
}

/** After a refusal the purchase is read again, because its state has changed. */
export const useMoveHandOver = (id: string) =>
  useMutation({
    mutationFn: (body: { from: HandOverState; to: HandOverState }) =>
      call(moveHandOver, { params: { id }, body }),
    onSuccess: keep,
    onError: () => queryClient.invalidateQueries({ queryKey: housePurchase(id).queryKey }),
  })

export const useCorrectPrice = (id: string) =>
  useMutation({
    mutationFn: (body: { price: number | null }) => call(correctPurchasePrice, { params: { id }, body }),
    onSuccess: keep,
  })

export const useUploadPaper = (id: string) =>
  useMutation({
    mutationFn: ({ file, kind }: { file: File; kind: PurchasePaperKind }) =>
      call(uploadPurchasePaper, {
        params: { id },
        query: { filename: file.name, kind },
        body: fileBody(file),
      }),
    onSuccess: keep,
  })

export const useDeletePaper = (id: string) =>
  useMutation({
    mutationFn: (paperId: string) => call(deletePurchasePaper, { params: { id, paperId } }),
    onSuccess: keep,
    onError: () => queryClient.invalidateQueries({ queryKey: housePurchase(id).queryKey }),
  })

export const useDownloadPaper = (id: string) =>
  useMutation({
    mutationFn: ({ paperId, name }: { paperId: string; name: string }) =>
      download(readPurchasePaper, name, { params: { id, paperId } }),
  })
