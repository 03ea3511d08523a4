import { isIPv6 } from 'node:net'
import { minuteMs } from '@portal/domain/values/durations'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { hmacOf, keyFor } from '../credentials/secrets.ts'
import type { Env } from '../env.ts'
import type { Db } from '../plugins/db.ts'
import { ProblemError } from './problem.ts'

/** A fixed window: at most `limit` tries in `minutes`; reaching the limit locks for another `minutes`. */
export type Window = { limit: number; minutes: number }

/** The key of a counter. It contains a hash of the value, so the table does not reveal login or address. */
export const counterKey = (env: Env, kind: string, value: string) =>
  `${kind}:${hmacOf(keyFor(env.SECRET_KEY, 'counters'), value.toLowerCase())}`

/** The network of a caller: the IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(mapped)) return mapped
  const [head = '', tail] = mapped.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':')
}

/**
 * Takes one try in a single statement, so parallel tries on several instances are counted exactly. Tries beyond the
 * limit neither count nor extend the lock.
 * @returns 0 when the try was granted, else the seconds until the window ends
 */
export async function takeTry(db: Db, key: string, { limit, minutes }: Window, now: Date): Promise<number> {
  const end = new Date(now.getTime() + minutes * minuteMs)
  const granted = await db.$executeRaw`
    INSERT INTO attempt_counter AS c (key, count, expires_at) VALUES (${key}, 1, ${end})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN c.expires_at <= ${now} THEN 1 ELSE c.count + 1 END,
      expires_at = CASE WHEN c.expires_at <= ${now} OR c.count + 1 >= ${limit} THEN ${end} ELSE c.expires_at END
    WHERE c.expires_at <= ${now} OR c.count < ${limit}`
  if (granted > 0) return 0
  const counter = await db.attemptCounter.findUnique({ where: { key } })
  const remainingMs = (counter?.expiresAt.getTime() ?? 0) - now.getTime()
  return Math.max(1, Math.ceil(remainingMs / 1000))
}

/** Takes one try. @throws ProblemError too-many-attempts with the seconds to wait */
export async function limitTries(db: Db, key: string, window: Window, now: Date) {
  const retryAfterSeconds = await takeTry(db, key, window, now)
  if (retryAfterSeconds > 0) throw new ProblemError('too-many-attempts', { retryAfterSeconds })
}

/** Takes back a try that was not a failure. */
export const returnTry = (db: Db, key: string) =>
  db.$executeRaw`UPDATE attempt_counter SET count = count - 1 WHERE key = ${key} AND count > 0`

/** Deletes the counters of these keys. */
export const clearTries = (db: Db, keys: string[]) =>
  db.attemptCounter.deleteMany({ where: { key: { in: keys } } })

/** The limit of a network, with `RATE_LIMITS=relaxed` 1000 times as high. */
export const networkLimit = ({ RATE_LIMITS }: Env, limit: number) =>
  RATE_LIMITS === 'relaxed' ? limit * 1000 : limit

/**
 * Counts a call of this network under `kind`.
 * @throws ProblemError too-many-attempts with the seconds to wait
 */
export async function limitByNetwork(request: FastifyRequest, kind: string, window: Window) {
  const limit = networkLimit(request.server.env, window.limit)
  await limitBy(request, kind, networkOf(request.ip), { ...window, limit })
}

/** Counts a call under `kind` and a value such as an account or an address. @throws ProblemError too-many-attempts */
export async function limitBy(request: FastifyRequest, kind: string, value: string, window: Window) {
  const { db, env, clock } = request.server
  await limitTries(db, counterKey(env, kind, value), window, clock.now())
}

type CallWindow = { key: string; limit: number; seconds: number }

/**
 * Counts a call in a fixed window, in a single statement as above.
 * @returns the calls left in the window, negative beyond the limit, and the seconds until it ends
 */
export async function countCall(pool: Pool, { key, limit, seconds }: CallWindow, now: Date) {
  const { rows } = await pool.query<{ count: number; expires_at: Date }>({
    name: 'count-call',
    text: `
    INSERT INTO attempt_counter AS c (key, count, expires_at) VALUES ($1, 1, $2)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN c.expires_at <= $3 THEN 1 ELSE least(c.count, $4) + 1 END,
      expires_at = CASE WHEN c.expires_at <= $3 THEN $2 ELSE c.expires_at END
    RETURNING count, expires_at`,
    values: [key, new Date(now.getTime() + seconds * 1000), now, limit],
  })
  const { count = 1, expires_at = now } = rows[0] ?? {}
  return {
    left: limit - count,
    secondsLeft: Math.max(1, Math.ceil((expires_at.getTime() - now.getTime()) / 1000)),
  }
}
