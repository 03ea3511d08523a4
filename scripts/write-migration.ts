/**
 * Writes the migration that creates what the Prisma models describe; `--check` only compares.
 * Until the first release there is one generated migration; what Prisma cannot say (partial indexes,
 * triggers) lives in hand-written migrations that follow it.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withSchemaEngine } from '../apps/api/src/database/schema-engine.ts'
import { startCluster } from './start/postgres.ts'

const prismaFolder = fileURLToPath(new URL('../prisma/', import.meta.url))
const target = `${prismaFolder}migrations/20261121000000_create_portal`

async function modelFiles() {
  const models = await readdir(`${prismaFolder}models`)
  const paths = [
    `${prismaFolder}schema.prisma`,
    ...models.toSorted().map((name) => `${prismaFolder}models/${name}`),
  ]
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(path, 'utf8') })))
}

/** The engine asks a live server for its version, nothing more: a throwaway one serves. */
async function creationSql() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migration-'))
  const cluster = await startCluster(join(folder, 'postgres'), { throwaway: true })
  try {
    const files = await modelFiles()
    const { stdout } = await withSchemaEngine(cluster.url('postgres'), (engine) =>
      engine.diff({
        from: { tag: 'empty' },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: null,
        filters: { externalTables: [], externalEnums: [] },
      }),
    )
    if (!stdout) throw new Error('The models describe no table.')
    return stdout
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const sql = await creationSql()
if (process.argv.includes('--check')) {
  const isCurrent = sql === (await readFile(`${target}/migration.sql`, 'utf8'))
  console.log(isCurrent ? 'The migration matches the models.' : 'The models changed: run `pnpm migration`.')
  process.exitCode = isCurrent ? 0 : 1
} else {
  await mkdir(target, { recursive: true })
  await writeFile(`${target}/migration.sql`, sql)
  await writeFile(`${prismaFolder}migrations/migration_lock.toml`, 'provider = "postgresql"\n')
  console.log(`${target}/migration.sql: ${sql.split('\n').length} lines`)
}
