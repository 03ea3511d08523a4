import {
  type DealerImport,
  discardDealerImport,
  listDealerImports,
  mapDealerImport,
  readDealerImport,
  takeDealerImport,
  undoDealerImport,
  uploadDealerImport,
} from '@portal/contract/house/dealer-imports'
import type { DealerImportKind } from '@portal/domain/house/dealer-imports'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'

export const dealerImports = queryOptions({
  queryKey: ['dealer-imports', 'list'],
  queryFn: reads(listDealerImports),
  staleTime: 0,
})

export const dealerImport = (id: string) =>
  queryOptions({
    queryKey: ['dealer-imports', 'one', id],
    queryFn: reads(readDealerImport, { params: { id } }),
    staleTime: 0,
  })

const store = (current: DealerImport) => {
  queryClient.setQueryData(dealerImport(current.id).queryKey, current)
  return queryClient.invalidateQueries({ queryKey: dealerImports.queryKey })
}

/** Stores the changed import; after an error it is reloaded, because its state may have changed meanwhile. */
const handlers = (id: string) => ({
  onSuccess: store,
  onError: () => queryClient.invalidateQueries({ queryKey: dealerImport(id).queryKey }),
})

export const useUpload = () =>
  useMutation({
    mutationFn: ({ file, kind }: { file: File; kind: DealerImportKind }) =>
      call(uploadDealerImport, { query: { kind, filename: file.name }, body: fileBody(file) }),
    onSuccess: store,
  })

export const useMapColumns = (id: string) =>
  useMutation({
    mutationFn: (mapping: Record<string, string>) =>
      call(mapDealerImport, { params: { id }, body: { mapping } }),
    ...handlers(id),
  })

export const useTake = (id: string) =>
  useMutation({
    mutationFn: () => call(takeDealerImport, { params: { id } }),
    ...handlers(id),
  })

export const useUndo = (id: string) =>
  useMutation({
    mutationFn: () => call(undoDealerImport, { params: { id } }),
    ...handlers(id),
  })

export const useDiscard = (id: string) =>
  useMutation({
    mutationFn: () => call(discardDealerImport, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dealerImports.queryKey }),
  })
