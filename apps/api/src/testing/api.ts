import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { resetTime, testClock } from './clock.ts'
import { cloneDatabase } from './database.ts'

type App = Awaited<ReturnType<typeof buildApp>>

let running: App | undefined

/** The application of the running test file. */
export function api(): App {
  if (!running) throw new Error('This test file does not call useApi().')
  return running
}

/**
 * Starts a real application for the test file, with its own database, data directory and clock.
 *
 * @param settings environment variables that differ from the test defaults.
 */
export function useApi(settings: Record<string, string> = {}) {
  let release: () => Promise<void>

  beforeEach(resetTime)

  beforeAll(async () => {
    // The files of a run share this module, so the last test of another file may have changed the time.
    resetTime()
    const database = await cloneDatabase()
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-files-'))
    const env = readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR,
      DATABASE_POOL_SIZE: '6',
      // Tests share CPU cores: the overload check is disabled, and no limit of time ends a slow call.
      OVERLOAD_DELAY_MS: '60000',
      DATABASE_WAIT_MS: '20000',
      // Tests write to the tables of sessions and accounts, and a kept row would hide that.
      SESSION_KEPT_MS: '0',
      ...settings,
    })
    const app = await buildApp({ env, databaseUrl: database.url, clock: testClock })
    await app.ready()
    running = app
    release = async () => {
      await app.close()
      await database.drop()
      await rm(DATA_DIR, { recursive: true, force: true })
    }
  })

  afterAll(async () => {
    running = undefined
    await release()
  })
}
