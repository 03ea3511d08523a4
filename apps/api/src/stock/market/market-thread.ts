import type { CarModel } from '@portal/contract/car-models'
import type { Interest } from '@portal/domain/best-results'
import { type Ranked, rank } from '@portal/domain/ranking'
import type { StockIndex } from '../stock-index.ts'
import { answerCalls, ThreadCalls } from '../thread-calls.ts'
import { Valuation } from './valuation.ts'

/**
 * Comparing prices and ranking read the memory of the index in a thread, so that no request waits for them. A place is
 * written to again only after a change took its vehicle out, so what was read at one version of the index is whole
 * when the version is still the same afterwards.
 */
type Memory = Pick<StockIndex, 'stock' | 'version'>

export type RankTask = {
  /** The version of the index up to which `changed` and `models` are complete. */
  version: number
  models: CarModel[]
  changed: Int32Array
  /** Days since 1970. */
  day: number
  /** Null = only bring the valuation up to date. */
  interests: readonly Interest[] | null
}

const role = 'market'
/** Names of models; columns and valuation lie outside the heap. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/** Answers null when the index has changed in the meantime: then the task is sent again, with those changes. */
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
