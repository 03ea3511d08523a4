import { type Problem, problems } from '@portal/contract/problem'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the instance is: signs of life, and what pages are made of. */
    evenWhenBusy?: boolean
  }
}

const tickMs = 50
/** What the last tick counts for: one long task alone is no overload, late ticks in succession are. */
const newest = 0.3

const refusal: Problem = { type: 'overloaded', ...problems.overloaded, errorKey: 'overloaded' }
const body = JSON.stringify(refusal)
const headers = {
  'content-type': 'application/problem+json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  'retry-after': '2',
}

/** How late the event loop is, in milliseconds, smoothed over some ticks. */
function loopDelay() {
  let last = performance.now()
  let delayMs = 0
  const timer = setInterval(() => {
    const now = performance.now()
    delayMs += newest * (now - last - tickMs - delayMs)
    last = now
  }, tickMs)
  timer.unref()
  return { now: () => delayMs, stop: () => clearInterval(timer) }
}

/**
 * Refuses requests at once while the instance has more to do than it can answer in good time: when the event loop is
 * late, or too many requests are under way. Nothing has been read or looked up for a refused request, so that the
 * others are answered as ever, and whoever is refused may come back in two seconds.
 */
export const overloadPlugin = fp(async (app) => {
  const { OVERLOAD_DELAY_MS, OVERLOAD_REQUESTS } = app.env
  const delay = loopDelay()
  app.addHook('onClose', async () => delay.stop())
  let underWay = 0

  const tooMuch = () =>
    underWay >= OVERLOAD_REQUESTS ? 'requests' : delay.now() > OVERLOAD_DELAY_MS ? 'event-loop' : null

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.evenWhenBusy) return
    const reason = tooMuch()
    if (reason) {
      app.refusedRequests.inc({ reason })
      // Not thrown: there are too many to send each through the hooks and the log that an error takes.
      reply.hijack()
      reply.raw.writeHead(refusal.status, headers).end(body)
      return
    }
    underWay++
    // Comes after the last byte, and as well when the caller has gone before.
    reply.raw.once('close', () => underWay--)
  })
})
