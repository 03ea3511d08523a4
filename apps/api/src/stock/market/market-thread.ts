import type { CarModel } from '@portal/contract/car-models'
import type { Interest } from '@portal/domain/best-results'
import { type Ranked, rank } from '@portal/domain/ranking'
import type { StockIndex } from '../stock-index.ts'
import { answerCalls, ThreadCalls } from '../thread-calls.ts'
import { Valuation } from './valuation.ts'

/**
 * Compares prices and ranks vehicles in a thread that reads the memory of the index, so that the event loop is not
 * blocked. A place is reused only after a change has removed its vehicle. So data read at one version of the index is
 * consistent if the version is unchanged afterwards.
 */
type Memory = Pick<StockIndex, 'stock' | 'version'>

export type RankTask = {
  /** The index version up to which `changed` and `models` are complete. */
  version: number
  models: CarModel[]
  changed: Int32Array
  /** Days since 1970. */
  day: number
  /** Null = only update the valuation. */
  interests: readonly Interest[] | null
}

const role = 'market'
/** The heap holds model names; columns and valuation are outside. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/** Returns null when the index has changed meanwhile; the caller then sends the task again with those changes. */
export type MarketThread = ThreadCalls<RankTask, Ranked[] | null>

export const marketThread = ({ stock, version }: StockIndex): MarketThread =>
  new ThreadCalls(import.meta.url, role, { stock, version } satisfies Memory, resourceLimits)

answerCalls(role, ({ stock, version }: Memory) => {
  const valuation = new Valuation(stock)
  return (task: RankTask): Ranked[] | null => {
    valuation.update(task.models, task.changed, task.day)
    const ranked = task.interests === null ? [] : rank(valuation.groups, task.interests)
    return Atomics.load(version, 0) === task.version ? ranked : null
  }
})
