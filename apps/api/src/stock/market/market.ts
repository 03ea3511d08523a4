import { today } from '@portal/domain/appointment'
import type { Interest } from '@portal/domain/best-results'
import type { Ranked } from '@portal/domain/ranking'
import fp from 'fastify-plugin'
import type pg from 'pg'
import { ProblemError } from '../../http/problem.ts'
import { isDatabaseAway } from '../../plugins/db.ts'
import { MarketThread } from './market-thread.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The vehicles dealers can buy, each valued against comparable ones. */
    market: Market
  }
}

/** Which generation of the stock, valued on which day of Germany (days since 1970). */
export type MarketState = { generation: number; day: number }

const dayMs = 86_400_000

class Market {
  readonly #pool: pg.Pool
  readonly #connectionString: string
  #thread: MarketThread | null = null

  constructor(pool: pg.Pool, connectionString: string) {
    this.#pool = pool
    this.#connectionString = connectionString
  }

  /** The market of the stock as it is committed now. */
  async at(now: Date): Promise<MarketState> {
    const { rows } = await this.#pool.query<{ generation: number }>('SELECT generation FROM stock_generation')
    return { generation: rows[0]?.generation ?? 0, day: Date.parse(today(now)) / dayMs }
  }

  #working() {
    if (!this.#thread?.isAlive) this.#thread = new MarketThread(this.#connectionString)
    return this.#thread
  }

  /**
   * The best results for these interests in this state of the market, or a later one.
   * @throws ProblemError unavailable when the thread that holds the market has ended
   */
  async rank(state: MarketState, interests: readonly Interest[]): Promise<Ranked[]> {
    const thread = this.#working()
    try {
      return await thread.rank({ ...state, interests })
    } catch (error) {
      throw thread.isAlive ? error : new ProblemError('unavailable', { cause: error, retryAfterSeconds: 2 })
    }
  }

  /** Reads and values the market before the first dealer asks. */
  async prepare(now: Date) {
    await this.#working().rank({ ...(await this.at(now)), interests: null })
  }

  end = async () => this.#thread?.end()
}

/** A smaller market is ready by the time a page is drawn. */
const preparedFrom = 10_000

/** Decorates `app.market`. A small market is made when a dealer asks, a large one as soon as the search is ready. */
export const marketPlugin = fp(async (app, { connectionString }: { connectionString: string }) => {
  const market = new Market(app.pool, connectionString)
  app.decorate('market', market)
  app.addHook('onClose', market.end)
  const prepare = async () => {
    await app.stock.loaded
    if (app.stock.index.size >= preparedFrom) await market.prepare(app.clock.now())
  }
  prepare().catch((error: unknown) =>
    isDatabaseAway(error) ? app.databaseAway(error) : app.log.warn({ err: error }, 'market is not prepared'),
  )
})
