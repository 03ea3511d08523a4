import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Env, EnvError, readEnv } from '../env.ts'

/** The file in which a running `npm start` stores the address of its embedded PostgreSQL. */
export const databaseUrlFile = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'database-url')

/**
 * The database of an operator's command: DATABASE_URL, otherwise that of the portal running on DATA_DIR.
 * @throws EnvError when there is neither
 */
export function operatorDatabaseUrl(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): string {
  if (env.DATABASE_URL) return env.DATABASE_URL
  const file = databaseUrlFile(env)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new EnvError(`Einstellung DATABASE_URL: fehlt, und mit ${env.DATA_DIR} läuft kein Portal.`)
}

export type Operator = Awaited<ReturnType<typeof operator>>

const reportLoss = (error: Error) => console.error(`Verbindung zur Datenbank verloren: ${error.message}`)

/** The connections of a `pnpm portal` command; call `close` before it returns. */
async function operator() {
  const { openPrisma } = await import('../plugins/db.ts')
  const { applySettings } = await import('../plugins/settings.ts')
  const env = readEnv()
  const databaseUrl = operatorDatabaseUrl(env)
  // No statement timeout, because imports take longer than requests.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', reportLoss)
  await applySettings(pool, env)
  const db = openPrisma(databaseUrl, 4, reportLoss, env.DATABASE_WAIT_MS)
  const close = async () => {
    await db.$disconnect()
    await pool.end()
  }
  return { env, databaseUrl, db, pool, close }
}

/** Runs a command with the operator's connections and always closes them. */
export async function asOperator(work: (operator: Operator) => Promise<void>) {
  const connected = await operator()
  try {
    await work(connected)
  } finally {
    await connected.close()
  }
}
