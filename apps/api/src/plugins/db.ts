import { PrismaPg } from '@prisma/adapter-pg'
import fp from 'fastify-plugin'
import pg from 'pg'
import { type Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { outageLog } from '../log.ts'

/** What queries and commands take: the client, or the transaction the caller opened. */
export type Db = PrismaClient | Prisma.TransactionClient
/** A transaction, and never the client itself: for what must not happen without its cause. */
export type Tx = Prisma.TransactionClient & { $connect?: never }

declare module 'fastify' {
  interface FastifyInstance {
    db: PrismaClient
    /** The same database for the hot search path, COPY and LISTEN. */
    pool: pg.Pool
    /** Pools by name, for the figures of `plugins/metrics.ts`. */
    pools: Record<string, pg.Pool>
    /** Logs an error that `isDatabaseAway` has recognised: one line a minute, however many meet it. */
    databaseAway: (error: unknown) => void
  }
}

const timeouts = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 }

/** Opens a pool. A lost connection is replaced on the next query, so its error only needs a log line. */
function openPool(connectionString: string, max: number, onError: (error: Error) => void) {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 2000, ...timeouts })
  pool.on('error', onError)
  return pool
}

const prismaOver = (pool: pg.Pool) =>
  new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) })

/** Opens Prisma over a pool of its own. */
export const openPrisma = (connectionString: string, max: number, onError: (error: Error) => void) =>
  prismaOver(openPool(connectionString, max, onError))

/** Holds a lock by this name until the caller's transaction ends; whoever wants the same one meanwhile waits. */
export const lockByName = (tx: Tx, name: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** PostgreSQL: connection lost, shutting down or starting, too many connections, waited too long for a lock or answer. */
const postgresAway = /^(?:08\w{3}|57P0[1-5]|57014|53\w{3}|55P03|25P03)$/
const socketAway =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Prisma: not reachable, timed out, closed, no connection or transaction to be had in time. */
const prismaAway = /^P(?:1001|1002|1008|1011|1017|2024|2028|2037)$/
/** What the driver says without a code. */
const driverAway =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Query read timeout)/

/** Prisma's adapter, inside the error of a raw query. */
const adapterAway =
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/
const deepestCause = 5

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether an error only says that the database cannot answer now; the same request may succeed a little later. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!isRecord(error) || depth > deepestCause) return false
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === 'string')
  const codes = texts(error.code, error.originalCode)
  if (codes.some((code) => postgresAway.test(code) || socketAway.test(code) || prismaAway.test(code)))
    return true
  if (error.name === 'PrismaClientInitializationError') return true
  if (texts(error.kind).some((kind) => adapterAway.test(kind))) return true
  if (texts(error.message, error.originalMessage).some((message) => driverAway.test(message))) return true
  const adapterError = isRecord(error.meta) ? error.meta.driverAdapterError : undefined
  return isDatabaseAway(adapterError, depth + 1) || isDatabaseAway(error.cause, depth + 1)
}

/** Decorates `app.db` and `app.pool`; both end with the application. */
export const dbPlugin = fp(async (app, options: { connectionString: string; poolSize: number }) => {
  const databaseAway = outageLog((fields) => app.log.warn(fields, 'database away'))
  const half = Math.max(1, Math.floor(options.poolSize / 2))
  const prismaPool = openPool(options.connectionString, half, databaseAway)
  const pool = openPool(options.connectionString, half, databaseAway)
  const db = prismaOver(prismaPool)
  app.decorate('db', db)
  app.decorate('pool', pool)
  app.decorate('pools', { prisma: prismaPool, sql: pool })
  app.decorate('databaseAway', databaseAway)
  app.addHook('onClose', async () => {
    await db.$disconnect()
    await pool.end()
  })
})
