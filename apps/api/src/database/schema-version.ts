import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { RowSource } from '../plugins/db.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/** Whether a migration removes something the previous release still uses (docs/releasing.md). */
const isContract = (name: string) => /^\d{14}_contract_/.test(name)

/** The migrations of this build, oldest first. */
export async function knownMigrations(folder = migrationsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted()
}

/**
 * The migrations because of which a build cannot use a database: those of the build that are not applied, and contract
 * migrations of a later release, which removed something the build uses.
 *
 * @param known the build's own migrations
 * @returns the names; empty when the build can use the database
 */
export async function unfitMigrations(from: RowSource, known: readonly string[]): Promise<string[]> {
  const { rows } = await from.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = rows.map(({ name }) => name)
  const missing = known.filter((name) => !applied.includes(name))
  return [...missing, ...applied.filter((name) => !known.includes(name) && isContract(name))]
}
