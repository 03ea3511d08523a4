import { listImportRuns, listRunChanges, readImportRun } from '@portal/contract/house/import-runs'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

const key = 'import-runs'

export const importRuns = queryOptions({
  queryKey: [key, 'list'],
  queryFn: reads(listImportRuns),
  staleTime: 0,
})

export const importRun = (id: string) =>
  queryOptions({
    queryKey: [key, 'run', id],
    queryFn: reads(readImportRun, { params: { id: Number(id) } }),
    staleTime: 0,
  })

export const runChanges = (id: string, page: number) =>
  queryOptions({
    queryKey: [key, 'changes', id, page],
    queryFn: reads(listRunChanges, { params: { id: Number(id) }, query: { page } }),
    staleTime: 0,
  })
