import {
  type BankEntry,
  countBankEntries,
  type Decision,
  decideBankEntry,
  findPayablePurchases,
  listBankEntries,
  listBankStatements,
  readHousePurchasePayments,
  undoBankEntry,
  uploadBankStatement,
} from '@portal/contract/house/bank-statements'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads, readsPage, textOf } from '../../api.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'
import { toast } from '../../ui/toast.ts'

export const pageSize = 50
export type EntryTab = 'open' | 'booked' | 'all'

export const bankEntries = (state: EntryTab, page: number) =>
  queryOptions({
    queryKey: ['bank-entries', 'list', state, page],
    queryFn: readsPage(listBankEntries, { query: { state, page, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const bankEntryCounts = queryOptions({
  queryKey: ['bank-entries', 'counts'],
  queryFn: reads(countBankEntries),
  staleTime: 0,
})

export const bankStatements = queryOptions({
  queryKey: ['bank-entries', 'statements'],
  queryFn: reads(listBankStatements, { query: { page: 0, size: 5 } }),
  staleTime: 0,
})

export const payablePurchases = (q: string) =>
  queryOptions({
    queryKey: ['bank-entries', 'payable', q],
    queryFn: reads(findPayablePurchases, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What was paid for a purchase; read again with the purchase. */
export const housePurchasePayments = (id: string) =>
  queryOptions({
    queryKey: ['house-purchases', 'payments', id],
    queryFn: reads(readHousePurchasePayments, { params: { id } }),
    staleTime: 0,
  })

const refresh = async () => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['bank-entries'] }),
    queryClient.invalidateQueries({ queryKey: ['house-counts'] }),
    queryClient.invalidateQueries({ queryKey: ['house-purchases'] }),
  ])
}

export const useUploadStatement = () =>
  useMutation({
    mutationFn: (file: File) =>
      call(uploadBankStatement, { query: { filename: file.name }, body: fileBody(file) }),
    onSettled: refresh,
  })

/**
 * After a refusal the payments are read again, because a colleague was faster.
 * @param onDecided called before they are read again, so that a decision can be undone from the moment it is shown
 */
export const useDecide = (onDecided: (done: { id: string; revision: number }) => void) =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Decision }) =>
      call(decideBankEntry, { params: { id }, body }),
    onSuccess: onDecided,
    onError: (refusal) => toast('error', textOf(refusal)),
    onSettled: refresh,
  })

export const useUndoDecision = () =>
  useMutation({
    mutationFn: ({ id, revision }: Pick<BankEntry, 'id' | 'revision'>) =>
      call(undoBankEntry, { params: { id }, body: { revision } }),
    onSettled: refresh,
  })
