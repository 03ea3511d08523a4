import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { api, useApi } from '../testing/api.ts'
import { cloneDatabase } from '../testing/database.ts'
import { knownMigrations, unfitMigrations } from './schema-version.ts'

useApi()

const apply = (name: string) =>
  api().pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES (gen_random_uuid()::text, '', $1, now())`,
    [name],
  )
const unfit = async () => unfitMigrations(api().pool, await knownMigrations())

test('a database with all migrations of the build fits', async () => {
  expect(await unfit()).toEqual([])
})

test('a later migration that only adds something fits as well, a contract step does not', async () => {
  await apply('29990101000000_add_something')
  expect(await unfit()).toEqual([])
  await apply('29990101000001_contract_drop_something')
  expect(await unfit()).toEqual(['29990101000001_contract_drop_something'])
})

test('an instance is not ready on a database that lacks a migration, and becomes ready with it', async () => {
  const database = await cloneDatabase()
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR })
  const app = await buildApp({ env, databaseUrl: database.url })
  await app.ready()
  const status = async () => (await app.inject('/readyz')).statusCode
  const newest = (await knownMigrations()).at(-1)
  await expect.poll(status, { timeout: 10_000 }).toBe(200)

  await app.pool.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [newest])
  expect(await status()).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  await app.pool.query('UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = $1', [
    newest,
  ])
  expect(await status()).toBe(200)
  await app.close()
  await database.drop()
})
