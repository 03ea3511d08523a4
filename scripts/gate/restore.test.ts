/** Backup and point-in-time recovery with the operator's scripts, after a kill and after the loss of the disk. */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyMigrations } from '../../apps/api/src/database/migrate.ts'
import { processes } from '../faults/processes.ts'
import { type Cluster, freePort, startCluster } from '../start/postgres.ts'

const patience = 300_000
const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let cluster: Cluster | undefined
let settings: NodeJS.ProcessEnv
let data: string
/** Every table with its number of rows and the checksum of their contents, at `moment`. */
let expected: Record<string, string>
/** The point in time of the recovery: a second after the rows that must be there, and before the last one. */
let moment: string

const at = (name: string) => join(folder, name)
const run = (script: string, args: string[] = [], changes: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(join(root, 'infra', script), args, { env: { ...settings, ...changes } })
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)),
  )

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster?.url('postgres') })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

async function contents() {
  const tables = await query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const sql = `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`
    sums[name] = (await query<{ sum: string }>(sql))[0]?.sum ?? ''
  }
  return sums
}

const someRows = (action: string) =>
  query(
    `INSERT INTO audit_entry (action, subject) SELECT '${action}', 'row:' || n FROM generate_series(1, 500) n`,
  )

/** The embedded server may run as another user than this test. */
function giveToServer(path: string) {
  const { uid, gid } = statSync(`${data}.password`)
  chownSync(path, uid, gid)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveToServer(join(path, name))
}

const kill = () => {
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

/** Starts PostgreSQL on the restored files and waits until recovery has ended. */
async function startRestored(path: string) {
  copyFileSync(`${data}.password`, `${path}.password`)
  giveToServer(`${path}.password`)
  giveToServer(path)
  const started = await startCluster(path)
  cluster = started
  const isRecovering = async () => (await query<{ is: boolean }>('SELECT pg_is_in_recovery() AS "is"'))[0]?.is
  await expect.poll(isRecovering, { timeout: 60_000, interval: 100 }).toBe(false)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-restore-'))
  chmodSync(folder, 0o755)
  data = at('postgres')
  for (const name of ['wal', 'backups', 'bin']) mkdirSync(at(name), { recursive: true })
  chmodSync(at('wal'), 0o777)
  const baseBackup = join(root, 'scripts/faults/pg-basebackup.ts')
  const psql = join(root, 'scripts/faults/psql.ts')
  for (const [name, script] of Object.entries({ pg_basebackup: baseBackup, psql }))
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`, {
      mode: 0o755,
    })
  const archive = `WAL_ARCHIVE="${at('wal')}" "${join(root, 'infra/postgres/archive-wal.sh')}" %p %f`
  cluster = await startCluster(data, {
    settings: ['archive_mode=on', 'archive_timeout=30s', `archive_command=${archive}`],
  })
  await applyMigrations(cluster.url('postgres'))
  settings = {
    PATH: `${at('bin')}:${process.env.PATH}`,
    DATABASE_URL: cluster.url('postgres'),
    BACKUPS: at('backups'),
    WAL_ARCHIVE: at('wal'),
    AGE_RECIPIENT: 'none',
    OFFSITE: 'none',
    TZ: 'Europe/Berlin',
  }
  await someRows('before-backup')
  await run('backup.sh')
  await someRows('after-backup')
  await query('SELECT pg_switch_wal()')
  await someRows('in-the-last-segment')
  expected = await contents()
  const [time] = await query<{ now: string }>(
    `SELECT to_char(now() AT TIME ZONE 'Europe/Berlin' + interval '1 second', 'YYYY-MM-DD HH24:MI:SS') AS now`,
  )
  moment = time?.now ?? ''
  await pause(2000)
  await query("INSERT INTO audit_entry (action, subject) VALUES ('mistake', 'the last row')")
  kill()
}, patience)

afterAll(async () => {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
}, patience)

const backupName = () => readdirSync(at('backups')).find((name) => /^\d{8}T\d{6}Z$/.test(name)) ?? ''

describe('restore.sh', () => {
  test('changes nothing without a backup of that time, with a damaged one, or over a database', async () => {
    const PGDATA = at('nowhere')
    const early = run('restore.sh', ['--to', '2020-01-01 00:00:00'], { PGDATA })
    expect(await failureOf(early)).toContain('Zu diesem Zeitpunkt gibt es keine Sicherung.')
    expect(await failureOf(run('restore.sh', ['--to', 'gestern?'], { PGDATA }))).toContain('Kein Zeitpunkt')

    const damaged = at('damaged')
    mkdirSync(join(damaged, backupName()), { recursive: true })
    for (const name of readdirSync(join(at('backups'), backupName())))
      copyFileSync(join(at('backups'), backupName(), name), join(damaged, backupName(), name))
    writeFileSync(join(damaged, backupName(), 'contents'), 'x', { flag: 'a' })
    expect(await failureOf(run('restore.sh', [], { PGDATA, BACKUPS: damaged }))).toContain('beschädigt')
    expect(existsSync(PGDATA)).toBe(false)

    expect(await failureOf(run('restore.sh', [], { PGDATA: data }))).toContain('liegt schon eine Datenbank')
    expect(existsSync(join(data, 'PG_VERSION'))).toBe(true)
  })

  test('restores the state before the last row from the archive alone, with a `.partial` last segment', {
    timeout: patience,
  }, async () => {
    const last = readdirSync(join(data, 'pg_wal'))
      .filter((name) => /^[0-9A-F]{24}$/.test(name) && !existsSync(join(at('wal'), `${name}.gz`)))
      .toSorted()
    for (const name of last) copyFileSync(join(data, 'pg_wal', name), join(at('wal'), `${name}.partial`))
    const PGDATA = at('restored')
    await run('restore.sh', ['--to', moment, '--no-files'], { PGDATA })
    await startRestored(PGDATA)
    expect(await contents()).toEqual(expected)

    const port = await freePort()
    const portal = processes(folder, { DATABASE_URL: cluster?.url('postgres') ?? '', PORT: String(port) })
    portal.run('main')
    const status = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(status, { timeout: 120_000, interval: 200 }).toBe(200)
    portal.stop()
    await cluster?.stop()
    for (const name of last) await rm(join(at('wal'), `${name}.partial`))
  })

  test('restores the state before the last row over the killed database, whose last WAL it reads', {
    timeout: patience,
  }, async () => {
    await run('restore.sh', ['--to', moment, '--replace', '--no-files'], { PGDATA: data })
    await startRestored(data)
    expect(await contents()).toEqual(expected)
    await cluster?.stop()
  })

  test('restores the last row too without a point in time', { timeout: patience }, async () => {
    const [aside] = readdirSync(folder).filter((name) => name.startsWith('postgres.before-'))
    const last = join(at(aside ?? ''), 'pg_wal')
    for (const name of readdirSync(last).filter((file) => /^[0-9A-F]{24}$/.test(file)))
      if (!existsSync(join(at('wal'), `${name}.gz`)))
        copyFileSync(join(last, name), join(at('wal'), `${name}.partial`))
    const PGDATA = at('to-the-end')
    await run('restore.sh', ['--no-files'], { PGDATA })
    await startRestored(PGDATA)
    const { audit_entry: before, ...others } = expected
    const { audit_entry: after, ...othersAfter } = await contents()
    expect(othersAfter).toEqual(others)
    expect(Number(after?.split(' ')[0])).toBe(Number(before?.split(' ')[0]) + 1)
  })
})
