import {
  announceImport,
  checkImport,
  discardImport,
  followImport,
  type ImportProgress,
  listImportChanges,
  listImports,
  readImport,
  type StockImport,
  sendImportPiece,
  takeImport,
} from '@portal/contract/house/stock-imports'
import { decideQuarantine, listQuarantine } from '@portal/contract/house/stock-quarantine'
import {
  changeSource,
  createSource,
  createSourceKey,
  listSources,
  type NewSource,
  revokeSourceKey,
} from '@portal/contract/house/stock-sources'
import { importPieceBytes, isImportBusy } from '@portal/domain/house/stock-imports'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiProblem, addressOf, call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { isTransient, untilSent } from '../photos/sending.ts'

const key = 'import-desk'
const busyPollMs = 2000
const refresh = () => queryClient.invalidateQueries({ queryKey: [key, 'lists'] })
const one = (id: string) => [key, 'import', id]
const progressKey = (id: string) => [key, 'progress', id]

export const sources = queryOptions({
  queryKey: [key, 'lists', 'sources'],
  queryFn: reads(listSources),
  staleTime: 0,
})

export const imports = queryOptions({
  queryKey: [key, 'lists', 'imports'],
  queryFn: ({ signal }) => call(listImports, { signal }),
  staleTime: 0,
  // States change without a person while files are checked or taken over.
  refetchInterval: ({ state }) => (state.data?.some((one) => isImportBusy(one.state)) ? busyPollMs : false),
})

export const quarantine = queryOptions({
  queryKey: [key, 'lists', 'quarantine'],
  queryFn: reads(listQuarantine),
  staleTime: 0,
})

export const stockImport = (id: string) =>
  queryOptions({ queryKey: one(id), queryFn: reads(readImport, { params: { id } }), staleTime: 0 })

export const importChanges = (id: string, page: number) =>
  queryOptions({
    queryKey: [key, 'changes', id, page],
    queryFn: reads(listImportChanges, { params: { id }, query: { page } }),
    staleTime: 0,
  })

/** The last progress received by `followedImport`. */
export const importProgress = (id: string) =>
  queryOptions<ImportProgress | null>({ queryKey: progressKey(id), queryFn: () => null, enabled: false })

/** Follows the progress of an import while it is busy, then reads it again. */
export const followedImport = (id: string, state: StockImport['state']) =>
  queryOptions({
    queryKey: [key, 'followed', id],
    enabled: isImportBusy(state),
    staleTime: 0,
    gcTime: 0,
    retry: (_, error) => isTransient(error),
    retryDelay: 2000,
    queryFn: ({ signal }) =>
      new Promise<true>((resolve, reject) => {
        const events = new EventSource(addressOf(followImport, { params: { id } }))
        const end = () => {
          events.close()
          resolve(true)
        }
        signal.addEventListener('abort', end)
        events.onerror = () => {
          // The browser reopens a lost connection, but not a refused one; reading the import returns the reason.
          if (events.readyState !== EventSource.CLOSED) return
          queryClient
            .fetchQuery(stockImport(id))
            .then(() => reject(new Error('The progress of the import is not available.')), reject)
        }
        events.onmessage = ({ data }: MessageEvent<string>) => {
          const progress: ImportProgress = JSON.parse(data)
          queryClient.setQueryData(progressKey(id), progress)
          if (isImportBusy(progress.state)) return
          end()
          queryClient.invalidateQueries({ queryKey: one(id) })
          refresh()
        }
      }),
  })

type Upload = { sourceId: number; file: File; onProgress: (percent: number) => void }

/** Announced imports whose file is not complete, so that a second attempt continues the first one. */
const unfinished = new WeakMap<File, StockImport>()

async function announce({ sourceId, file }: Upload): Promise<StockImport> {
  const known = unfinished.get(file)
  if (known?.source.id === sourceId) return known
  const announced = await call(announceImport, { body: { sourceId, name: file.name, bytes: file.size } })
  unfinished.set(file, announced)
  return announced
}

/** Announces a file and sends it in pieces; a lost connection only delays it. */
async function upload(wanted: Upload): Promise<StockImport> {
  const { file, onProgress } = wanted
  const announced = await announce(wanted)
  const { id } = announced
  try {
    for (let offset = 0; offset < file.size; ) {
      const query = { offset }
      const body = file.slice(offset, offset + importPieceBytes, 'application/octet-stream')
      const { received } = await untilSent((signal) =>
        call(sendImportPiece, { params: { id }, query, body, signal }),
      )
      offset = received
      onProgress(Math.floor((100 * received) / file.size))
    }
  } catch (error) {
    // After a new login the import continues; an import that was discarded or refused does not.
    if (!(error instanceof ApiProblem) || error.status !== 401) unfinished.delete(file)
    throw error
  }
  unfinished.delete(file)
  return announced
}

export const useUpload = () => useMutation({ mutationFn: upload, onSettled: refresh })

/** Writes the answer to the cache, so that the page follows its progress. */
function changed(current: StockImport) {
  queryClient.setQueryData(progressKey(current.id), null)
  queryClient.setQueryData(one(current.id), current)
  refresh()
}

/** Reads the import again if another person or tab has changed its state. */
const showCurrent = (id: string) => (error: Error) => {
  if (error instanceof ApiProblem && error.type === 'import-state')
    return queryClient.invalidateQueries({ queryKey: one(id) })
}

export const useCheck = (id: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof checkImport.schema.body>) =>
      call(checkImport, { params: { id }, body }),
    onSuccess: changed,
    onError: showCurrent(id),
  })

export const useTake = (id: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof takeImport.schema.body>) => call(takeImport, { params: { id }, body }),
    onSuccess: changed,
    onError: showCurrent(id),
  })

export const useDiscard = (id: string) =>
  useMutation({
    mutationFn: () => call(discardImport, { params: { id } }),
    onSuccess: refresh,
    onError: showCurrent(id),
  })

export const useSaveSource = (id?: number) =>
  useMutation({
    mutationFn: (body: NewSource) =>
      id === undefined ? call(createSource, { body }) : call(changeSource, { params: { id }, body }),
    onSuccess: refresh,
  })

export const useCreateKey = () =>
  useMutation({ mutationFn: (id: number) => call(createSourceKey, { params: { id } }), onSuccess: refresh })

export const useRevokeKey = () =>
  useMutation({ mutationFn: (id: number) => call(revokeSourceKey, { params: { id } }), onSuccess: refresh })

type Decision = z.input<typeof decideQuarantine.schema.body> & { id: string }

export const useDecide = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Decision) => call(decideQuarantine, { params: { id }, body }),
    onSettled: refresh,
  })
