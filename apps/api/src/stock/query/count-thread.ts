import { Sets } from '../memory/sets.ts'
import { scratchSets } from '../memory/stock.ts'
import type { StockIndex } from '../stock-index.ts'
import { answerCalls, ThreadCalls } from '../thread-calls.ts'
import { type Counted, type CountOrder, countOptions } from './option-counts.ts'

/**
 * Counting beside every option takes milliseconds per call in a large stock. This thread reads the same memory as the
 * index and does it off the event loop. A change shows by switching one set, so each answer is checked against the
 * version before and after and counted again when a change came between.
 */
type Memory = Pick<StockIndex, 'stock' | 'version'>

const role = 'option-counts'
/** Tasks and answers only; what is counted lies outside the heap. */
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
