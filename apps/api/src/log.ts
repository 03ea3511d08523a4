import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { buildOf } from './build.ts'
import type { Env } from './env.ts'

/** The route's pattern instead of the address: addresses carry link tokens, e-mail addresses and search terms. */
const request = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url ?? 'unknown',
})

/** An error without its words where these may quote what a person typed; the places in the code always stay. */
function failure(error: Error) {
  const { type, stack } = pino.stdSerializers.err(error)
  const code = 'code' in error ? String(error.code) : undefined
  const quotesInput = error.name.startsWith('Prisma') || error.name === 'ZodError'
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return { type, code, message: quotesInput ? error.name : error.message, stack: frames.join('\n') }
}

/**
 * What the logs of API and worker hold: chosen fields only, so that no token, cookie or personal data can slip in.
 * Every line names the build that wrote it.
 */
export const loggerOptions = (env: Env) => ({
  level: env.LOG_LEVEL,
  base: { pid: process.pid, hostname: hostname(), ...buildOf(env) },
  serializers: { req: request, err: failure },
})

const repeatAfterMs = 60_000

/**
 * Writes an outage that many requests and connections meet at the same time: the first error at once, then one line a
 * minute with how many there were since the line before.
 *
 * @param nowMs a clock that only goes forward
 */
export function outageLog(
  write: (fields: { err: unknown; times: number }) => void,
  nowMs = () => performance.now(),
) {
  let times = 0
  let writtenAtMs = Number.NEGATIVE_INFINITY
  return (err: unknown) => {
    times += 1
    if (nowMs() - writtenAtMs < repeatAfterMs) return
    write({ err, times })
    times = 0
    writtenAtMs = nowMs()
  }
}
