import type { BlockedHours, NewBlockedHours } from '@portal/contract/blocked-hours'
import { today } from '@portal/domain/appointment'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { audit } from '../audit/commands.ts'

type Acting = { actorId: number; now: Date }

/**
 * Blocks hours of a day; appointments that are already booked stay.
 * @throws ProblemError validation-failed for a past day
 */
export async function blockHours(
  db: PrismaClient,
  { date: day, from, until, reason }: NewBlockedHours,
  { actorId, now: at }: Acting,
): Promise<BlockedHours> {
  if (day < today(at)) {
    const errors = [{ path: 'date', message: 'Das Datum liegt in der Vergangenheit.' }]
    throw new ProblemError('validation-failed', { errors })
  }
  const hours = { date: new Date(`${day}T00:00:00Z`), from, until }
  return db.$transaction(async (tx) => {
    const { id } = await tx.blockedHours.upsert({
      where: { date_from_until: hours },
      create: { ...hours, reason },
      update: { reason },
    })
    const details = { from, until, reason }
    await audit(tx, { actorId, action: 'hours-blocked', subject: `day:${day}`, details, at })
    return { id, date: day, from, until, reason }
  })
}

/** Unblocks hours; no effect on those that are not blocked. */
export async function unblockHours(db: PrismaClient, id: number, { actorId, now: at }: Acting) {
  await db.$transaction(async (tx) => {
    const blocked = await tx.blockedHours.findUnique({ where: { id } })
    const { count } = await tx.blockedHours.deleteMany({ where: { id } })
    if (!blocked || count === 0) return
    const { date, from, until } = blocked
    const subject = `day:${date.toISOString().slice(0, 10)}`
    await audit(tx, { actorId, action: 'hours-unblocked', subject, details: { from, until }, at })
  })
}
