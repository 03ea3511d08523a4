import type { IncomingMessage } from 'node:http'
import { type Problem, problems } from '@portal/contract/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not refused under overload: health checks and the files of pages. */
    evenWhenBusy?: boolean
    /** A health check: several a second, so it is not traced. */
    isProbe?: boolean
  }
}

/**
 * At most so many requests of one address may wait for the rest of their bodies. They cost memory only, but without a
 * limit one address could take all connections of the instance.
 */
const arrivingPerAddress = 64

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

/** Whether the body of a request has not been received completely; requests without a body never wait. */
const isArriving = ({ headers, complete }: IncomingMessage) =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Counts by key; a key that returns to 0 is forgotten. */
function tally() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: 1 | -1) {
      const count = (counts.get(key) ?? 0) + change
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}

/**
 * Refuses requests while the instance is overloaded: when the event loop is delayed, or when too many requests are
 * open. A request counts from the moment its body is complete, so that bodies which never arrive take no place. A
 * refused request costs no reads, so the accepted ones are answered at normal speed. Clients may retry after two
 * seconds.
 */
export const overloadPlugin = fp(async (app) => {
  const { OVERLOAD_DELAY_MS, OVERLOAD_REQUESTS } = app.env
  const delay = loopDelay()
  app.addHook('onClose', async () => delay.stop())
  let openRequests = 0
  const arriving = tally()

  function overloadReason({ ip, raw }: FastifyRequest) {
    if (openRequests >= OVERLOAD_REQUESTS) return 'requests'
    if (delay.now() > OVERLOAD_DELAY_MS) return 'event-loop'
    return isArriving(raw) && arriving.of(ip) >= arrivingPerAddress ? 'address' : null
  }

  /** Emitted after the last byte, and also when the client disconnects early. */
  function countUntilClosed(reply: FastifyReply) {
    openRequests++
    app.openRequests.inc()
    reply.raw.once('close', () => {
      openRequests--
      app.openRequests.dec()
    })
  }

  /** Counts the request for its address while its body arrives, then as open. */
  function countWhenComplete({ ip, raw }: FastifyRequest, reply: FastifyReply) {
    arriving.add(ip, 1)
    let isWaiting = true
    const settle = (isComplete: boolean) => {
      if (!isWaiting) return
      isWaiting = false
      arriving.add(ip, -1)
      if (isComplete && !reply.raw.closed) countUntilClosed(reply)
    }
    raw.once('end', () => settle(true))
    reply.raw.once('close', () => settle(false))
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.evenWhenBusy) return
    const reason = overloadReason(request)
    if (reason) {
      app.refusedRequests.inc({ reason })
      // Not thrown: error hooks and logging would cost too much for this many requests.
      reply.hijack()
      // The connection of an unfinished body cannot be used again.
      const closing = isArriving(request.raw) ? { connection: 'close' } : {}
      reply.raw.writeHead(refusal.status, { ...headers, ...closing }).end(body)
      return
    }
    if (isArriving(request.raw)) countWhenComplete(request, reply)
    else countUntilClosed(reply)
  })
})
