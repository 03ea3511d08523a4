import type { Ranked } from '@portal/domain/ranking'

const keptMax = 200

/**
 * Caches the last rankings, because the home page requests list, count and reasons of the same ranking. The key contains
 * all inputs of a ranking, so an entry is never outdated. Failed rankings are not cached.
 */
export function rankings() {
  const kept = new Map<string, Promise<Ranked[]>>()
  return (inputs: string, rank: () => Promise<Ranked[]>) => {
    const ranking = kept.get(inputs) ?? rank()
    ranking.catch(() => kept.delete(inputs))
    kept.delete(inputs)
    kept.set(inputs, ranking)
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
    return ranking
  }
}
