import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { installJobs } from '../plugins/jobs.ts'
import { grantRoles, type RolePasswords } from './roles.ts'
import { withSchemaEngine } from './schema-engine.ts'
import { knownMigrations, migrationsFolder } from './schema-version.ts'
import { requireSupportedServer } from './server-version.ts'

const lockKey = 4_711_300

async function migrationsOnDisk(baseDir: string) {
  const names = await knownMigrations(baseDir)
  const migrationDirectories = await Promise.all(
    names.map(async (path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(baseDir, path, 'migration.sql'), 'utf8') },
      },
    })),
  )
  const lockfile = {
    path: 'migration_lock.toml',
    content: await readFile(join(baseDir, 'migration_lock.toml'), 'utf8'),
  }
  return { baseDir, lockfile, shadowDbInitScript: '', migrationDirectories }
}

/**
 * Migrates a database to the newest version, job tables included. Maintains Prisma's own `_prisma_migrations`, so
 * `prisma migrate deploy` stays possible. A lock makes concurrent calls wait. Afterwards the roles get their rights.
 *
 * @param passwords of roles to create or change
 * @throws EnvError for a PostgreSQL of another major version
 * @returns names of the applied migrations; empty when the database was up to date.
 */
export async function applyMigrations(
  databaseUrl: string,
  folder = migrationsFolder,
  passwords: RolePasswords = {},
): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl })
  // A lost connection fails the query; without a listener it would end the process as well.
  lock.on('error', () => undefined)
  await lock.connect()
  try {
    const { rows } = await lock.query<{ server_version: string }>('SHOW server_version')
    requireSupportedServer(rows[0]?.server_version ?? '')
    await lock.query('SELECT pg_advisory_lock($1)', [lockKey])
    const migrationsList = await migrationsOnDisk(folder)
    const filters = { externalTables: [], externalEnums: [] }
    const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    )
    await installJobs(databaseUrl)
    await grantRoles(lock, passwords)
    return appliedMigrationNames
  } finally {
    await lock.end()
  }
}
