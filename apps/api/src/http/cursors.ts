import { timingSafeEqual } from 'node:crypto'
import { t } from '@portal/domain/values/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hmacOf, keyFor } from '../credentials/secrets.ts'
import type { Env } from '../env.ts'
import { invalidField } from './problem.ts'

/** The lists that a program can walk; a cursor of one is refused by the others. */
type List = 'purchases' | 'stock'

const signed = (env: Env, list: List, id: number) =>
  hmacOf(keyFor(env.SECRET_KEY, 'cursors'), `${list}:${id}`)

const cursorAfter = (env: Env, list: List, id: number) =>
  Buffer.from(`${id}.${signed(env, list, id)}`).toString('base64url')

/**
 * The id of the last row that a program has read; 0 for an empty cursor, which begins the walk.
 * @throws ProblemError validation-failed for a cursor that the portal has not made for this list
 */
export function idOfCursor(env: Env, list: List, cursor: string): number {
  if (cursor === '') return 0
  const [, id = '', signature = ''] =
    /^(\d{1,10})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const [given, expected] = [Buffer.from(signature), Buffer.from(signed(env, list, Number(id)))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw invalidField(
      'cursor',
      t('Dieser Zeiger gehört nicht zu dieser Liste. Bitte beginnen Sie von vorn.'),
    )
  return Number(id)
}

/**
 * Names the next page of a walk, by the last row of this one, in `Link` and `X-Next-Cursor`; the last page has neither.
 * Rows are in the order of their ids, so rows that are added or removed meanwhile shift no others.
 */
export function announceNext(
  request: FastifyRequest,
  reply: FastifyReply,
  list: List,
  { ids, size }: { ids: readonly number[]; size: number },
) {
  const last = ids.at(-1)
  if (last === undefined || ids.length < size) return
  const cursor = cursorAfter(request.server.env, list, last)
  const { pathname } = new URL(request.url, 'http://portal')
  const query = new URLSearchParams({ cursor, size: String(size) })
  reply.header('x-next-cursor', cursor).header('link', `<${pathname}?${query}>; rel="next"`)
}
