import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { Env } from './env.ts'

/** The route's pattern instead of the address: addresses carry link tokens, e-mail addresses and search terms. */
const request = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url ?? 'unknown',
})

/**
 * An error without its words where these may quote what a person typed; the places in the code always stay. Libraries
 * also hand over copies of errors (pg-boss, when the database ends while it asks), which are no instances of Error.
 */
function failure(error: Partial<Error> & { code?: unknown }) {
  const { name = 'Error', message = '', stack = '', code } = error
  const type = error instanceof Error ? pino.stdSerializers.err(error).type : name
  const quotesInput = name.startsWith('Prisma') || name === 'ZodError'
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type,
    code: code === undefined ? undefined : String(code),
    message: quotesInput ? name : message,
    stack: frames.join('\n'),
  }
}

/** What the logs of API and worker hold: chosen fields only, so that no token, cookie or personal data can slip in. */
export const loggerOptions = (env: Env) => ({
  level: env.LOG_LEVEL,
  serializers: { req: request, err: failure },
})
