import { PrismaPg } from '@prisma/adapter-pg'
import fp from 'fastify-plugin'
import pg from 'pg'
import { type Prisma, PrismaClient } from '../../generated/prisma/client.ts'

/** What queries and commands take: the client, or the transaction the caller opened. */
export type Db = PrismaClient | Prisma.TransactionClient

declare module 'fastify' {
  interface FastifyInstance {
    db: PrismaClient
    /** The same database for the hot search path, COPY and LISTEN. */
    pool: pg.Pool
  }
}

const timeouts = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 }

/** Opens the pool for plain SQL. A lost connection is replaced on the next query, so its error only needs a log line. */
export function openPool(connectionString: string, max: number, onError: (error: Error) => void) {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 2000, ...timeouts })
  pool.on('error', onError)
  return pool
}

/** Opens Prisma over a pool of its own. */
export function openPrisma(connectionString: string, max: number, onError: (error: Error) => void) {
  const adapter = new PrismaPg(
    { connectionString, max, connectionTimeoutMillis: 2000, ...timeouts },
    { onPoolError: onError },
  )
  return new PrismaClient({ adapter })
}

/** Decorates `app.db` and `app.pool`; both end with the application. */
export const dbPlugin = fp(async (app, options: { connectionString: string; poolSize: number }) => {
  const lost = (error: Error) => app.log.warn({ err: error }, 'database connection lost')
  const half = Math.max(1, Math.floor(options.poolSize / 2))
  const db = openPrisma(options.connectionString, half, lost)
  const pool = openPool(options.connectionString, half, lost)
  app.decorate('db', db)
  app.decorate('pool', pool)
  app.addHook('onClose', async () => {
    await db.$disconnect()
    await pool.end()
  })
})
