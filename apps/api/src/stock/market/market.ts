import { today } from '@portal/domain/buyer/appointment'
import type { Interest } from '@portal/domain/search/best-results'
import type { Ranked } from '@portal/domain/search/ranking'
import { dayMs } from '@portal/domain/values/durations'
import { ProblemError } from '../../http/problem.ts'
import type { StockIndex } from '../stock-index.ts'
import { StockThread } from '../stock-thread.ts'

/** The day in Germany, in days since 1970. */
export const marketDay = (now: Date) => Date.parse(today(now)) / dayMs

/** The vehicles of an index that are offered to dealers, each valued against comparable ones. */
export class Market {
  readonly #index: StockIndex
  #thread: StockThread | null = null
  /** The number of catalogue entries already sent to the thread. */
  #knownModels = 0

  constructor(index: StockIndex) {
    this.#index = index
  }

  /**
   * The current thread, which also counts options, or a new one. A new thread reads the whole index, so earlier changes
   * are discarded.
   */
  thread(): StockThread {
    if (this.#thread?.isAlive) return this.#thread
    this.#knownModels = 0
    this.#index.takeChanged()
    this.#thread = new StockThread(this.#index)
    return this.#thread
  }

  async #ask(interests: readonly Interest[] | null, day: number): Promise<Ranked[]> {
    for (;;) {
      const thread = this.thread()
      const models = this.#index.catalogue.modelsFrom(this.#knownModels)
      this.#knownModels += models.length
      const indexVersion = Atomics.load(this.#index.version, 0)
      const ranked = await thread
        .rank({ indexVersion, models, changed: this.#index.takeChanged(), day, interests })
        .catch((cause: unknown) => {
          throw new ProblemError('unavailable', { cause })
        })
      if (ranked) return ranked
    }
  }

  /**
   * The best results for these interests, in the current stock of the index or a newer one.
   *
   * @param day days since 1970
   * @throws ProblemError unavailable when the thread has ended
   */
  rank = (interests: readonly Interest[], day: number) => this.#ask(interests, day)

  /** Values the market, so that the first request does not have to wait for that. */
  async prepare(day: number) {
    await this.#ask(null, day)
  }

  end = async () => this.#thread?.end()
}
