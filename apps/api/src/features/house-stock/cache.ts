import { LRUCache } from 'lru-cache'

/** Watchers, views and reservations change without a new generation of the stock. */
const keptMs = 20_000

/**
 * Keeps the totals of queries. The key contains the query and the generation of the stock, so a total is outdated
 * only by what changes without a generation, and by that for at most 20 seconds.
 */
export function totals() {
  const kept = new LRUCache<string, Promise<number>>({ max: 500, ttl: keptMs })
  return (key: string, count: () => Promise<number>): Promise<number> => {
    const total = kept.get(key) ?? count()
    kept.set(key, total, { noUpdateTTL: true })
    total.catch(() => kept.delete(key))
    return total
  }
}
export type Totals = ReturnType<typeof totals>
