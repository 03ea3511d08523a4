import fp from 'fastify-plugin'
import pg from 'pg'
import { isDatabaseUnavailable, openPool, type RowSource } from './db.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reads rows of the stock that are never older than the search index: from the replica if it has reached the
     * generation of the index, else from the primary. `read` may be called twice, so it must only read.
     */
    readRows: <Rows>(read: (source: RowSource) => Promise<Rows>) => Promise<Rows>
  }
}

/** Pause before a replica that is behind or unreachable is tried again. */
const behindPauseMs = 100
const unreachablePauseMs = 2000
/** Longest wait of a request for a replica that does not respond. */
const queryTimeoutMs = 1500

/** A standby cancels a query that conflicts with a change it has to apply. */
const isConflict = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40001'

/**
 * A hot standby. A connection stays with one server, whose generation only increases, so the generation reached is
 * stored by connection: behind a load balancer each connection may be with another server.
 */
class Replica {
  readonly #pool: pg.Pool
  readonly #reached = new WeakMap<pg.PoolClient, number>()
  #pausedUntilMs = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async #hasReached(client: pg.PoolClient, generation: number) {
    if ((this.#reached.get(client) ?? -1) >= generation) return true
    const { rows } = await client.query<{ generation: number }>(
      'SELECT generation FROM stock_generation WHERE id = 1',
    )
    const reached = rows[0]?.generation ?? 0
    this.#reached.set(client, reached)
    return reached >= generation
  }

  #pause(ms: number) {
    this.#pausedUntilMs = performance.now() + ms
    return undefined
  }

  async #readOver<Rows>(
    client: pg.PoolClient,
    generation: number,
    read: (source: RowSource) => Promise<Rows>,
  ) {
    let failure: Error | undefined
    try {
      if (!(await this.#hasReached(client, generation))) return this.#pause(behindPauseMs)
      return { rows: await read(client) }
    } catch (error) {
      if (isConflict(error)) return undefined
      if (!isDatabaseUnavailable(error)) throw error
      failure = error instanceof Error ? error : new Error('The replica is unavailable.', { cause: error })
      return this.#pause(unreachablePauseMs)
    } finally {
      client.release(failure)
    }
  }

  /** @returns undefined when the rows must be read from the primary */
  async read<Rows>(
    generation: number,
    read: (source: RowSource) => Promise<Rows>,
  ): Promise<{ rows: Rows } | undefined> {
    if (performance.now() < this.#pausedUntilMs) return undefined
    const client = await this.#pool.connect().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
      return this.#pause(unreachablePauseMs)
    })
    return client && this.#readOver(client, generation, read)
  }
}

/** Decorates `app.readRows`. */
export const replicaPlugin = fp(async (app) => {
  const { DATABASE_READ_URL: url, DATABASE_POOL_SIZE, DATABASE_WAIT_MS: waitMs } = app.env
  if (url === undefined) return void app.decorate('readRows', (read) => read(app.pool))

  const pool = openPool(url, DATABASE_POOL_SIZE, app.logDatabaseOutage, {
    waitMs,
    query_timeout: queryTimeoutMs,
  })
  const replica = new Replica(pool)
  app.pools.replica = pool
  app.decorate('readRows', async (read) => {
    const found = app.stock.isReady ? await replica.read(app.stock.index.generation, read) : undefined
    app.rowReads.inc({ source: found ? 'replica' : 'primary' })
    return found ? found.rows : read(app.pool)
  })
  app.addHook('onClose', () => pool.end())
})
