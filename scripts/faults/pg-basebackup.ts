/**
 * Replaces `pg_basebackup`, which the embedded PostgreSQL does not include, for the options of `infra/backup.sh`:
 * a base backup by the server's own functions (PostgreSQL manual, 25.3.4), packed as `base.tar.gz` with its WAL.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'

const { values } = parseArgs({
  strict: false,
  options: { dbname: { type: 'string' }, pgdata: { type: 'string' } },
})
const target = String(values.pgdata)
const client = new pg.Client({ connectionString: String(values.dbname) })
await client.connect()
const textOf = async (sql: string) => String(Object.values((await client.query(sql)).rows[0])[0])
const source = await textOf('SHOW data_directory')
await mkdir(target, { recursive: true })
const copy = await mkdtemp(join(target, 'copy-'))

const isLeftOut = /^(?:postmaster\.(?:pid|opts)|pg_replslot\/.|pg_stat_tmp\/.|pg_wal\/archive_status\/.)/
const copyOf = (folder: string, options: { withWal: boolean }) =>
  cp(join(source, folder), join(copy, folder), {
    recursive: true,
    filter: (path) => {
      const name = relative(source, path)
      return !isLeftOut.test(name) && (options.withWal || !/^pg_wal\/[^a]/.test(name))
    },
  })

await client.query("SELECT pg_backup_start('portal', true)")
await copyOf('', { withWal: false })
const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()')
await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '')
await client.end()
await copyOf('pg_wal', { withWal: true })
execFileSync('tar', ['-czf', join(target, 'base.tar.gz'), '-C', copy, '.'])
await rm(copy, { recursive: true })
