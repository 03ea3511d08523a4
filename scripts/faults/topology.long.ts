/**
 * `pnpm test:topology`: the whole production topology on one machine without containers. Two API instances behind a
 * proxy, a worker, primary and standby, object store and mail server are killed or made unreachable one by one, and at
 * the end the database is restored from its backup.
 */
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailSink } from '../../apps/api/src/testing/mail-sink.ts'
import { someMetrics } from '../../apps/api/src/testing/metrics.ts'
import { startObjectStore } from '../../apps/api/src/testing/object-store.ts'
import { startCluster } from '../start/postgres.ts'
import { aCaller } from './caller.ts'
import { aSignedInDealer, deliver, lookInto } from './content.ts'
import { type Database, startDatabase } from './database.ts'
import { startFront } from './front.ts'
import { anInstance, aWorker, type Instance, processes, until } from './processes.ts'
import { startStandby } from './standby.ts'
import { aForm } from './writers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cars = 12
let folder: string
let database: Database
let standby: Awaited<ReturnType<typeof startStandby>>
let store: Awaited<ReturnType<typeof startObjectStore>>
let sink: Awaited<ReturnType<typeof startMailSink>>
let portal: ReturnType<typeof processes>
let instances: Instance[]
let worker: ReturnType<typeof aWorker>
let front: Awaited<ReturnType<typeof startFront>>
let figures: Awaited<ReturnType<typeof someMetrics>>
let dealer: ReturnType<typeof aCaller>
let scriptSettings: NodeJS.ProcessEnv
const watched: number[] = []

