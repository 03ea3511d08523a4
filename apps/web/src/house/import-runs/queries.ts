import { listImportRuns, listRunChanges, readImportRun } from '@portal/contract/house/import-runs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

const key = 'import-runs'

export const importRuns = queryOptions({
  queryKey: [key, 'list'],
  queryFn: ({ signal }) => call(listImportRuns, { signal }),
  staleTime: 0,
})

export const importRun = (id: string) =>
  queryOptions({
    queryKey: [key, 'run', id],
    queryFn: ({ signal }) => call(readImportRun, { params: { id: Number(id) }, signal }),
    staleTime: 0,
  })

export const runChanges = (id: string, page: number) =>
  queryOptions({
    queryKey: [key, 'changes', id, page],
    queryFn: ({ signal }) => call(listRunChanges, { params: { id: Number(id) }, query: { page }, signal }),
    staleTime: 0,
  })
