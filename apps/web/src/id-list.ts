import { useSyncExternalStore } from 'react'
import { listeners } from './listeners.ts'

type Stored = {
  read: () => number[] | null
  write: (ids: number[]) => void
  follow: (listener: () => void) => void
}

/** A list of vehicle ids on this device that components can follow. */
export function idList(stored: Stored) {
  let ids: readonly number[] | null = null
  let isFollowed = false
  const { subscribe, tell } = listeners()
  const read = () => {
    ids ??= stored.read() ?? []
    return ids
  }
  /** Followed on demand, because the build renders the first screens without a browser. */
  function follow() {
    if (isFollowed) return
    isFollowed = true
    stored.follow(() => {
      ids = null
      tell()
    })
  }
  function subscribeStored(listener: () => void) {
    follow()
    return subscribe(listener)
  }
  return {
    read,
    write(next: number[]) {
      follow()
      stored.write(next)
      // Kept for this page even where the browser refuses storage.
      ids = next
      tell()
    },
    /** The ids, rendered again with every change. */
    useIds: () => useSyncExternalStore(subscribeStored, read, read),
  }
}
