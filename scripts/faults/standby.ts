/** A hot standby of a PostgreSQL that runs here, for tests and measurements of reading from a replica. */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster } from '../start/postgres.ts'
import { openDoor } from './database.ts'

/** Runs a statement; again when the standby ends it because it needs the row versions itself. */
async function tell(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '40001')) throw error
    await tell(url, text)
  } finally {
    await client.end()
  }
}

/** Copies the files of a running server as `pg_basebackup` does; the WAL is streamed over the connection afterwards. */
async function copyOf(primaryUrl: string, primaryFiles: string, files: string) {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  await client.query(`SELECT pg_create_physical_replication_slot('standby', true)`)
  await client.query(`SELECT pg_backup_start('standby', true)`)
  execFileSync('cp', ['-a', primaryFiles, files])
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  rmSync(join(files, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(join(files, 'pg_wal'), { withFileTypes: true }))
    if (name.isFile()) rmSync(join(files, 'pg_wal', name.name))
  writeFileSync(join(files, 'backup_label'), rows[0]?.labelfile ?? '')
  copyFileSync(`${primaryFiles}.password`, `${files}.password`)
}

/**
 * Builds and starts a standby that follows a running server.
 *
 * @param primary the folder of its files and an address with the superuser's password
 */
export async function startStandby(primary: { files: string; url: string }, files: string) {
  await copyOf(primary.url, primary.files, files)
  const { hostname, port, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(
    join(files, 'postgresql.auto.conf'),
    `\nprimary_conninfo = '${source}'\nprimary_slot_name = 'standby'\n`,
  )
  writeFileSync(join(files, 'standby.signal'), '')
  // The server may run as another user than this process.
  const { uid, gid } = statSync(primary.files)
  for (const path of [`${files}.password`, join(files, 'backup_label'), join(files, 'standby.signal')])
    chownSync(path, uid, gid)
  let cluster: Cluster = await startCluster(files)
  const url = () => cluster.url('postgres')
  const door = await openDoor(() => Number(new URL(url()).port))
  const fixed = new URL(url())
  fixed.port = String(door.port)
  return {
    /** The address, which restarts do not change. */
    url: fixed.href,
    /** Stops applying received changes until `resume`. */
    pause: () => tell(url(), 'SELECT pg_wal_replay_pause()'),
    resume: () => tell(url(), 'SELECT pg_wal_replay_resume()'),
    kill: () =>
      process.kill(Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    stop: async () => {
      door.close()
      await cluster.stop()
    },
    start: async () => {
      cluster = await startCluster(files)
    },
  }
}
