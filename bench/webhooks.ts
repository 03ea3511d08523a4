import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { sealingKey } from '../apps/api/src/accounts/webhooks/commands.ts'
import { sealText } from '../apps/api/src/credentials/secrets.ts'
import { applyMigrations } from '../apps/api/src/database/migrate.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { queueEventBy } from '../apps/api/src/webhooks/events.ts'
import { newSecret } from '../apps/api/src/webhooks/signature.ts'
import { endsWithParent } from '../scripts/start/children.ts'
import type { Cluster } from '../scripts/start/postgres.ts'
import { compiled, memoryLimits } from '../scripts/start/server-limits.ts'
import { heading, publish, row, verdict } from './report.ts'
import { withCluster } from './server.ts'

/** How many times the time with all targets answering the one beside a silent target may be. */
const mostDelayed = 1.2
/**
 * Both cases of a round run at the same time, each with its worker and database, so whatever else the machine does slows
 * both alike. The round with the median ratio counts.
 */
const rounds = 3

/** Targets by the first part of their path; the silent one receives and never answers. */
async function startTargets(silent: number | null) {
  const arrivedAt = new Map<string, number>()
  const server = createServer(async (request, reply) => {
    const [, target] = (request.url ?? '').split('/')
    if (target === String(silent)) return
    request.resume()
    const id = String(request.headers['webhook-id'])
    if (!arrivedAt.has(id)) arrivedAt.set(id, Date.now())
    reply.end('ok')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The targets do not listen.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    arrivedAt,
    stop: () => server.close().closeAllConnections(),
  }
}

/** Starts a worker as in production and waits until it works. */
async function startWorker(databaseUrl: string, origin: string, folder: string) {
  const env = { ...process.env, ...compiled, DATABASE_URL: databaseUrl, DATA_DIR: folder, NODE_ENV: 'test' }
  const worker = fork(fileURLToPath(new URL('../apps/api/src/worker.ts', import.meta.url)), {
    env: { ...env, SMTP_URL: 'smtp://127.0.0.1:1', WEBHOOK_INNER_ORIGINS: origin, LOG_LEVEL: 'info' },
    execArgv: [...endsWithParent, ...memoryLimits],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  await new Promise<void>((ready) =>
    worker.stdout?.on('data', (chunk) => String(chunk).includes('worker ready') && ready()),
  )
  return {
    stop: () => {
      worker.kill('SIGTERM')
      return ended
    },
  }
}

type Run = { round: number; events: number; targets: number; silent: number | null }

/** Queues events evenly for all targets in one transaction. @returns seconds from then until each healthy one arrived */
async function measure({ cluster, folder }: { cluster: Cluster; folder: string }, run: Run) {
  const { round, events, targets, silent } = run
  const name = `webhooks_${silent === null ? 'healthy' : 'silent'}_${round}`
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  await applyMigrations(cluster.url(name))
  const outside = await startTargets(silent)
  const client = new pg.Client({ connectionString: cluster.url(name) })
  await client.connect()
  const env = readEnv({ NODE_ENV: 'test' })
  for (let target = 0; target < targets; target += 1)
    await client.query(
      `INSERT INTO webhook_endpoint (url, description, events, secret, created_at)
       VALUES ($1, '', '{import.finished}', $2, now())`,
      [`${outside.origin}/${target}/`, sealText(sealingKey(env), newSecret())],
    )
  const worker = await startWorker(cluster.url(name), outside.origin, folder)
  const rows = `SELECT NULL::int AS dealer_id, 'import-run:' || n AS object,
    jsonb_build_object('importRunId', n, 'state', 'done', 'generation', n) AS data
    FROM generate_series(1, $4::int) n`
  await queueEventBy(client, 'import.finished', { rows, values: [Math.ceil(events / targets)] }, new Date())
  const queuedAt = Date.now()
  const expected = Math.ceil(events / targets) * (targets - (silent === null ? 0 : 1))
  while (outside.arrivedAt.size < expected) await pause(50)
  const seconds = [...outside.arrivedAt.values()].map((at) => (at - queuedAt) / 1000)
  await worker.stop()
  await client.end()
  outside.stop()
  return seconds.toSorted((one, other) => one - other)
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

type Round = { healthy: number[]; beside: number[] }
const ratioOf = ({ healthy, beside }: Round, share: number) =>
  quantile(beside, share) / quantile(healthy, share)

/** `pnpm bench webhooks [events] [targets]`: deliveries to many targets, with and without one that never answers. */
export async function run([events = '10000', targets = '100']: string[]) {
  await withCluster(async (cluster, folder) => {
    const size = { events: Number(events), targets: Number(targets) }
    const place = { cluster, folder: join(folder, 'data') }
    const measured: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [healthy, beside] = await Promise.all([
        measure(place, { ...size, round, silent: null }),
        measure(place, { ...size, round, silent: size.targets - 1 }),
      ])
      measured.push({ healthy, beside })
    }
    const ordered = measured.toSorted((one, other) => ratioOf(one, 0.95) - ratioOf(other, 0.95))
    const median = ordered[Math.floor(rounds / 2)]
    if (!median) throw new Error('Nothing was measured.')
    const { healthy, beside } = median
    const limit = quantile(healthy, 0.95) * mostDelayed
    const line = (name: string, sorted: number[], most: number | null) => {
      const [p50, p95, last] = [quantile(sorted, 0.5), quantile(sorted, 0.95), quantile(sorted, 1)]
      const rate = Math.round(sorted.length / last)
      const goal = most === null ? '-' : `p95 <= ${most.toFixed(1)}`
      return row(
        ...[name, sorted.length.toLocaleString('en'), p50.toFixed(1), p95.toFixed(1), last.toFixed(1)],
        ...[rate, goal, verdict(p95, most)],
      )
    }
    await publish('webhooks', 'Webhooks', [
      `${size.events.toLocaleString('en')} events, queued at once for ${size.targets} targets; one worker delivers them. Both cases run at the same time, each with a worker and a database of its own; the median of ${rounds} rounds, whose ratios of p95 are ${ordered.map((round) => ratioOf(round, 0.95).toFixed(2)).join(', ')}. Seconds until an event has arrived at a target that answers:\n`,
      ...heading('targets', 'events', 'p50 s', 'p95 s', 'last s', 'events/s', 'goal', 'verdict'),
      line('all answer', healthy, null),
      line('one of them accepts and never answers', beside, limit),
    ])
  })
}
