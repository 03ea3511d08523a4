import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { api, useApi } from '../testing/api.ts'
import { aVisitor } from '../testing/caller.ts'
import { cloneDatabase } from '../testing/database.ts'

useApi()

test('is ready once it has loaded the stock', async () => {
  const visitor = aVisitor()

  await expect.poll(async () => (await visitor.get('/readyz')).statusCode, { timeout: 10_000 }).toBe(200)
})

test('is alive but not ready while the database is unavailable', async () => {
  const database = await cloneDatabase()
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR })
  const app = await buildApp({ env, databaseUrl: database.url })
  await app.ready()
  await database.drop()

  const alive = await app.inject('/healthz')
  expect(alive.statusCode).toBe(200)
  expect(alive.json()).toEqual({ status: 'ok', version: 'dev', commit: 'unknown', builtAt: 'unknown' })
  expect((await app.inject('/readyz')).statusCode).toBe(503)

  await app.close()
})
