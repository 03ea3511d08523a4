import fp from 'fastify-plugin'
import pg from 'pg'
import { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { outageLog } from '../log.ts'
import { OrderedAdapter } from './ordered-adapter.ts'

/** The database parameter of queries and commands: the client, or the caller's transaction. */
export type Db = PrismaClient | Prisma.TransactionClient
/** A transaction only, never the client: for writes that must be atomic with their cause. */
export type Transaction = Prisma.TransactionClient & { $connect?: never }

/** Where plain SQL reads rows from: a pool or one connection. */
export type RowSource = Pick<pg.ClientBase, 'query'>

declare module 'fastify' {
  interface FastifyInstance {
    db: PrismaClient
    /** Plain SQL on the same database, for the search path, COPY and LISTEN. */
    pool: pg.Pool
    /** Pools by name, for `plugins/metrics.ts`. */
    pools: Record<string, pg.Pool>
    /** Logs an error recognised by `isDatabaseUnavailable`, at most once a minute. */
    logDatabaseOutage: (error: unknown) => void
  }
}

/** The default of `DATABASE_WAIT_MS`, for programs without that setting. */
const standardWaitMs = 2000
const allowedMs = (waitMs: number) => 2.5 * waitMs

/** The time limits of a pool whose callers wait at most `waitMs` for a connection or a lock. */
const limitsOf = (waitMs: number) => ({
  connectionTimeoutMillis: waitMs,
  lock_timeout: waitMs,
  statement_timeout: allowedMs(waitMs),
  idle_in_transaction_session_timeout: 2 * allowedMs(waitMs),
})

/** Opens a pool. A lost connection is replaced by the next query, so its error is only logged. */
export function openPool(
  connectionString: string,
  max: number,
  onError: (error: Error) => void,
  { waitMs = standardWaitMs, ...settings }: pg.PoolConfig & { waitMs?: number } = {},
) {
  const pool = new pg.Pool({ connectionString, max, ...limitsOf(waitMs), ...settings })
  pool.on('error', onError)
  // The pool handles errors of idle clients only; an error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Runs plain SQL in a transaction on one connection of a pool; an error rolls it back. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  act: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await act(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A connection that cannot roll back is closed instead of being used again.
    await client.query('ROLLBACK').catch((lost: Error) => {
      failure = lost
    })
    throw error
  } finally {
    client.release(failure)
  }
}

const prismaOver = (pool: pg.Pool, waitMs: number) =>
  new PrismaClient({
    adapter: new OrderedAdapter(pool, { disposeExternalPool: true }),
    transactionOptions: { maxWait: waitMs, timeout: allowedMs(waitMs) },
  })

/** Opens Prisma with a pool of its own. */
export const openPrisma = (
  connectionString: string,
  max: number,
  onError: (error: Error) => void,
  waitMs = standardWaitMs,
) => prismaOver(openPool(connectionString, max, onError, { waitMs }), waitMs)

/** Holds a named lock until the caller's transaction ends; others that request the same name wait. */
export const lockByName = (tx: Transaction, name: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** The words of a search field. */
export const wordsOf = (q: string) => q.split(/\s+/).filter((word) => word !== '')

/** Escapes the wildcards of LIKE, which are ordinary characters in a search field. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The condition that a column contains the text, in any case. Prisma itself does not escape wildcards. */
export const containing = (text: string) => ({ contains: likeText(text), mode: 'insensitive' }) as const

/** Whether a row with the same unique values exists, possibly written by a call at the same time. */
export const isUniqueViolation = (error: unknown): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

/** PostgreSQL: connection lost, shutting down or starting, too many connections, timeout of a lock or statement. */
const postgresCodes = /^(?:08\w{3}|57P0[1-5]|57014|53\w{3}|55P03|25P03)$/
const socketCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Prisma: not reachable, timed out, closed, no connection or transaction available in time. */
const prismaCodes = /^P(?:1001|1002|1008|1011|1017|2024|2028|2037)$/
/** Driver errors without a code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Query read timeout)|^timeout expired$/

/** Prisma's adapter, inside the error of a raw query. */
const adapterKinds =
  /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/
const deepestCause = 5

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether an error means that the database is temporarily unavailable, so a retry may succeed. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (!isRecord(error) || depth > deepestCause) return false
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === 'string')
  const codes = texts(error.code, error.originalCode)
  if (codes.some((code) => postgresCodes.test(code) || socketCodes.test(code) || prismaCodes.test(code)))
    return true
  if (error.name === 'PrismaClientInitializationError') return true
  if (texts(error.kind).some((kind) => adapterKinds.test(kind))) return true
  if (texts(error.message, error.originalMessage).some((message) => driverMessages.test(message))) return true
  const adapterError = isRecord(error.meta) ? error.meta.driverAdapterError : undefined
  return isDatabaseUnavailable(adapterError, depth + 1) || isDatabaseUnavailable(error.cause, depth + 1)
}

/** Decorates `app.db` and `app.pool`; both are closed with the application. */
export const dbPlugin = fp(async (app, options: { connectionString: string }) => {
  const { DATABASE_POOL_SIZE, DATABASE_WAIT_MS: waitMs } = app.env
  const logDatabaseOutage = outageLog((fields) => app.log.warn(fields, 'database unavailable'))
  const half = Math.max(1, Math.floor(DATABASE_POOL_SIZE / 2))
  const prismaPool = openPool(options.connectionString, half, logDatabaseOutage, { waitMs })
  const pool = openPool(options.connectionString, half, logDatabaseOutage, { waitMs })
  const db = prismaOver(prismaPool, waitMs)
  app.decorate('db', db)
  app.decorate('pool', pool)
  app.decorate('pools', { prisma: prismaPool, sql: pool })
  app.decorate('logDatabaseOutage', logDatabaseOutage)
  app.addHook('onClose', async () => {
    await db.$disconnect()
    await pool.end()
  })
})
