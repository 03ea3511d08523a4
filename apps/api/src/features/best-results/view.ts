import {
  bestResultsMaximum,
  concerns,
  type Interest,
  reasonOf,
  type Score,
  scoreOf,
  signalOf,
  type ValuedVehicle,
} from '@portal/domain/best-results'
import { type MarketGroup, type MarketState, slicing } from '../../plugins/market.ts'

export type Ranked = { fahrzeugid: number; reason: string }
type Candidate = { vehicle: ValuedVehicle; score: Score }

const isBetter = (a: Candidate, b: Candidate) =>
  a.score.score === b.score.score
    ? a.vehicle.fahrzeugid < b.vehicle.fahrzeugid
    : a.score.score > b.score.score

/** Keeps `best` sorted and at most 50 long. */
function offer(best: Candidate[], candidate: Candidate) {
  const last = best.at(-1)
  if (best.length === bestResultsMaximum && last && !isBetter(candidate, last)) return
  let place = best.length
  for (let above = best[place - 1]; above && isBetter(candidate, above); above = best[place - 1]) place--
  best.splice(place, 0, candidate)
  if (best.length > bestResultsMaximum) best.pop()
}

/**
 * The best results for someone with these interests, best first, each with its reason (U-13). The same interests and
 * the same market give the same ranking.
 */
async function rank(groups: readonly MarketGroup[], interests: readonly Interest[]): Promise<Ranked[]> {
  const pause = slicing()
  const signals = interests.map(signalOf)
  const best: Candidate[] = []
  for (const group of groups) {
    const concerning = signals.filter((signal) => concerns(signal, group))
    for (const vehicle of group.vehicles)
      offer(best, { vehicle, score: scoreOf(vehicle, concerning, signals.length > 0) })
    await pause()
  }
  return best.map(({ vehicle, score }) => ({
    fahrzeugid: vehicle.fahrzeugid,
    reason: reasonOf(vehicle, score),
  }))
}

const remembered = 200

/**
 * Remembers the last rankings: the home page asks for list, count and reasons one after the other. A ranking is kept
 * under everything it was made from, so it can never be stale.
 */
export function rankings() {
  const known = new Map<string, Promise<Ranked[]>>()
  return (accountId: number, market: MarketState, interests: readonly Interest[]) => {
    const key = `${accountId} ${market.key} ${JSON.stringify(interests)}`
    const ranking = known.get(key) ?? rank(market.groups, interests)
    known.delete(key)
    known.set(key, ranking)
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
    return ranking
  }
}
