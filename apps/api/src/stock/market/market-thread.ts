import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Interest } from '@portal/domain/best-results'
import { type Ranked, rank } from '@portal/domain/ranking'
import { MarketStock } from './market-stock.ts'

/** What the thread is asked for; without interests only to be ready. `day` counts from 1970. */
export type Order = { generation: number; day: number; interests: readonly Interest[] | null }
type Task = Order & { id: number }
type Failure = { message: string; code: string | undefined }
type Answer = { id: number; ranked: Ranked[] } | { id: number; failure: Failure }

/** Texts of models and batches of rows; the columns lie outside. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/** Keeps the market in a thread of its own: reading, comparing and ranking never hold up a request. */
export class MarketThread {
  isAlive = true
  readonly #thread: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<Ranked[]>>()
  #last = 0

  constructor(connectionString: string) {
    this.#thread = new Worker(new URL(import.meta.url), {
      workerData: { market: connectionString },
      resourceLimits,
    })
    this.#thread.unref()
    this.#thread.on('message', (answer: Answer | Record<string, unknown>) => this.#hear(answer))
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error('The market thread ended.')))
  }

  #hear(answer: Answer | Record<string, unknown>) {
    // Under `node --watch` a thread also tells its parent which modules it has imported.
    if (!isAnswer(answer)) return
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('ranked' in answer) waiting?.resolve(answer.ranked)
    else waiting?.reject(Object.assign(new Error(answer.failure.message), { code: answer.failure.code }))
  }

  #fail(error: unknown) {
    this.isAlive = false
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  rank(order: Order): Promise<Ranked[]> {
    const id = ++this.#last
    const waiting = Promise.withResolvers<Ranked[]>()
    this.#waiting.set(id, waiting)
    this.#thread.postMessage({ ...order, id } satisfies Task)
    return waiting.promise
  }

  async end() {
    await this.#thread.terminate()
  }
}

const isAnswer = (message: Answer | Record<string, unknown>): message is Answer =>
  typeof message.id === 'number'

/** The code of an error, which tells a database that is away, does not survive the way between threads by itself. */
const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
})

/** Tells this thread from others that import the module, such as a test runner's. */
const isAssigned = (data: unknown): data is { market: string } =>
  typeof data === 'object' && data !== null && 'market' in data && typeof data.market === 'string'
const port = parentPort
if (port && isAssigned(workerData)) {
  const market = new MarketStock(workerData.market)
  const answer = async ({ id, generation, day, interests }: Task): Promise<Answer> => {
    try {
      await market.bringTo(generation, day)
      return { id, ranked: interests === null ? [] : rank(market.groups, interests) }
    } catch (error) {
      return { id, failure: failureOf(error) }
    }
  }
  // One after the other: a ranking must not see a market that is being changed.
  let previous = Promise.resolve()
  port.on('message', (task: Task) => {
    previous = previous.then(async () => port.postMessage(await answer(task)))
  })
}
