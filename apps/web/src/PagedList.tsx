import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textOf } from './api.ts'
import { LoadFailure } from './ui/LoadFailure.tsx'
import { Pager } from './ui/Pager.tsx'
import { Spinner } from './ui/Spinner.tsx'

type Props<Item> = {
  result: UseQueryResult<{ items: Item[]; total: number }>
  /** The label of the spinner. */
  loading: string
  /** Shown instead of a list without items. */
  empty: ReactNode
  /** Counts from 0. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  children: (items: Item[]) => ReactNode
}

/** A list in pages: `children` renders the items, or it is loading, failed or empty. */
export function PagedList<Item>({ result, loading, empty, page, pageSize, onPage, children }: Props<Item>) {
  const { data, error, isPending, refetch } = result
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <>
      {isPending && <Spinner label={loading} />}
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {data && (data.items.length > 0 ? children(data.items) : data.total === 0 && empty)}
      <Pager page={page} pages={pages} onPage={onPage} />
    </>
  )
}
