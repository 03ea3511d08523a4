import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { operationMetrics } from './operation-metrics.ts'
import { openStatusPort } from './status-port.ts'

const damagedKinds = ['photo', 'report'] as const
const refusalReasons = ['requests', 'event-loop', 'address'] as const
type RefusalReason = (typeof refusalReasons)[number]

declare module 'fastify' {
  interface FastifyInstance {
    /** Files with missing or changed bytes; any value above 0 should raise an alert. */
    damagedFiles: { inc: (labels: { kind: (typeof damagedKinds)[number] }) => void }
    /** Requests refused under overload (`http/overload.ts`). */
    refusedRequests: { inc: (labels: { reason: RefusalReason }) => void }
    /** Requests that are being answered (`http/overload.ts`). */
    openRequests: { inc: () => void; dec: () => void }
    /** Reads of vehicles by the server that answered them (`plugins/replica.ts`). */
    rowReads: { inc: (labels: { source: 'primary' | 'replica' }) => void }
  }
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * Prometheus metrics of this instance at `/metrics`, on a separate port (`METRICS_PORT`) that must not be public.
 * Routes are labelled by pattern, so no label contains an address, token or search term.
 */
export const metricsPlugin = fp(async (app) => {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const damaged = new Counter({
    name: 'files_damaged_total',
    help: 'Requests for a stored file whose bytes are missing or damaged',
    labelNames: ['kind'],
    registers,
  })
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because the instance was overloaded',
    labelNames: ['reason'],
    registers,
  })
  // A counter that first appears with 1 has not increased for Prometheus, so each exists from the start.
  for (const kind of damagedKinds) damaged.inc({ kind }, 0)
  for (const reason of refusalReasons) refused.inc({ reason }, 0)
  const failed = new Counter({
    name: 'http_requests_failed_total',
    help: 'Requests that ended in an unexpected error',
    registers,
  })
  const open = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered, without those that always are (pages, assets, probes)',
    registers,
  })
  const rowReads = new Counter({
    name: 'database_row_reads_total',
    help: 'Reads of vehicles by the server that answered them; counted where there is a replica',
    labelNames: ['source'],
    registers,
  })
  app.decorate('rowReads', rowReads)
  app.decorate('damagedFiles', damaged)
  app.decorate('refusedRequests', refused)
  app.decorate('openRequests', { inc: () => open.inc(), dec: () => open.dec() })
  const port = app.env.METRICS_PORT
  if (port === undefined) return

  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'stock_vehicles',
    help: 'Vehicles in the search index of this instance',
    registers,
    collect() {
      this.set(app.stock.isReady ? app.stock.index.size : 0)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500 && reply.statusCode !== 503) failed.inc()
  })

  const readOperation = operationMetrics(app, registers)
  const close = await openStatusPort(port, app.env.HOST, async (request, reply) => {
    if (request.url !== '/metrics') return void reply.writeHead(404).end()
    await readOperation()
    reply.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  app.addHook('onClose', close)
})
