import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { importStockFile } from '../house/stock-import/file.ts'
import { workOnJobs } from '../plugins/jobs.ts'
import { api, useApi } from '../testing/api.ts'
import { cloneDatabase } from '../testing/database.ts'
import { aDeliveryRow, aFile, csvOf } from '../testing/deliveries.ts'
import { applyMigrations } from './migrate.ts'

useApi()

const passwords = { portal_app: 'a1', portal_backup: 'b1', portal_reader: 'c1' }
let database: Awaited<ReturnType<typeof cloneDatabase>>

function urlOf(role: keyof typeof passwords) {
  const url = new URL(database.url)
  url.username = role
  url.password = passwords[role]
  return url.href
}

async function asRole(role: keyof typeof passwords, statement: string) {
  const client = new pg.Client({ connectionString: urlOf(role) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  database = await cloneDatabase()
  await applyMigrations(database.url, undefined, passwords)
  // The passwords of existing roles are changed, and nothing else.
  await applyMigrations(database.url, undefined, passwords)
})
afterAll(() => database.drop())

describe('The role of API and worker', () => {
  test('serves pages and imports a delivery, with the vacuum after it', async () => {
    const file = await aFile(csvOf([aDeliveryRow(300_001), aDeliveryRow(300_002)]))
    const files = async () => api().files
    await importStockFile({ file, files, databaseUrl: urlOf('portal_app'), now: new Date('2026-11-02') })
    // Without the right, VACUUM only warns.
    const [vehicles] = await asRole(
      'portal_app',
      "SELECT reltuples FROM pg_class WHERE oid = 'vehicle'::regclass",
    )
    expect(vehicles).toEqual({ reltuples: 2 })
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR })
    const app = await buildApp({ env, databaseUrl: urlOf('portal_app') })
    await app.ready()
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 10_000 }).toBe(200)
    expect((await app.inject('/mvp/api/mvp-car-stocks?size=24')).statusCode).toBe(200)
    await app.close()
  })

  test('works on jobs', async () => {
    const errors: Error[] = []
    const done: string[] = []
    const nothing = async () => undefined
    const worker = await workOnJobs(
      urlOf('portal_app'),
      {
        ...{ 'send-mail': nothing, 'send-push': nothing, 'stock-changed': nothing, 'daily-matches': nothing },
        ...{ 'review-visibility': nothing, 'stock-inbox': nothing, 'stock-import': nothing },
        ...{
          'stock-job': nothing,
          'end-reservations': nothing,
          'claim-periods': nothing,
          'fetch-replies': nothing,
          'payment-reminders': nothing,
          'arrival-reminders': nothing,
          'expire-approvals': nothing,
          'process-file': nothing,
        },
        ...{ 'sweep-files': nothing, retention: nothing, 'check-vat-ids': nothing },
        ...{ 'deliver-webhook': nothing },
      },
      { 'stock-changed': '41 * * * *' },
      (error) => errors.push(error),
      (name) => done.push(name),
    )
    await asRole('portal_app', `INSERT INTO pgboss.job (name, data) VALUES ('retention', '{}')`)
    await expect.poll(() => done, { timeout: 10_000 }).toContain('retention')
    await worker.stop()
    expect(errors).toEqual([])
  })

  test.each([
    'CREATE TABLE other (id int)',
    'ALTER TABLE vehicle ADD COLUMN other int',
    'DROP TABLE vehicle',
    'TRUNCATE audit_entry',
    'DELETE FROM _prisma_migrations',
    'CREATE ROLE other',
  ])('may not change the database itself: %s', async (statement) => {
    await expect(asRole('portal_app', statement)).rejects.toThrow(/permission denied|must be owner/)
  })
})

test('the role of backups reads every table and writes its reports only', async () => {
  expect(await asRole('portal_backup', 'SELECT count(*) FROM pgboss.job')).toHaveLength(1)
  await asRole('portal_backup', "SELECT pg_create_restore_point('here')")
  await asRole('portal_backup', `INSERT INTO setting (key, value, updated_at) VALUES ('backup', '{}', now())`)
  for (const statement of [
    'UPDATE account SET login = login',
    'DELETE FROM setting',
    'CREATE TABLE other (id int)',
  ])
    await expect(asRole('portal_backup', statement)).rejects.toThrow('permission denied')
})

test('the role for standbys reads what pages of vehicles show, and no persons', async () => {
  await asRole('portal_reader', 'SELECT * FROM vehicle v LEFT JOIN vehicle_file f USING (fahrzeugid)')
  for (const statement of ['SELECT * FROM account', 'SELECT * FROM mail', 'DELETE FROM vehicle'])
    await expect(asRole('portal_reader', statement)).rejects.toThrow('permission denied')
})
