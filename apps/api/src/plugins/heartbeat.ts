import { hostname } from 'node:os'
import { dayMs } from '@portal/domain/values/durations'
import type { PrismaClient } from '../../generated/prisma/client.ts'

const beatMs = 15_000
/** A worker whose last heartbeat is older does not run, or cannot reach the database. */
export const workerMissingMs = 4 * beatMs
/** Whether and when this worker last reached the database. */
export type Heartbeat = { isFresh: () => boolean; lastSeenAt: () => Date | null; stop: () => Promise<void> }

/** Updates the row of this worker every 15 seconds until stopped, and deletes rows of workers that ended a day ago. */
export function startHeartbeat(
  db: PrismaClient,
  now: () => Date,
  onError: (error: Error) => void,
): Heartbeat {
  const id = `${hostname()}:${process.pid}`
  const startedAt = now()
  let lastSeenAt: Date | null = null
  let running: Promise<void> | undefined

  async function beat() {
    const seenAt = now()
    await db.workerHeartbeat.upsert({ where: { id }, create: { id, startedAt, seenAt }, update: { seenAt } })
    await db.workerHeartbeat.deleteMany({
      where: { seenAt: { lt: new Date(seenAt.getTime() - dayMs) } },
    })
    lastSeenAt = seenAt
  }
  const next = () => {
    running ??= beat()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }
  next()
  const timer = setInterval(next, beatMs)
  return {
    isFresh: () => lastSeenAt !== null && now().getTime() - lastSeenAt.getTime() < workerMissingMs,
    lastSeenAt: () => lastSeenAt,
    stop: async () => {
      clearInterval(timer)
      await running
      await db.workerHeartbeat.deleteMany({ where: { id } }).catch(onError)
    },
  }
}
