import type { BlockedDate } from '@portal/contract/enquiries'
import type { FieldError } from '@portal/contract/problem'
import { appointmentMessages, dayOfWire, instantOf, judgeTime, today } from '@portal/domain/appointment'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { audit } from '../audit/commands.ts'
import { isBlockedAt } from '../blocked-hours/queries.ts'
import { bookedAt, lastBookableDay, reasonAgainst } from './queries.ts'

const refuse = (path: FieldError['path'], message: string) =>
  new ProblemError('validation-failed', { errors: [{ path, message }] })

/**
 * Books a place in the calendar within the caller's transaction; a concurrent caller for the last place waits.
 *
 * @param wire day 'dd-mm-yyyy' and time 'HH:MM' of Europe/Berlin
 * @returns the instant of the appointment
 * @throws ProblemError validation-failed naming appointment_date or appointment_time (specification section 5)
 */
export async function takeSlot(
  tx: Transaction,
  wire: { date: string; time: string },
  now: Date,
  capacity: number,
) {
  const day = dayOfWire(wire.date)
  if (!day) throw refuse('appointment_date', 'Ungültiges Datum')
  if (day < today(now)) throw refuse('appointment_date', 'Das Datum liegt in der Vergangenheit.')
  if (day > lastBookableDay(now)) throw refuse('appointment_date', 'Das Datum liegt zu weit in der Zukunft.')
  const reason = await reasonAgainst(tx, day)
  if (reason) throw refuse('appointment_date', reason)
  const verdict = judgeTime(now, day, wire.time)
  if (verdict !== 'ok') throw refuse('appointment_time', appointmentMessages[verdict])
  if (await isBlockedAt(tx, day, wire.time))
    throw refuse('appointment_time', 'Zu dieser Uhrzeit sind keine Termine möglich.')

  const instant = instantOf(day, wire.time)
  await lockByName(tx, `slot ${instant.toISOString()}`)
  if ((await bookedAt(tx, instant)) >= capacity) throw refuse('appointment_time', appointmentMessages.full)
  return instant
}

type Acting = { actorId: number; now: Date }

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Blocks a day for appointments, or changes the reason of a blocked one.
 * @throws ProblemError validation-failed for a past day
 */
export async function blockDate(
  db: PrismaClient,
  { date: day, reason }: BlockedDate,
  { actorId, now: at }: Acting,
): Promise<BlockedDate> {
  if (day < today(at)) throw refuse('date', 'Das Datum liegt in der Vergangenheit.')
  const date = dateOf(day)
  await db.$transaction(async (tx) => {
    await tx.blockedDate.upsert({ where: { date }, create: { date, reason }, update: { reason } })
    await audit(tx, { actorId, action: 'day-blocked', subject: `day:${day}`, details: { reason }, at })
  })
  return { date: day, reason }
}

/** Unblocks a day; no effect on a day that is not blocked. */
export async function unblockDate(db: PrismaClient, day: string, { actorId, now: at }: Acting) {
  await db.$transaction(async (tx) => {
    const { count } = await tx.blockedDate.deleteMany({ where: { date: dateOf(day) } })
    if (count > 0) await audit(tx, { actorId, action: 'day-unblocked', subject: `day:${day}`, at })
  })
}
