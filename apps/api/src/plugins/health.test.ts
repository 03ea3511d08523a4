import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { api, useApi } from '../testing/api.ts'
import { aVisitor } from '../testing/caller.ts'
import { cloneDatabase } from '../testing/database.ts'
import { listen, listeningApi } from '../testing/servers.ts'

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

describe('an instance without a database', () => {
  const lost = async (peers: string) => {
    const env = readEnv({
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR },
      PEERS: peers,
    })
    const app = await buildApp({ env, databaseUrl: 'postgresql://127.0.0.1:1/none' })
    onTestFinished(() => app.close())
    return app
  }
  const originOf = async (app: FastifyInstance) =>
    new URL(await app.listen({ host: '127.0.0.1', port: 0 })).host

  test('takes requests while no other has one either', async () => {
    const other = await lost('')
    const app = await lost(`${await originOf(other)},127.0.0.1:1,unknown.invalid:3000`)
    expect((await app.inject('/livez')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  test('leaves them to another that has its database', async () => {
    const app = await lost(`127.0.0.1:1,${new URL(await listeningApi()).host}`)
    await expect.poll(async () => (await app.inject('/livez')).statusCode, { timeout: 10_000 }).toBe(503)
  })

  test('that does not respond is found within the timeout of proxies', async () => {
    const silent = createServer()
    onTestFinished(() => void silent.close())
    const port = await listen(silent)
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR })
    const app = await buildApp({ env, databaseUrl: `postgresql://127.0.0.1:${port}/none` })
    onTestFinished(() => app.close())
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/livez')).statusCode).toBe(200)
  })
})
