import {
  bestResultsMaximum,
  concerns,
  type Interest,
  reasonOf,
  type Score,
  type Signal,
  scoreFrom,
  scoreOf,
  signalOf,
  type ValuedVehicle,
} from './best-results.ts'

export type Ranked = { fahrzeugid: number; reason: string }

/** The vehicles of a model group by descending valuation, equal ones by `fahrzeugid`. */
export type RankedGroup = {
  readonly hersteller: string
  readonly modellgruppe: string
  readonly size: number
  readonly valuationAt: (position: number) => number
  readonly vehicleAt: (position: number) => ValuedVehicle
}

type Candidate = { vehicle: ValuedVehicle; score: Score }
type Prospect = { group: RankedGroup; signals: Signal[]; interest: number; bound: number }

const isBetter = (a: Candidate, b: Candidate) =>
  a.score.score === b.score.score
    ? a.vehicle.fahrzeugid < b.vehicle.fahrzeugid
    : a.score.score > b.score.score

/** The best candidates so far, sorted, at most 50. */
class Best {
  readonly list: Candidate[] = []

  /** The minimum score for a place in the list. */
  get threshold() {
    const last = this.list[bestResultsMaximum - 1]
    return last ? last.score.score : Number.NEGATIVE_INFINITY
  }

  /** @returns whether the candidate was added */
  offer(candidate: Candidate): boolean {
    const { list } = this
    const last = list.at(-1)
    if (list.length === bestResultsMaximum && last && !isBetter(candidate, last)) return false
    let place = list.length
    for (let above = list[place - 1]; above && isBetter(candidate, above); above = list[place - 1]) place--
    list.splice(place, 0, candidate)
    if (list.length > bestResultsMaximum) list.pop()
    return true
  }
}

function offerGroup(best: Best, { group, signals, interest }: Prospect, hasHistory: boolean) {
  for (let position = 0; position < group.size; position++) {
    if (scoreFrom(interest, group.valuationAt(position), hasHistory) < best.threshold) return
    const vehicle = group.vehicleAt(position)
    const found = best.offer({ vehicle, score: scoreOf(vehicle, signals, hasHistory) })
    // Without interest the group is already sorted by score, so after one refused candidate all others would be
    // refused.
    if (!found && signals.length === 0) return
  }
}

/**
 * The best results for these interests, best first, each with its reason (U-13). The result is deterministic and the
 * same as if every vehicle had been scored: groups and vehicles are skipped only when even full interest could not give
 * them a place.
 */
export function rank(groups: Iterable<RankedGroup>, interests: readonly Interest[]): Ranked[] {
  const allSignals = interests.map(signalOf)
  const hasHistory = allSignals.length > 0
  const prospects: Prospect[] = []
  for (const group of groups) {
    if (group.size === 0) continue
    const signals = allSignals.filter((signal) => concerns(signal, group))
    const interest = Math.max(0, ...signals.map(({ weight }) => weight))
    prospects.push({ group, signals, interest, bound: scoreFrom(interest, group.valuationAt(0), hasHistory) })
  }
  prospects.sort((a, b) => b.bound - a.bound)
  const best = new Best()
  for (const prospect of prospects) {
    if (prospect.bound < best.threshold) break
    offerGroup(best, prospect, hasHistory)
  }
  return best.list.map(({ vehicle, score }) => ({
    fahrzeugid: vehicle.fahrzeugid,
    reason: reasonOf(vehicle, score),
  }))
}
