import { useSearchParams } from 'react-router'
import { useDebounced } from './ui/use-debounced.ts'

/** Search words and page of a list in its address; a change of a filter returns to the first page. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('q')?.slice(0, 100) ?? ''
  const change = (changes: Record<string, string>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries({ page: '', ...changes }))
          value ? before.set(name, value) : before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    address,
    search,
    /** The words to send, once typing has paused. */
    q: useDebounced(search.trim()) || undefined,
    page: Math.max(0, Number.parseInt(address.get('page') ?? '1', 10) - 1 || 0),
    change,
    showPage: (page: number) => change({ page: String(page + 1) }),
  }
}
