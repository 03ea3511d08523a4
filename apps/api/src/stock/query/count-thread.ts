import { Sets } from '../memory/sets.ts'
import { scratchSets } from '../memory/stock.ts'
import type { StockIndex } from '../stock-index.ts'
import { answerCalls, ThreadCalls } from '../thread-calls.ts'
import { type Counted, type CountOrder, countOptions } from './option-counts.ts'

/**
 * Option counts take milliseconds per call in a large stock. This thread reads the same memory as the index and counts
 * outside the event loop. A change becomes visible by switching one set. So the version is compared before and after
 * counting, and the count is repeated if it has changed.
 */
type Memory = Pick<StockIndex, 'stock' | 'version'>

const role = 'option-counts'
/** The heap holds tasks and results only; the stock is outside. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

export type CountThread = ThreadCalls<CountOrder, Counted>

export const countThread = ({ stock, version }: StockIndex): CountThread =>
  new ThreadCalls(import.meta.url, role, { stock, version } satisfies Memory, resourceLimits)

answerCalls(role, ({ stock, version }: Memory) => {
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
})
