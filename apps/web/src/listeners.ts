/** The listeners of a value that is kept outside React: `subscribe` is for `useSyncExternalStore`, `tell` reports a change. */
export function listeners() {
  const known = new Set<() => void>()
  return {
    /** @returns what ends it */
    subscribe: (listener: () => void) => {
      known.add(listener)
      return () => void known.delete(listener)
    },
    tell: () => {
      for (const listener of known) listener()
    },
  }
}
