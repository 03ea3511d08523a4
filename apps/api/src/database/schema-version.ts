import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { RowSource } from '../plugins/db.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/** A migration that takes away what the release before still used; its name begins so (docs/releasing.md). */
const isContract = (name: string) => /^\d{14}_contract_/.test(name)

/** The migrations of this build, oldest first. */
export async function knownMigrations(folder = migrationsFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted()
}

/**
 * Why a build cannot serve a database: it lacks one of the build's migrations, or a later release has already taken
 * away what the build uses. Later migrations that only add something are no reason.
 *
 * @param known the build's own migrations
 * @returns the names; empty when the build can serve it
 */
export async function unfitMigrations(from: RowSource, known: readonly string[]): Promise<string[]> {
  const { rows } = await from.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = rows.map(({ name }) => name)
  const missing = known.filter((name) => !applied.includes(name))
  return [...missing, ...applied.filter((name) => !known.includes(name) && isContract(name))]
}
