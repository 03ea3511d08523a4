import { useEffect, useRef, useState } from 'react'
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
 * The address of a page and a function to change it. The router applies changes later, so the page shows a change before
 * that, and each is made from the latest one: on a slow device the first of two would be lost otherwise.
 */
export function useLatestAddress() {
  const [applied, setAddress] = useSearchParams()
  const [asked, ask] = useState<{ from: URLSearchParams; address: URLSearchParams }>()
  const latest = useRef(applied)
  useEffect(() => {
    latest.current = applied
  }, [applied])
  const change = (changed: (address: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
    latest.current = changed(latest.current)
    ask({ from: applied, address: latest.current })
    setAddress(latest.current, { preventScrollReset: true, ...options })
  }
  return [asked?.from === applied ? asked.address : applied, change] as const
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
