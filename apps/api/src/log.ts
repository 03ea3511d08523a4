import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { buildOf } from './build.ts'
import { withoutApiKeys } from './credentials/api-keys.ts'
import type { Env } from './env.ts'

/** Logs the route's pattern instead of the URL, which may contain link tokens, e-mail addresses and search terms. */
const request = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url ?? 'unknown',
})

/**
 * An error without its message where the message may contain user input; the stack frames are always kept. pg-boss
 * reports some errors as plain objects, which are no instances of Error and may lack every field.
 */
function failure(error: Partial<Error> & { code?: unknown }) {
  const { name = 'Error', message = '', stack = '', code } = error
  const type = error instanceof Error ? pino.stdSerializers.err(error).type : name
  const containsInput = name.startsWith('Prisma') || name === 'ZodError'
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type,
    code: code === undefined ? undefined : String(code),
    message: containsInput ? name : message,
    stack: frames.join('\n'),
  }
}

/**
 * Logger options of API and worker. Only selected fields are logged, so no token, cookie or personal data can leak.
 * Every line names the build.
 */
export const loggerOptions = (env: Env) => ({
  level: env.LOG_LEVEL,
  base: { pid: process.pid, hostname: hostname(), ...buildOf(env) },
  serializers: { req: request, err: failure },
  /** The last line of defence: a key in the message of an error, or wherever else, is not written. */
  hooks: { streamWrite: withoutApiKeys },
})

const repeatAfterMs = 60_000

/**
 * Logs an outage that affects many requests and connections: the first error at once, then one line per minute with
 * the number of errors since the previous line.
 *
 * @param nowMs a monotonic clock
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
