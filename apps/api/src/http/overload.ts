import { type Problem, problems } from '@portal/contract/problem'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not refused under overload: health checks and the files of pages. */
    evenWhenBusy?: boolean
  }
}

const tickMs = 50
/** Weight of the last tick: a single long task is no overload, several late ticks in a row are. */
const latestWeight = 0.3

const refusal: Problem = { type: 'overloaded', ...problems.overloaded, errorKey: 'overloaded' }
const body = JSON.stringify(refusal)
const headers = {
  'content-type': 'application/problem+json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  'retry-after': '2',
}

/** The event loop delay in milliseconds, smoothed over several ticks. */
function loopDelay() {
  let last = performance.now()
  let delayMs = 0
  const timer = setInterval(() => {
    const now = performance.now()
    delayMs += latestWeight * (now - last - tickMs - delayMs)
    last = now
  }, tickMs)
  timer.unref()
  return { now: () => delayMs, stop: () => clearInterval(timer) }
}

/**
 * Refuses requests while the instance is overloaded: when the event loop is delayed, or when too many requests are
 * open. A refused request costs no reads, so the accepted ones are answered at normal speed. Clients may retry after
 * two seconds.
 */
export const overloadPlugin = fp(async (app) => {
  const { OVERLOAD_DELAY_MS, OVERLOAD_REQUESTS } = app.env
  const delay = loopDelay()
  app.addHook('onClose', async () => delay.stop())
  let openRequests = 0

  const overloadReason = () =>
    openRequests >= OVERLOAD_REQUESTS ? 'requests' : delay.now() > OVERLOAD_DELAY_MS ? 'event-loop' : null

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.evenWhenBusy) return
    const reason = overloadReason()
    if (reason) {
      app.refusedRequests.inc({ reason })
      // Not thrown: error hooks and logging would cost too much for this many requests.
      reply.hijack()
      reply.raw.writeHead(refusal.status, headers).end(body)
      return
    }
    openRequests++
    // Emitted after the last byte, and also when the client disconnects early.
    reply.raw.once('close', () => openRequests--)
  })
})
