import type { Ranked } from '@portal/domain/search/ranking'
import { LRUCache } from 'lru-cache'

/** About 5 KB each. */
const keptMax = 200

/**
 * Caches the last rankings, because the home page requests list, count and reasons of the same ranking. The key contains
 * all inputs of a ranking, so an entry is never outdated. Failed rankings are not cached.
 */
export function rankings() {
  const kept = new LRUCache<string, Promise<Ranked[]>>({ max: keptMax })
  return (inputs: string, rank: () => Promise<Ranked[]>) => {
    const ranking = kept.get(inputs) ?? rank()
    kept.set(inputs, ranking)
    ranking.catch(() => kept.delete(inputs))
    return ranking
  }
}
