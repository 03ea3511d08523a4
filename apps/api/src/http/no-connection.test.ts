import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { cloneDatabase } from '../testing/database.ts'

const role = `limited_${randomBytes(6).toString('hex')}`
const administration = new pg.Client({ connectionString: inject('cluster').administrationUrl })
const dataDir = mkdtempSync(join(tmpdir(), 'portal-files-'))
let database: Awaited<ReturnType<typeof cloneDatabase>>
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  await administration.connect()
  database = await cloneDatabase()
  const password = randomBytes(12).toString('hex')
  await administration.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
  await administration.query(`GRANT pg_read_all_data, pg_write_all_data TO ${role}`)
  const url = Object.assign(new URL(database.url), { username: role, password }).href
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    OVERLOAD_DELAY_MS: '60000',
  })
  app = await buildApp({ env, databaseUrl: url })
  await app.ready()
  await vi.waitUntil(async () => (await app.inject('/readyz')).statusCode === 200, { timeout: 20_000 })
})
afterAll(async () => {
  await app.close()
  await database.drop()
  await administration.query(`DROP ROLE ${role}`)
  await administration.end()
  rmSync(dataDir, { recursive: true })
})

/** Makes PostgreSQL refuse every further connection of the role, as if other clients used all of them. */
async function refuseConnections() {
  await administration.query(`ALTER ROLE ${role} CONNECTION LIMIT 0`)
  await administration.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
    role,
  ])
}

const list = () => app.inject('/mvp/api/mvp-car-stocks?page=0&size=6')
const account = () => app.inject({ url: '/uaa/api/account', headers: { cookie: `sid=${'x'.repeat(43)}` } })

test('Without a free connection a call is refused with the time to wait, and answered once there is one', async () => {
  expect((await list()).statusCode).toBe(200)
  await refuseConnections()

  const refused = await account()
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ type: 'unavailable', status: 503 })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await administration.query('SELECT 1')).rowCount).toBe(1)

  await administration.query(`ALTER ROLE ${role} CONNECTION LIMIT -1`)
  await expect.poll(async () => (await account()).statusCode).toBe(401)
  expect((await list()).statusCode).toBe(200)
})