const at = (name: string) => join(folder, name)
const runScript = (script: string, args: string[] = [], changes: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(join(root, 'infra', script), args, { env: { ...scriptSettings, ...changes } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-topology-'))
  chmodSync(folder, 0o755)
  for (const name of ['wal', 'backups', 'bin', 'data']) mkdirSync(at(name), { recursive: true })
  chmodSync(at('wal'), 0o777)
  const archive = `WAL_ARCHIVE="${at('wal')}" "${join(root, 'infra/postgres/archive-wal.sh')}" %p %f`
  database = await startDatabase(folder, ['archive_mode=on', `archive_command=${archive}`])
  standby = await startStandby({ files: at('postgres'), url: database.url }, at('standby'))
  store = await startObjectStore()
  sink = await startMailSink()
  figures = await someMetrics()
  portal = processes(folder, {
    ...{ DATABASE_URL: database.url, DATABASE_READ_URL: standby.url, SMTP_URL: sink.url, ...store.settings },
    OVERLOAD_DELAY_MS: '60000',
  })
  const files = { folder: at('deliveries'), databaseUrl: database.url, cars, price: 10_000 }
  expect(await (await deliver(portal, files)).ended).toEqual({ code: 0, error: '' })
  instances = [await anInstance(portal, { METRICS_PORT: String(figures.port) }), await anInstance(portal, {})]
  worker = aWorker(portal, {})
  front = await startFront(instances)
  await until(worker.isReady, 120, 'the worker is ready')
  for (const { isReady } of instances) await until(isReady, 120, 'an instance is ready')
  const { cookies } = await aSignedInDealer(database.directUrl())
  dealer = aCaller(front.origin, cookies)
  const baseBackup = join(root, 'scripts/faults/pg-basebackup.ts')
  const psql = join(root, 'scripts/faults/psql.ts')
  for (const [name, script] of Object.entries({ pg_basebackup: baseBackup, psql }))
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`, {
      mode: 0o755,
    })
  scriptSettings = {
    PATH: `${at('bin')}:${process.env.PATH}`,
    ...{ DATABASE_URL: database.directUrl(), BACKUPS: at('backups'), WAL_ARCHIVE: at('wal') },
    ...{ DATA_DIR: at('data'), AGE_RECIPIENT: 'none', OFFSITE: 'none', TZ: 'Europe/Berlin' },
  }
  await runScript('backup.sh')
})

afterAll(async () => {
  front?.stop()
  portal?.stop()
  await sink?.stop()
  await store?.stop()
  await standby?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The status of a call, 0 when the connection broke. */
const statusOf = (path: string) =>
  aCaller(front.origin)
    .send('GET', path)
    .then(
      ({ status }) => status,
      () => 0,
    )
const answers = async () => (await statusOf('/mvp/api/mvp-car-stocks?size=24')) === 200
const watch = async () => {
  const fahrzeugid = watched.length + 1
  const { status } = await dealer.send('POST', '/mvp/api/mvp-user-watches', { fahrzeugid })
  if (status === 200 || status === 201) watched.push(fahrzeugid)
  return status
}
const readsFrom = async (source: string) =>
  Number(
    new RegExp(`^database_row_reads_total\\{source="${source}"\\} (\\d+)`, 'm').exec(
      await figures.read(),
    )?.[1] ?? 0,
  )
const fromReplica = async () => {
  const before = await readsFrom('replica')
  for (let turn = 1; turn <= 4; turn += 1) await statusOf(`/mvp/api/mvp-car-stocks/${turn}`)
  return (await readsFrom('replica')) > before
}
const photoPath = async () => {
  const { text } = await aCaller(front.origin).send('GET', '/mvp/api/mvp-car-stocks?size=1')
  const [car] = JSON.parse(text)
  const { ordner, datei } = car.mvpcarstockimages[0]
  return `/mvp/api/image?${new URLSearchParams({ path: ordner, img_name: datei })}`
}

test('requests are answered, with vehicles from the standby and photos from the object store', async () => {
  expect(await answers()).toBe(true)
  expect(store.objects.size).toBeGreaterThan(0)
  expect(await statusOf(await photoPath())).toBe(200)
  await until(fromReplica, 30, 'vehicles are read from the standby')
  expect(await watch()).toBeLessThan(300)
})

test('a killed instance gets no requests', async () => {
  await instances[1]?.kill()
  await until(answers, 10, 'the other instance answers')
  expect(await watch()).toBeLessThan(300)
  await until(() => instances[1]?.isReady() ?? false, 120, 'the killed instance is back')
})

test('a mail server that refuses and a killed worker delay mails but lose none', async () => {
  sink.state.refusal = { at: 'connection', code: 421 }
  await worker.kill()
  const register = aCaller(front.origin).send(
    'POST',
    '/uaa/api/registerdealer',
    aForm('neu@haendler.example'),
  )
  expect((await register).status).toBe(201)
  await until(worker.isReady, 120, 'the worker is back')
  expect(sink.mails).toHaveLength(0)
  sink.state.refusal = null
  await until(() => sink.mails.length > 0, 120, 'the mail arrives')
})

test('a killed standby is replaced by the primary until it is back', async () => {
  standby.kill()
  expect(await answers()).toBe(true)
  expect(await statusOf('/mvp/api/mvp-car-stocks/1')).toBe(200)
  await standby.start()
  await until(fromReplica, 60, 'vehicles are read from the standby again')
})

test('an unreachable object store affects the photos, not the pages', async () => {
  const photo = await photoPath()
  store.setReachable(false)
  expect(await statusOf(photo)).toBe(404)
  expect(await answers()).toBe(true)
  store.setReachable(true)
  expect(await statusOf(photo)).toBe(200)
})

test('a killed primary loses no confirmed write', async () => {
  await database.crash()
  await until(async () => (await watch()) < 300, 60, 'writing works again')
  expect(await answers()).toBe(true)
  expect(instances.every(({ isRunning }) => isRunning())).toBe(true)
})

test('a restored database has every confirmed write, and the portal starts on it', {
  timeout: 300_000,
}, async () => {
  const source = lookInto(database.directUrl())
  await source.$queryRaw`SELECT pg_switch_wal()::text`
  const count = await source.watch.count()
  await source.$disconnect()
  expect(count).toBe(watched.length)
  const PGDATA = at('restored')
  await runScript('restore.sh', ['--replace', '--no-files'], { PGDATA, DATA_DIR: at('restored-data') })
  const { uid, gid } = statSync(at('postgres.password'))
  copyFileSync(at('postgres.password'), `${PGDATA}.password`)
  execFileSync('chown', ['-R', `${uid}:${gid}`, PGDATA, `${PGDATA}.password`])
  const restored = await startCluster(PGDATA)
  const instance = await anInstance(portal, { DATABASE_URL: restored.url('postgres'), DATABASE_READ_URL: '' })
  await until(instance.isReady, 120, 'an instance is ready on the restored database')
  const copy = lookInto(restored.url('postgres'))
  await until(async () => (await copy.watch.count()) === count, 60, 'every confirmed write is there')
  await copy.$disconnect()
  portal.stop()
  await restored.stop()
})
