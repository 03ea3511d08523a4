import { type damageStates, sumsOf } from './damages.ts'
import type { serviceHistories } from './history.ts'
import { leastTreadOf } from './wheels.ts'

type Recorded = {
  damages: readonly { state: (typeof damageStates)[number]['value']; amount: number | null }[] | null
  tyres: { mounted: { wheels: readonly { depthMm: number | null }[] } | null } | null
  service: { history: (typeof serviceHistories)[number]['value'] | null } | null
}

/** The searched values of a recorded condition (`vehicle/recorded.ts`); null: not recorded. */
export type SearchedCondition = {
  damageFree: boolean | null
  repairCost: number | null
  treadMm: number | null
  fullServiceHistory: boolean | null
}

/** The present damages' cost in whole euro, rounded up; null if one of them has no amount. */
function repairCostOf(damages: NonNullable<Recorded['damages']>): number | null {
  const isCosted = damages.every(({ state, amount }) => state !== 'VORHANDEN' || amount !== null)
  return isCosted ? Math.ceil(sumsOf(damages).present) : null
}

/** The facts that can be searched. Tread depth is rounded down to whole millimetres. */
export function searchedConditionOf({ damages, tyres, service }: Recorded): SearchedCondition {
  const least = tyres?.mounted ? leastTreadOf(tyres.mounted.wheels) : null
  return {
    damageFree: damages && damages.length === 0,
    repairCost: damages && repairCostOf(damages),
    treadMm: least === null ? null : Math.floor(least),
    fullServiceHistory: service?.history ? service.history === 'LUECKENLOS' : null,
  }
}
