/** Kills the worker while it delivers events to the programs of the house (F8). */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealingKey } from '../../apps/api/src/accounts/webhooks/commands.ts'
import { sealText } from '../../apps/api/src/credentials/secrets.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { openPrisma } from '../../apps/api/src/plugins/db.ts'
import { listen } from '../../apps/api/src/testing/servers.ts'
import { queueEventBy } from '../../apps/api/src/webhooks/events.ts'
import { newSecret } from '../../apps/api/src/webhooks/signature.ts'
import { type Database, startDatabase } from './database.ts'
import { aWorker, processes, until } from './processes.ts'
import { shared } from './share.ts'

const kills = Math.max(3, shared(20))
const committed = 40 * kills
const late = 10
const addresses = ['/stock', '/accounting', '/yard']
const env = readEnv({ NODE_ENV: 'test' })

/** For each event and address the ids it arrived with; repetitions must have the same one. */
const arrived = new Map<string, Set<string>>()
let [requests, open] = [0, 0]
/** Slow, so that a kill comes between the arrival of an event and the answer to it. */
const receiver = createServer(async (request, reply) => {
  open += 1
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { data } = JSON.parse(Buffer.concat(chunks).toString())
  const key = `${request.url} ${data.importRunId}`
  arrived.set(key, (arrived.get(key) ?? new Set()).add(String(request.headers['webhook-id'])))
  requests += 1
  await pause(50)
  reply.end('ok')
  open -= 1
})

let folder: string
let database: Database
let db: ReturnType<typeof openPrisma>
let client: pg.Client
let portal: ReturnType<typeof processes>
let worker: ReturnType<typeof aWorker>

beforeAll(async () => {
  const origin = `http://127.0.0.1:${await listen(receiver)}`
  folder = await mkdtemp(join(tmpdir(), 'portal-webhooks-'))
  database = await startDatabase(folder)
  db = openPrisma(database.directUrl(), 2, () => undefined)
  client = new pg.Client({ connectionString: database.directUrl() })
  await client.connect()
  // A transaction of this test stays open while the worker is killed and started several times.
  await client.query('SET idle_in_transaction_session_timeout = 0')
  for (const path of addresses)
    await db.webhookEndpoint.create({
      data: {
        ...{ url: origin + path, description: '', events: ['import.finished'], createdAt: new Date() },
        secret: sealText(sealingKey(env), newSecret()),
      },
    })
  portal = processes(folder)
  worker = aWorker(portal, {
    ...{ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1', WEBHOOK_INNER_ORIGINS: origin },
  })
  await until(worker.isReady, 120, 'the worker is ready')
})

afterAll(async () => {
  portal?.stop()
  await client?.end()
  await db?.$disconnect()
  await database?.stop()
  receiver.close()
  await rm(folder, { recursive: true, force: true })
})

/** Queues an event of each of these runs for every address. Each is about another object, so none waits for another. */
async function queueRuns(first: number, count: number) {
  const rows = `SELECT NULL::int AS dealer_id, 'import-run:' || n AS object,
    jsonb_build_object('importRunId', n, 'state', 'done', 'generation', n) AS data
    FROM generate_series($4::int, $5::int) n`
  await queueEventBy(client, 'import.finished', { rows, values: [first, first + count - 1] }, new Date())
}

const keysOf = (first: number, count: number) =>
  addresses.flatMap((path) => Array.from({ length: count }, (_, index) => `${path} ${first + index}`))

test(`${kills} kills lose no event, and none arrives before its commit`, async () => {
  await client.query('BEGIN')
  await queueRuns(10_000, late)
  await client.query('ROLLBACK')
  await client.query('BEGIN')
  await queueRuns(1, committed)
  await client.query('COMMIT')
  await client.query('BEGIN')
  await queueRuns(20_000, late)
  for (let kill = 0; kill < kills; kill += 1) {
    const before = requests
    await until(() => requests > before + 3 * Math.random() * addresses.length && open > 0, 120, 'deliveries')
    await worker.kill()
    await until(worker.isReady, 120, 'the next worker is ready')
  }
  const expected = keysOf(1, committed)
  await until(() => arrived.size >= expected.length, 240, 'all events are delivered')
  expect([...arrived.keys()].toSorted()).toEqual(expected.toSorted())
  await client.query('COMMIT')

  expected.push(...keysOf(20_000, late))
  await until(() => arrived.size >= expected.length, 120, 'the late events are delivered')
  expect([...arrived.keys()].toSorted()).toEqual(expected.toSorted())
  expect([...arrived.values()].filter((ids) => ids.size > 1)).toEqual([])
  const waiting = () => db.webhookDelivery.count({ where: { state: { not: 'delivered' } } })
  await until(async () => (await waiting()) === 0, 120, 'every delivery is recorded')
  console.log(`${arrived.size} events, ${requests - arrived.size} repetitions`)
})
