/**
 * `pnpm migration <verb_noun>` writes the migration from the models of the last migration (the snapshot) to the current
 * models. `--check` compares the models with the snapshot and with the database created by all migrations. A merged
 * migration is never edited. Features Prisma cannot express (partial indexes, triggers) are added by hand.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { applyMigrations } from '../apps/api/src/database/migrate.ts'
import { withSchemaEngine } from '../apps/api/src/database/schema-engine.ts'
import { type Cluster, startCluster } from './start/postgres.ts'

const prismaFolder = fileURLToPath(new URL('../prisma/', import.meta.url))
const snapshotFile = `${prismaFolder}migrations/models.snapshot`

type Models = { path: string; content: string }[]

async function readModels(): Promise<Models> {
  const names = await readdir(`${prismaFolder}models`)
  const paths = [
    `${prismaFolder}schema.prisma`,
    ...names.toSorted().map((name) => `${prismaFolder}models/${name}`),
  ]
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(path, 'utf8') })))
}

/** The models without their comments, which need no migration. */
const snapshotOf = (models: Models) =>
  models.map(({ content }) => content.replaceAll(/^ *\/\/.*\n/gm, '')).join('\n')

async function withCluster<Result>(work: (cluster: Cluster) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migration-'))
  const cluster = await startCluster(join(folder, 'postgres'), { throwaway: true })
  try {
    return await work(cluster)
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** SQL that migrates a database from the models `from` (null: empty) to the models `to`. */
async function differenceSql(cluster: Cluster, from: Models | null, to: Models): Promise<string> {
  const { stdout } = await withSchemaEngine(cluster.url('postgres'), (engine) =>
    engine.diff({
      from: from ? { tag: 'schemaDatamodel', files: from } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: to },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  )
  return stdout ?? ''
}

const columnsSql = `SELECT table_name, column_name, data_type, numeric_precision, is_nullable, column_default
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`
const indexesSql = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`

async function rowsOf(url: string, sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows.map((row) => JSON.stringify(row))
  } finally {
    await client.end()
  }
}

/** Columns and indexes of the models that the migrated database lacks. */
async function missingInDatabase(models: Models): Promise<string[]> {
  return withCluster(async (cluster) => {
    const administration = new pg.Client({ connectionString: cluster.url('postgres') })
    await administration.connect()
    await administration.query('CREATE DATABASE migrated')
    await administration.query('CREATE DATABASE created')
    await administration.end()
    await applyMigrations(cluster.url('migrated'))
    const created = new pg.Client({ connectionString: cluster.url('created') })
    await created.connect()
    await created.query(await differenceSql(cluster, null, models))
    await created.end()
    const missing: string[] = []
    for (const sql of [columnsSql, indexesSql]) {
      const migrated = new Set(await rowsOf(cluster.url('migrated'), sql))
      missing.push(...(await rowsOf(cluster.url('created'), sql)).filter((row) => !migrated.has(row)))
    }
    return missing
  })
}

async function check() {
  const models = await readModels()
  if (snapshotOf(models) !== (await readFile(snapshotFile, 'utf8'))) {
    console.log('The models changed: run `pnpm migration <verb_noun>`.')
    return false
  }
  const missing = await missingInDatabase(models)
  for (const row of missing) console.log(`The migrations do not create ${row}`)
  if (missing.length === 0) console.log('The migrations match the models.')
  return missing.length === 0
}

async function write(name: string) {
  const models = await readModels()
  const before = [{ path: 'before.prisma', content: await readFile(snapshotFile, 'utf8') }]
  const sql = await withCluster((cluster) => differenceSql(cluster, before, models))
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const target = `${prismaFolder}migrations/${stamp}_${name}`
  await mkdir(target, { recursive: true })
  await writeFile(`${target}/migration.sql`, sql)
  await writeFile(snapshotFile, snapshotOf(models))
  console.log(`${target}/migration.sql: ${sql.split('\n').length} lines`)
}

const [argument = ''] = process.argv.slice(2)
if (argument === '--check') process.exitCode = (await check()) ? 0 : 1
else if (/^[a-z]+(_[a-z0-9]+)+$/.test(argument)) await write(argument)
else {
  console.error('Usage: pnpm migration <verb_noun>')
  process.exitCode = 1
}
