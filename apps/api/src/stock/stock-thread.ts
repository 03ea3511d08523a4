import type { CarModel } from '@portal/contract/vehicles/car-models'
import type { Interest } from '@portal/domain/search/best-results'
import { type Ranked, rank } from '@portal/domain/search/ranking'
import { Valuation } from './market/valuation.ts'
import { Sets } from './memory/sets.ts'
import { inSlices, slicing } from './memory/slices.ts'
import { scratchSets } from './memory/stock.ts'
import { type Counted, type CountOrder, countOptions } from './query/option-counts.ts'
import type { StockIndex } from './stock-index.ts'
import { answerCalls, ThreadCalls } from './thread-calls.ts'

/**
 * Counts options, compares prices and ranks vehicles outside the event loop; one thread does all of it, because each
 * thread takes 12 MiB. It reads the memory of the index, which the main thread may change at the same time. Each change
 * also changes the version, so what was read is consistent if the version is the same before and after.
 */
type Memory = Pick<StockIndex, 'stock' | 'version'>

export type RankTask = {
  /** The index version up to which `changed` and `models` are complete. */
  indexVersion: number
  models: CarModel[]
  changed: Int32Array
  /** Days since 1970. */
  day: number
  /** The interests to rank; null to update the valuation only. */
  interests: readonly Interest[] | null
}
type Task = { toCount: CountOrder } | { toRank: RankTask }
type Result = { counted: Counted } | { ranked: Ranked[] | null }

const role = 'stock'
/** The heap holds tasks, results and model names; columns and valuation are outside. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/** The thread of an index; its calls reject when it ends. */
export class StockThread {
  readonly #calls: ThreadCalls<Task, Result>

  constructor({ stock, version }: StockIndex) {
    const memory: Memory = { stock, version }
    this.#calls = new ThreadCalls(import.meta.url, role, memory, resourceLimits)
  }

  get isAlive() {
    return this.#calls.isAlive
  }

  async count(order: CountOrder): Promise<Counted> {
    const result = await this.#calls.call({ toCount: order })
    if (!('counted' in result)) throw new Error('The thread returned best results instead of counts.')
    return result.counted
  }

  /** Returns null when the index has changed meanwhile; the caller then sends the task again with those changes. */
  async rank(task: RankTask): Promise<Ranked[] | null> {
    const result = await this.#calls.call({ toRank: task })
    if (!('ranked' in result)) throw new Error('The thread returned counts instead of best results.')
    return result.ranked
  }

  end = () => this.#calls.end()
}

function counter({ stock, version }: Memory) {
  const searched = { stock, sets: new Sets(stock), scratch: stock.layout.scratch + scratchSets }
  return (order: CountOrder): Counted => {
    for (;;) {
      const before = Atomics.load(version, 0)
      if (before % 2 === 0) {
        const counted = countOptions(searched, order)
        if (Atomics.load(version, 0) === before) return counted
      }
      Atomics.wait(version, 0, before, 1)
    }
  }
}

function ranker({ stock, version }: Memory) {
  const valuation = new Valuation(stock)
  const ranked = async ({ indexVersion, models, changed, day, interests }: RankTask) => {
    const isCurrent = () => Atomics.load(version, 0) === indexVersion
    await inSlices(valuation.update(models, changed, day), slicing())
    if (interests === null || !isCurrent()) return isCurrent() ? [] : null
    try {
      const best = rank(valuation.groups, interests)
      return isCurrent() ? best : null
    } catch (error) {
      // A changed place may contain a vehicle whose model was not sent to this thread yet.
      if (isCurrent()) throw error
      return null
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  /** Tasks run one after another, because each continues the same valuation. */
  return (task: RankTask): Promise<Ranked[] | null> => {
    const result = last.then(() => ranked(task))
    last = result
    return result
  }
}

answerCalls(role, (memory: Memory) => {
  const count = counter(memory)
  const rankInTurn = ranker(memory)
  // Valuing the market is done in slices, so that counts do not wait for it.
  return async (task: Task): Promise<Result> =>
    'toCount' in task ? { counted: count(task.toCount) } : { ranked: await rankInTurn(task.toRank) }
})
