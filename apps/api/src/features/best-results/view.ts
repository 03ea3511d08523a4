import type { Ranked } from '@portal/domain/ranking'

const mostKept = 200

/**
 * Keeps the last rankings: the home page asks for list, count and reasons one after the other. A ranking is kept under
 * everything it was made from, so it is never out of date; one that failed is not kept.
 */
export function rankings() {
  const kept = new Map<string, Promise<Ranked[]>>()
  return (madeFrom: string, rank: () => Promise<Ranked[]>) => {
    const ranking = kept.get(madeFrom) ?? rank()
    ranking.catch(() => kept.delete(madeFrom))
    kept.delete(madeFrom)
    kept.set(madeFrom, ranking)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return ranking
  }
}
