/** A worker continues without a restart after failures of its database. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyFor } from '../../apps/api/src/credentials/secrets.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { letter } from '../../apps/api/src/mail/letter.ts'
import { queueMail } from '../../apps/api/src/mail/mail.ts'
import { openPrisma } from '../../apps/api/src/plugins/db.ts'
import { startMailSink } from '../../apps/api/src/testing/mail-sink.ts'
import { type Database, startDatabase } from '../faults/database.ts'
import { processes, until } from '../faults/processes.ts'
import { freePort } from '../start/postgres.ts'

const timeoutMs = 300_000
let folder: string
let database: Database
let portal: ReturnType<typeof processes>
let sink: Awaited<ReturnType<typeof startMailSink>>
let worker: ReturnType<ReturnType<typeof processes>['run']>
let port: number
const env = readEnv({ NODE_ENV: 'test' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-worker-'))
  database = await startDatabase(folder)
  sink = await startMailSink()
  portal = processes(folder)
  port = await freePort()
  worker = portal.run('worker', {
    DATABASE_URL: database.url,
    SMTP_URL: sink.url,
    WORKER_PORT: String(port),
  })
  await until(async () => (await statusOf('readyz')) === 200, 120, 'the worker is ready')
}, timeoutMs)

afterAll(async () => {
  portal?.stop()
  await sink?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
}, timeoutMs)

beforeEach(() => {
  sink.mails.length = 0
})

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}/${path}`).then(
    ({ status }) => status,
    () => 0,
  )

async function queue(subject: string) {
  const db = openPrisma(database.directUrl(), 1, () => undefined)
  const draft = letter(env, {
    template: 'probe',
    recipient: 'kunde@haendler.example',
    subject: () => subject,
    body: () => ['Guten Tag,'],
  })
  await db.$transaction((tx) => queueMail(tx, { ...draft, key: keyFor(env.SECRET_KEY, 'mail') }))
  await db.$disconnect()
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: database.directUrl() })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const cutAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`

describe('A worker sends mails again, in the same process, after', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a fast shutdown of PostgreSQL', () => database.restart('SIGINT')],
    ['an immediate shutdown', () => database.restart('SIGQUIT')],
    ['a crash', () => database.crash()],
    ['its connections were ended', () => query(cutAll)],
    [
      'its connections were cut for a second',
      async () => {
        for (let cuts = 0; cuts < 20; cuts++) {
          database.cutOne(0)
          await pause(50)
        }
      },
    ],
    [
      'the network was interrupted for 20 seconds',
      async () => {
        database.fallSilent(true)
        await pause(20_000)
        database.fallSilent(false)
      },
    ],
  ])('%s', { timeout: timeoutMs }, async (what, disturb) => {
    await disturb()
    await queue(what)
    const subjects = () => sink.mails.map(({ parsed }) => parsed.subject)
    await expect.poll(subjects, { timeout: 90_000, interval: 200 }).toEqual([what])
    expect(worker.child.exitCode).toBeNull()
    await expect.poll(() => statusOf('readyz'), { timeout: 90_000, interval: 200 }).toBe(200)
  })
})

describe('A worker', () => {
  test('writes its heartbeat to the database and serves metrics to Prometheus', async () => {
    const [row] = await query("SELECT now() - seen_at < interval '60 s' AS fresh FROM worker_heartbeat")
    expect(row).toEqual({ fresh: true })
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(figures).toMatch(/^mail_attempts_total\{outcome="sent"\} [1-9]/m)
    expect(figures).toMatch(/^jobs_total\{job="send-mail",outcome="completed"\} [1-9]/m)
    expect(figures).toMatch(/^worker_last_seen_timestamp_seconds 1\d{9}/m)
    expect(await statusOf('healthz')).toBe(200)
    expect(await statusOf('anything')).toBe(404)
  })

  test('deletes its heartbeat when it ends', { timeout: timeoutMs }, async () => {
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0 })
    expect(await query('SELECT id FROM worker_heartbeat')).toEqual([])
  })

  test('that is started before its database waits for it', { timeout: timeoutMs }, async () => {
    const restarted = database.restart('SIGINT', 6000)
    await pause(1000)
    const early = portal.run('worker', {
      DATABASE_URL: database.url,
      SMTP_URL: sink.url,
      WORKER_PORT: String(port),
    })
    await expect.poll(() => statusOf('healthz'), { timeout: 60_000, interval: 100 }).toBe(200)
    await restarted
    await expect.poll(() => early.output.out, { timeout: 60_000, interval: 200 }).toContain('worker ready')
    expect(early.child.exitCode).toBeNull()
  })
})
