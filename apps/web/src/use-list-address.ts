import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from './ui/use-debounced.ts'

/** The page in an address, which counts from 1, as a number from 0; 0 if it is invalid. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page - 1 : 0
}

/** The address with these values; empty ones are left out. A change of a filter returns to the first page. */
export function withChanges(address: URLSearchParams, changes: Record<string, string | undefined>) {
  const changed = new URLSearchParams(address)
  for (const [name, value] of Object.entries({ page: undefined, ...changes }))
    value ? changed.set(name, value) : changed.delete(name)
  return changed
}

/** Search words and page of a list in its address, which keeps what else it contains. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('q')?.slice(0, 100) ?? ''
  // The router applies a change later, and the next change replaces it: on a slow device the first of two would be lost.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const change = (changes: Record<string, string | undefined>) => {
    latest.current = withChanges(latest.current, changes)
    setAddress(latest.current, { replace: true, preventScrollReset: true })
  }
  return {
    address,
    search,
    /** The words to send, once typing has paused. */
    q: useDebounced(search.trim()) || undefined,
    page: pageIn(address),
    change,
    showPage: (page: number) => change({ page: page > 0 ? String(page + 1) : undefined }),
  }
}
