import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FieldError, type Problem, type ProblemType, problems } from '@portal/contract/problem'
import type { Language } from '@portal/domain/site/language'
import { t } from '@portal/domain/values/text'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { outageLog } from '../log.ts'
import { isDatabaseUnavailable } from '../plugins/db.ts'
import { isDiskFull } from '../plugins/files.ts'
import { languageOf, translatedInto } from './language.ts'
import { ProblemError } from './problem.ts'
import type { HeaderSet } from './security-headers.ts'

/** `/price_from` of the validator becomes `price_from`. */
const fieldOf = (instancePath: string) => instancePath.replace(/^\//, '').replaceAll('/', '.')

/** The title and the messages of the fields in the reader's language; the detail is the first of the messages (U-39). */
function bodyOf({ type, title, status, errors }: ProblemError, language: Language): Problem {
  const body: Problem = { type, title: translatedInto(language, title), status, errorKey: type }
  if (!errors) return body
  const flaws = errors.map((error) => ({ ...error, message: translatedInto(language, error.message) }))
  return { ...body, detail: flaws[0]?.message, errors: flaws }
}

function answer(reply: FastifyReply, error: ProblemError) {
  const body = bodyOf(error, languageOf(reply.request))
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  return reply
    .code(error.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body)
}

/** An unrecognised key has no path, so its name is taken from the issue. */
function fieldErrors(error: FastifyError): FieldError[] {
  return (error.validation ?? []).flatMap(({ instancePath, message, params }) => {
    const unknown = Array.isArray(params.keys) ? params.keys.map(String) : []
    if (unknown.length > 0)
      return unknown.map((path) => ({ path, message: t('Dieses Feld ist nicht bekannt.') }))
    return [{ path: fieldOf(instancePath), message: message ?? t('Ungültiger Wert.') }]
  })
}

const byStatus: Partial<Record<number, ProblemType>> = {
  404: 'not-found',
  413: 'validation-failed',
  415: 'media-type-not-supported',
  429: 'too-many-attempts',
  503: 'unavailable',
}

/** How long a client has to read the answer to a request that could not be parsed, before its connection is closed. */
const lingerMs = 1000

/** Handlers for errors before any hook runs; they set the common headers themselves. */
export const earlyErrorHandlers = (headers: HeaderSet) => ({
  /** Node could not parse the request, so there is no route and no reply object, only a socket. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
    if (!socket.writable) return void socket.destroy()
    const type = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-too-slow' : 'validation-failed'
    const { status, title } = problems[type]
    const body = JSON.stringify({ type, title, status, errorKey: type })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'connection: close',
    ]
    // `end` closes this side only: the client could keep the connection, and with it the request, open.
    socket.setTimeout(lingerMs, () => socket.destroy())
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
      if (type === 'request-too-slow') socket.destroy()
    })
  },
  /** The router could not decode the URL. */
  frameworkErrors(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    for (const [name, value] of headers) reply.header(name, value)
    void answer(reply, new ProblemError('not-found'))
  },
})

/**
 * The only place that turns errors into responses. Six cases: ProblemError, schema validation, database unavailable,
 * disk full, Fastify's own 4xx, and all others, which are logged and answered without details.
 */
export const problemsPlugin = fp(async (app) => {
  const unavailable = outageLog((fields) => app.log.warn(fields, 'a part is unavailable'))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ProblemError) {
      if (error.type === 'unavailable') unavailable(error)
      else if (error.status >= 500) request.log.error({ err: error }, 'request failed')
      return answer(reply, error)
    }
    if (hasZodFastifySchemaValidationErrors(error))
      return answer(reply, new ProblemError('validation-failed', { errors: fieldErrors(error) }))
    if (isDatabaseUnavailable(error)) {
      app.logDatabaseOutage(error)
      return answer(reply, new ProblemError('unavailable', { cause: error }))
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'disk full')
      return answer(reply, new ProblemError('storage-full', { cause: error }))
    }
    const status = error.statusCode ?? 500
    if (status < 500 || status === 503)
      return answer(reply, new ProblemError(byStatus[status] ?? 'validation-failed', { cause: error }))
    request.log.error({ err: error }, 'unexpected error')
    return answer(reply, new ProblemError('internal'))
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, new ProblemError('not-found')))
})
