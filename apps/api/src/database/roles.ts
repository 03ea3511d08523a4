import pg from 'pg'

/** Roles that work with the database; the owner of its tables, which may change them, only migrates. */
const roleNames = ['portal_app', 'portal_backup', 'portal_reader'] as const
export type RoleName = (typeof roleNames)[number]
export type RolePasswords = Partial<Record<RoleName, string>>

/** What a standby is asked for (`plugins/replica.ts`); the row of a new car depends on a setting. */
const readTables = [
  ...['vehicle', 'vehicle_file', 'condition_version', 'damage_photo', 'price_change', 'stock_generation'],
  'setting',
]

const grants: Record<RoleName, string[]> = {
  /** API, worker and the operator's commands. An import creates tables in `staging` and uses VACUUM and ANALYZE. */
  portal_app: [
    'GRANT USAGE ON SCHEMA public, pgboss TO portal_app',
    'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO portal_app',
    'GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public, pgboss TO portal_app',
    'GRANT USAGE, CREATE ON SCHEMA staging TO portal_app',
    'GRANT MAINTAIN ON ALL TABLES IN SCHEMA public TO portal_app',
    'REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM portal_app',
  ],
  /** Base backups, reading every table, and the reports of `infra/report.sh`. */
  portal_backup: ['GRANT SELECT, INSERT, UPDATE ON setting TO portal_backup'],
  portal_reader: [
    'GRANT USAGE ON SCHEMA public TO portal_reader',
    `GRANT SELECT ON ${readTables.join(', ')} TO portal_reader`,
  ],
}
/** Only a superuser may grant these; an operator of the database, like CloudNativePG, makes backups itself. */
const grantsOfSuperuser = [
  'ALTER ROLE portal_backup REPLICATION',
  'GRANT pg_read_all_data TO portal_backup',
  'GRANT EXECUTE ON FUNCTION pg_create_restore_point(text), pg_switch_wal() TO portal_backup',
]

async function existingRoles(client: pg.ClientBase) {
  const text = 'SELECT rolname AS name FROM pg_roles WHERE rolname = ANY($1)'
  const { rows } = await client.query<{ name: string }>(text, [roleNames])
  return new Set(rows.map(({ name }) => name))
}

/** Creates the roles that have a password, and gives every existing one what it needs; again after each migration. */
export async function grantRoles(client: pg.ClientBase, passwords: RolePasswords) {
  const existing = await existingRoles(client)
  const { rows } = await client.query<{ is_superuser: string }>('SHOW is_superuser')
  for (const name of roleNames) {
    const password = passwords[name]
    if (password) {
      const verb = existing.has(name) ? 'ALTER' : 'CREATE'
      await client.query(`${verb} ROLE ${name} LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
      existing.add(name)
    }
    if (!existing.has(name)) continue
    const isComplete = name === 'portal_backup' && rows[0]?.is_superuser === 'on'
    for (const statement of [...grants[name], ...(isComplete ? grantsOfSuperuser : [])])
      await client.query(statement)
  }
}
