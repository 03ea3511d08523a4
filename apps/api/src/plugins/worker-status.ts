import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Env } from '../env.ts'
import type { SendingOutcome } from '../mail/sending.ts'
import type { Heartbeat } from './heartbeat.ts'
import type { JobName } from './job-queues.ts'
import { openStatusPort } from './status-port.ts'

/** The figures of one worker, in the Prometheus format. */
export function workerMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail: sent, refused for this recipient, this mail or by the server, or given up after 72 hours',
    labelNames: ['outcome'],
    registers,
  })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Background jobs that ended, by kind and outcome',
    labelNames: ['job', 'outcome'],
    registers,
  })
  return {
    registry,
    countMail: (outcome: SendingOutcome) => attempts.inc({ outcome }),
    countJob: (job: JobName, outcome: string) => jobs.inc({ job, outcome }),
  }
}

/**
 * Answers `/healthz` (the process responds), `/readyz` (it reached the database within the last minute) and `/metrics` on
 * WORKER_PORT; without that setting nothing is opened.
 * @returns closes the port
 */
export async function openWorkerStatus(env: Env, registry: Registry, heartbeat: Heartbeat) {
  const port = env.WORKER_PORT
  if (port === undefined) return async () => undefined
  new Gauge({
    name: 'worker_last_seen_timestamp_seconds',
    help: 'When this worker last reached the database',
    registers: [registry],
    collect() {
      this.set((heartbeat.lastSeenAt()?.getTime() ?? 0) / 1000)
    },
  })
  return openStatusPort(port, env.HOST, async (request, reply) => {
    if (request.url === '/metrics')
      return void reply.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
    if (request.url === '/healthz') return void reply.writeHead(200).end('ok')
    if (request.url !== '/readyz') return void reply.writeHead(404).end()
    const isReady = heartbeat.isFresh()
    reply.writeHead(isReady ? 200 : 503).end(isReady ? 'ok' : 'not-ready')
  })
}
