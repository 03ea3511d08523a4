import { useSyncExternalStore } from 'react'

type Stored = { read: () => number[] | null; write: (ids: number[]) => void }

/** A list of vehicle ids on this device that components can follow. */
export function idList(stored: Stored) {
  let ids: readonly number[] | null = null
  const listeners = new Set<() => void>()
  const read = () => {
    ids ??= stored.read() ?? []
    return ids
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read,
    write(next: number[]) {
      ids = next
      stored.write(next)
      for (const listener of listeners) listener()
    },
    /** The ids, rendered again with every change. */
    useIds: () => useSyncExternalStore(subscribe, read, read),
  }
}
