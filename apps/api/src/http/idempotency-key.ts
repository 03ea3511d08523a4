import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import { invalidField } from './problem.ts'

const header = 'idempotency-key'

/**
 * The idempotency key of a form or a program, so that a retry after a time-out is not stored twice.
 * @throws ProblemError validation-failed for one that cannot be kept: a retry would be stored twice without a word
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[header]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > 255)
    throw invalidField('Idempotency-Key', t('Ein Idempotency-Key hat 1 bis 255 Zeichen.'))
  return key
}
