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

/**
 * The address of a page and a function to change it. A change is made from the latest one: the router applies changes
 * later, so on a slow device the first of two would be lost if the second were made from what the page shows.
 */
export function useLatestAddress() {
  const [address, setAddress] = useSearchParams()
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const change = (changed: (address: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
    latest.current = changed(latest.current)
    setAddress(latest.current, { preventScrollReset: true, ...options })
  }
  return [address, change] as const
}

/** Search words and page of a list in its address, which keeps what else it contains. */
export function useListAddress() {
  const [address, changeAddress] = useLatestAddress()
  const search = address.get('q')?.slice(0, 100) ?? ''
  const change = (changes: Record<string, string | undefined>) =>
    changeAddress((latest) => withChanges(latest, changes), { replace: true })
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
