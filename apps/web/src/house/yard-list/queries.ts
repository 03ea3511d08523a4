import { readYardList, type YardTask } from '@portal/contract/house/yard-list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const pageSize = 50

/** The vehicles of a task, read anew on each visit, because colleagues work on the same list. */
export const yardList = (task: YardTask, place: string | undefined, page: number) =>
  queryOptions({
    queryKey: ['yard-list', task, place, page],
    queryFn: ({ signal }) => call(readYardList, { query: { task, place, page, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
