import { parentPort, Worker, workerData } from 'node:worker_threads'
import { Sets } from '../memory/sets.ts'
import { type Stock, scratchSets } from '../memory/stock.ts'
import type { StockIndex } from '../stock-index.ts'
import type { Searched } from './evaluate.ts'
import { type Counted, type CountOrder, countOptions } from './option-counts.ts'

/**
 * Counting beside every option takes milliseconds per call in a large stock. This thread reads the same memory as the
 * index and does it off the event loop. A change shows by switching one set, so each answer is checked against the
 * version before and after and counted again when a change came between.
 */
type Task = { id: number; order: CountOrder }
type Answer = { id: number; counted: Counted }
type Memory = { stock: Stock; version: Int32Array }

/** Tells this thread from others that import the module, such as a test runner's. */
const role = 'count-options'

/** Questions and answers only; what is counted lies outside. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

export class CountThread {
  readonly index: StockIndex
  isAlive = true
  readonly #thread: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<Counted>>()
  #last = 0

  constructor(index: StockIndex) {
    this.index = index
    this.#thread = new Worker(new URL(import.meta.url), { workerData: role, resourceLimits })
    this.#thread.unref()
    this.#thread.postMessage({ stock: index.stock, version: index.version } satisfies Memory)
    this.#thread.on('message', ({ id, counted }: Answer) => {
      this.#waiting.get(id)?.resolve(counted)
      this.#waiting.delete(id)
    })
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error('The count thread ended.')))
  }

  #fail(error: unknown) {
    this.isAlive = false
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  count(order: CountOrder): Promise<Counted> {
    const id = ++this.#last
    const waiting = Promise.withResolvers<Counted>()
    this.#waiting.set(id, waiting)
    this.#thread.postMessage({ id, order } satisfies Task)
    return waiting.promise
  }

  /** Answers what is under way, then ends. */
  async end() {
    await Promise.allSettled([...this.#waiting.values()].map(({ promise }) => promise))
    await this.#thread.terminate()
  }
}

function countUndisturbed(searched: Searched, version: Int32Array, order: CountOrder): Counted {
  for (;;) {
    const before = Atomics.load(version, 0)
    if (before % 2 === 0) {
      const counted = countOptions(searched, order)
      if (Atomics.load(version, 0) === before) return counted
    }
    Atomics.wait(version, 0, before, 1)
  }
}

const port = parentPort
if (port && workerData === role) {
  let memory: (Searched & { version: Int32Array }) | null = null
  port.on('message', (message: Memory | Task) => {
    if ('stock' in message) {
      const { stock, version } = message
      memory = { stock, version, sets: new Sets(stock), scratch: stock.layout.scratch + scratchSets }
    } else if (memory)
      port.postMessage({ id: message.id, counted: countUndisturbed(memory, memory.version, message.order) })
  })
}
