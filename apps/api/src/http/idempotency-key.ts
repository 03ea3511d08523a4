import type { FastifyRequest } from 'fastify'

/** The form's idempotency key (at most 255 characters), so that a retry after a time-out is not stored twice. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.length <= 255 ? key : undefined
}
