import type { Interest } from '@portal/domain/best-results'
import type { Ranked } from '@portal/domain/ranking'
import type { MarketState } from '../../stock/market/market.ts'

const remembered = 200

/**
 * Remembers the last rankings: the home page asks for list, count and reasons one after the other. A ranking is kept
 * under everything it was made from, so it can never be stale; one that failed is forgotten.
 */
export function rankings(rank: (market: MarketState, interests: readonly Interest[]) => Promise<Ranked[]>) {
  const known = new Map<string, Promise<Ranked[]>>()
  return (accountId: number, market: MarketState, interests: readonly Interest[]) => {
    const key = `${accountId} ${market.generation}/${market.day} ${JSON.stringify(interests)}`
    const ranking = known.get(key) ?? rank(market, interests)
    ranking.catch(() => known.delete(key))
    known.delete(key)
    known.set(key, ranking)
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
    return ranking
  }
}
