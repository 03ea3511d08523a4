import type { OptionCounts } from '@portal/contract/cars'
import type { Criteria } from '@portal/domain/criteria'
import type { PriceTier } from '@portal/domain/price-tier'
import fp from 'fastify-plugin'
import type pg from 'pg'
import { ProblemError } from '../http/problem.ts'
import { isDatabaseAway } from '../plugins/db.ts'
import { CountThread } from './query/count-thread.ts'
import { StockIndex } from './stock-index.ts'
import { follow } from './sync/follow.ts'
import { loadStock } from './sync/load.ts'
import { compareInThread, loadInThread } from './sync/load-thread.ts'
import { applyChanges } from './sync/refresh.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The searchable stock. Not `search`: Fastify keeps that name for the HTTP method. */
    stock: VehicleSearch
  }
}

/** A stock this large is loaded by a thread; a smaller one takes less time than starting it. */
const threadedLoad = 4000
/** From this size on the counts beside the options are made by a thread. */
const threadedCounts = 250_000

/** About 30 KB each: objects whose keys are numbers take six times their text. */
const mostAnswers = 300

type Answers = { index: StockIndex | null; generation: number; known: Map<string, Promise<OptionCounts>> }
type Options = { connectionString: string; onError: (error: unknown) => void }

/** The search of one process: an index that follows the stock of the database. */
export class VehicleSearch {
  #index: StockIndex | null = null
  #counting: CountThread | null = null
  #answers: Answers = { index: null, generation: -1, known: new Map() }
  readonly #options: Options
  readonly #following: ReturnType<typeof follow>

  constructor(options: Options) {
    this.#options = options
    this.#following = follow({ ...options, catchUp: (client) => this.#catchUp(client) })
  }

  async #catchUp(client: pg.Client) {
    if (this.#index && (await applyChanges(client, this.#index))) return
    const { rows } = await client.query<{ size: number }>(
      `SELECT count(*)::int AS size FROM (SELECT 1 FROM vehicle WHERE available LIMIT ${threadedLoad}) v`,
    )
    const isLarge = rows[0]?.size === threadedLoad
    if (isLarge && this.#index && (await this.#applyDifference(this.#index))) return
    const index = new StockIndex(
      isLarge ? await loadInThread(this.#options.connectionString) : await loadStock(client),
    )
    const counting = index.size > threadedCounts ? new CountThread(index) : null
    const before = this.#counting
    this.#index = index
    this.#counting = counting
    before?.end().catch(this.#options.onError)
  }

  /** A thread finds out what differs; only when that is too much for the index there will be a second one beside it. */
  async #applyDifference(index: StockIndex): Promise<boolean> {
    const difference = await compareInThread(this.#options.connectionString, index.known)
    if (difference === null) return false
    index.learn(difference.models)
    await index.apply(difference)
    return true
  }

  get isReady() {
    return this.#index !== null
  }

  /** Settles when the stock is loaded for the first time; rejects with the reason when that failed. */
  get loaded() {
    return this.#following.first
  }

  /**
   * The index in use; hold it no longer than one answer.
   * @throws ProblemError `unavailable` before the first load is complete
   */
  get index(): StockIndex {
    if (!this.#index) throw new ProblemError('unavailable')
    return this.#index
  }

  /**
   * Total and counts beside every option (see option-counts.ts), by a thread when the stock is large. Answers are kept
   * for the generation: the first question of every visitor, and of everyone who goes back a step, is a known one.
   */
  optionCounts(criteria: Criteria, tier: PriceTier): Promise<OptionCounts> {
    const { index } = this
    if (this.#answers.index !== index || this.#answers.generation !== index.generation)
      this.#answers = { index, generation: index.generation, known: new Map() }
    const { known } = this.#answers
    const question = `${tier} ${JSON.stringify(criteria)}`
    const answer = known.get(question) ?? this.#countOptions(index, criteria, tier)
    if (!known.has(question) && known.size < mostAnswers) {
      known.set(question, answer)
      answer.catch(() => known.delete(question))
    }
    return answer
  }

  async #countOptions(index: StockIndex, criteria: Criteria, tier: PriceTier): Promise<OptionCounts> {
    const thread = this.#counting
    const order = index.countOrder(criteria, tier)
    const counted =
      thread?.index === index && thread.isAlive ? await thread.count(order) : index.countHere(order)
    return index.named(counted)
  }

  /** Waits until the index has seen everything committed before this call. */
  refresh = () => this.#following.refresh()

  async end() {
    await this.#following.end()
    await this.#counting?.end()
  }
}

/** Decorates `app.stock`. The server starts without waiting for the stock; readiness does. */
export const searchPlugin = fp(async (app, { connectionString }: { connectionString: string }) => {
  const search = new VehicleSearch({
    connectionString,
    onError: (error) =>
      isDatabaseAway(error) ? app.databaseAway(error) : app.log.warn({ err: error }, 'stock index is behind'),
  })
  app.decorate('stock', search)
  app.readyWhen.push(() => search.isReady)
  search.loaded.then(
    () => app.log.info({ vehicles: search.index.size }, 'stock index loaded'),
    (error: unknown) => {
      if (!isDatabaseAway(error)) app.log.error({ err: error }, 'stock index could not be loaded')
    },
  )
  app.addHook('onClose', () => search.end())
})
