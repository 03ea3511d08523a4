import type { Criteria } from '@portal/domain/search/criteria'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { ProblemError } from '../http/problem.ts'
import { follow } from '../plugins/follow.ts'
import { Market } from './market/market.ts'
import type { Term } from './query/plan.ts'
import { StockIndex } from './stock-index.ts'
import { describeArriving } from './sync/descriptions.ts'
import { loadStock } from './sync/load.ts'
import { compareInThread, loadInThread } from './sync/load-thread.ts'
import { applyChanges } from './sync/refresh.ts'

/** A stock of at least this size is loaded by a thread; a smaller one is loaded faster than a thread starts. */
const threadedLoad = 4000
/** Above this number of vehicles, option counts are computed by the thread of the market. */
const threadedCounts = 250_000

/** The number of cached texts, about 5 KB each; objects with numeric keys would take six times the memory. */
const keptCounts = 300

/** An index and the thread and cache that depend on it. */
type Loaded = {
  index: StockIndex
  market: Market
  /** The key consists of generation, tier and criteria. */
  optionCounts: LRUCache<string, Promise<string>>
}

type Options = { connectionString: string; onError: (error: unknown) => void }

/** One copy of the database's stock in the memory of a process, kept up to date over one connection. */
export class StockReplica {
  #loaded: Loaded | null = null
  readonly #options: Options
  readonly #following: ReturnType<typeof follow>

  constructor(options: Options) {
    this.#options = options
    this.#following = follow({
      ...options,
      channel: 'stock',
      applicationName: 'stock-index',
      catchUp: (client) => this.#catchUp(client),
    })
  }

  async #catchUp(client: pg.Client) {
    const known = this.#loaded?.index
    if (known && (await applyChanges(client, known))) return
    const { rows } = await client.query<{ size: number }>(
      `SELECT count(*)::int AS size FROM (SELECT 1 FROM vehicle WHERE available LIMIT ${threadedLoad}) v`,
    )
    const isLarge = rows[0]?.size === threadedLoad
    if (isLarge && known && (await this.#applyDifference(client, known))) return
    const index = new StockIndex(
      isLarge ? await loadInThread(this.#options.connectionString) : await loadStock(client),
    )
    const before = this.#loaded
    const optionCounts = new LRUCache<string, Promise<string>>({ max: keptCounts })
    this.#loaded = { index, market: new Market(index), optionCounts }
    before?.market.end().catch(this.#options.onError)
  }

  /**
   * Compares the database with the index in a thread and applies the differences.
   *
   * @returns false when there are more differences than spare places, so that a new index must be loaded
   */
  async #applyDifference(client: pg.Client, index: StockIndex): Promise<boolean> {
    const difference = await compareInThread(this.#options.connectionString, index.known)
    if (difference === null) return false
    index.addModels(difference.models)
    await index.apply(difference, (change) => describeArriving(client, change, index.stock, index.texts))
    return true
  }

  get isReady() {
    return this.#loaded !== null
  }

  /** Resolves when the stock is loaded for the first time; rejects with the reason when that fails. */
  get loaded() {
    return this.#following.first
  }

  #now(): Loaded {
    if (!this.#loaded) throw new ProblemError('unavailable')
    return this.#loaded
  }

  /**
   * The current index; do not keep it longer than one response.
   * @throws ProblemError `unavailable` before the first load is complete
   */
  get index(): StockIndex {
    return this.#now().index
  }

  /**
   * The market of the current index; do not keep it longer than one response.
   * @throws ProblemError `unavailable` before the first load is complete
   */
  get market(): Market {
    return this.#now().market
  }

  /**
   * The total and option counts (see query/option-counts.ts) as the JSON of `OptionCounts`. The most recently used ones
   * are cached, because every form starts with the same ones.
   *
   * @param further terms that apply to this caller only; such counts are not cached
   * @throws ProblemError `unavailable` before the first load is complete
   */
  optionCounts(criteria: Criteria, tier: PriceTier, further: readonly Term[] = []): Promise<string> {
    const loaded = this.#now()
    if (further.length > 0) return countOptions(loaded, criteria, tier, further)
    const key = `${loaded.index.generation} ${tier} ${JSON.stringify(criteria)}`
    const counts = loaded.optionCounts.get(key) ?? countOptions(loaded, criteria, tier, further)
    loaded.optionCounts.set(key, counts)
    counts.catch(() => loaded.optionCounts.delete(key))
    return counts
  }

  /** Waits until the index includes everything committed before this call. */
  refresh = () => this.#following.refresh()

  async end() {
    await this.#following.end()
    await this.#loaded?.market.end()
  }
}

/** Counts in the thread of a large stock, otherwise in the calling thread. */
async function countOptions(
  { index, market }: Loaded,
  criteria: Criteria,
  tier: PriceTier,
  further: readonly Term[],
) {
  const order = index.countOrder(criteria, tier, further)
  const thread = index.size > threadedCounts ? market.thread() : null
  return index.countsText(thread ? await thread.count(order) : index.countHere(order), order)
}
