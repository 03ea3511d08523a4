import { expect, test } from 'vitest'
import { api, useApi } from '../testing/api.ts'
import { cloneDatabase } from '../testing/database.ts'
import { applyMigrations } from './migrate.ts'

useApi()

test('does not change a migrated database', async () => {
  const database = await cloneDatabase()

  expect(await applyMigrations(database.url)).toEqual([])

  await database.drop()
})

test('records every migration as Prisma does', async () => {
  const rows = await api().pool.query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
  )

  expect(rows.rows.map((row) => row.migration_name)).toContain('20261121000000_create_portal')
})

test('has an index for every foreign key', async () => {
  const { rows } = await api().pool.query(
    `SELECT conrelid::regclass::text AS "table", conname FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT 1 FROM pg_index WHERE indrelid = conrelid AND indpred IS NULL
         AND (indkey::int2[])[0:cardinality(conkey) - 1] = conkey)`,
  )

  expect(rows).toEqual([])
})

test('refuses two accounts whose addresses differ only in case', async () => {
  const someone = { passwordHash: 'x', firstName: 'Anna', lastName: 'Beispiel' }
  await api().db.account.create({ data: { ...someone, login: 'a@haus.example', email: 'a@haus.example' } })

  const second = api().db.account.create({
    data: { ...someone, login: 'b@haus.example', email: 'A@haus.example' },
  })

  await expect(second).rejects.toThrow(/unique|23505/i)
})
