import { Sets } from '../memory/sets.ts'
import { scratchSets } from '../memory/stock.ts'
import type { StockIndex } from '../stock-index.ts'
import { answerCalls, ThreadCalls } from '../thread-calls.ts'
import { type Counted, type CountOrder, countOptions } from './option-counts.ts'

/**
 * Computes option counts outside the event loop, because they take milliseconds per call in a large stock. The thread
 * reads the memory of the index. A change of the stock becomes visible by switching the set `live`, which changes the
 * version; if the version differs before and after counting, the count is repeated.
 */
type Memory = Pick<StockIndex, 'stock' | 'version'>

const role = 'option-counts'
/** The heap holds tasks and results only; the stock is in shared memory. */
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
