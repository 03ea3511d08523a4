/** Those who follow a value that is kept outside React, for `useSyncExternalStore`. */
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
