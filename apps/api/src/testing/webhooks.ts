import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { deliverWebhook } from '../accounts/webhooks/jobs.ts'
import type { WebhookJob } from '../plugins/job-queues.ts'
import { systemResolve } from '../webhooks/target.ts'
import { api } from './api.ts'
import { listen } from './servers.ts'

export type Received = { url: string; headers: IncomingHttpHeaders; body: string }
type Reply = { status: number; body?: string; headers?: OutgoingHttpHeaders; isSilent?: boolean }

/** A company's program on loopback that stores what it receives. */
export async function startReceiver() {
  const received: Received[] = []
  const state: { answer: (request: Received) => Reply } = { answer: () => ({ status: 200, body: 'ok' }) }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const one = {
      ...{ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() },
    }
    received.push(one)
    const { status, body, headers, isSilent } = state.answer(one)
    if (!isSilent) reply.writeHead(status, headers).end(body)
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  return {
    ...{ received, state, origin },
    /** The JSON of each body received. */
    bodies: () => received.map(({ body }) => JSON.parse(body)),
    stop: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  }
}

/**
 * The jobs of deliveries that are due, oldest first; they are taken from the queue. A delay counts from the time of
 * the database, so the clock of the test decides by the time of the delivery.
 */
async function dueJobs() {
  const { pool, clock } = api()
  const { rows } = await pool.query<{ data: WebhookJob }>(
    `WITH due AS (
       DELETE FROM pgboss.job j WHERE name = 'deliver-webhook' AND start_after <= $1 AND NOT EXISTS (
         SELECT FROM webhook_delivery d
         WHERE d.id = (j.data->>'deliveryId')::int AND d.round = (j.data->>'round')::int AND d.next_at > $1)
       RETURNING *)
     SELECT data FROM due ORDER BY created_on, (data->>'deliveryId')::int`,
    [clock.now()],
  )
  return rows.map(({ data }) => data)
}

/** Executes the due jobs as the worker does, and those that follow from them at once. */
export async function deliverDue(timeoutMs = 500) {
  const { db, env, clock } = api()
  const delivering = { db, env, now: clock.now, resolve: systemResolve, timeoutMs }
  for (let jobs = await dueJobs(); jobs.length > 0; jobs = await dueJobs())
    for (const job of jobs) await deliverWebhook(delivering, job)
}
