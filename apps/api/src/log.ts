import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
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

/** What the logs of API and worker hold: chosen fields only, so that no token, cookie or personal data can slip in. */
export const loggerOptions = (env: Env) => ({
  level: env.LOG_LEVEL,
  serializers: { req: request, err: failure },
})
