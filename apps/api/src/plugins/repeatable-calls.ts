import { isHouseScope } from '@portal/domain/accounts/api-keys'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hashOf } from '../credentials/secrets.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { conflict, ProblemError } from '../http/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call is recorded under this `Idempotency-Key`, and its answer is stored. */
    repeatableKey: string | null
  }
}

type Stored = { digest: string; status: number | null; answer: string | null }

/** The content of an upload is not part of it: it has not been read yet, and commands recognise a file they know. */
const digestOf = ({ method, url, body }: FastifyRequest) =>
  hashOf(`${method} ${url}\n${body === undefined ? '' : JSON.stringify(body)}`)

/**
 * Executes a creating call of a program of the house once for each `Idempotency-Key`: a repetition is answered as before.
 * Calls of companies' keys recognise repetitions in the transaction that stores them.
 *
 * After a crash between the change and the record of its answer nobody knows the result; the call is then refused until
 * the program uses another `Idempotency-Key`, because a second execution could create a second object.
 */
export const repeatableCallsPlugin = fp(async (app) => {
  app.decorateRequest('repeatableKey', null)

  app.addHook('preHandler', async (request, reply) => {
    const { apiKeyId, method } = request
    const { scope } = request.routeOptions.config
    const key = idempotencyKeyOf(request)
    if (apiKeyId === null || key === undefined || method !== 'POST' || !scope || !isHouseScope(scope)) return
    const digest = digestOf(request)
    const inserted = await app.pool.query(
      `INSERT INTO repeatable_call (api_key_id, key, digest, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [apiKeyId, key, digest, app.clock.now()],
    )
    if (inserted.rowCount === 1) {
      request.repeatableKey = key
      return
    }
    const { rows } = await app.pool.query<Stored>(
      'SELECT digest, status, answer FROM repeatable_call WHERE api_key_id = $1 AND key = $2',
      [apiKeyId, key],
    )
    const [first] = rows
    if (first && first.digest !== digest) throw new ProblemError('idempotency-mismatch')
    if (!first || first.status === null)
      throw conflict(t('Der erste Aufruf mit diesem Idempotency-Key ist noch nicht beantwortet.'))
    return reply
      .code(first.status)
      .type('application/json; charset=utf-8')
      .serializer((payload: string) => payload)
      .send(first.answer ?? '')
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { apiKeyId, repeatableKey } = request
    if (repeatableKey === null) return payload
    if (reply.statusCode < 300)
      await app.pool.query(
        'UPDATE repeatable_call SET status = $3, answer = $4 WHERE api_key_id = $1 AND key = $2',
        [apiKeyId, repeatableKey, reply.statusCode, typeof payload === 'string' ? payload : null],
      )
    // A refused or failed call has changed nothing and may be repeated.
    else
      await app.pool.query('DELETE FROM repeatable_call WHERE api_key_id = $1 AND key = $2', [
        apiKeyId,
        repeatableKey,
      ])
    return payload
  })
})
