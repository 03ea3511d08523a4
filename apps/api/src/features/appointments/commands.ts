import type { BlockedDate } from '@portal/contract/enquiries'
import type { FieldError } from '@portal/contract/problem'
import { appointmentMessages, dayOfWire, instantOf, judgeTime, today } from '@portal/domain/appointment'
import { ProblemError } from '../../http/problem.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
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

  const instant = instantOf(day, wire.time)
  await lockByName(tx, `slot ${instant.toISOString()}`)
  if ((await bookedAt(tx, instant)) >= capacity) throw refuse('appointment_time', appointmentMessages.full)
  return instant
}

/** Blocks a day for appointments, or changes the reason of a blocked one. */
export async function blockDate(db: Db, day: string, reason: string | null): Promise<BlockedDate> {
  const date = new Date(`${day}T00:00:00Z`)
  await db.blockedDate.upsert({ where: { date }, create: { date, reason }, update: { reason } })
  return { date: day, reason }
}

/** Unblocks a day; no effect on a day that is not blocked. */
export async function unblockDate(db: Db, day: string) {
  await db.blockedDate.deleteMany({ where: { date: new Date(`${day}T00:00:00Z`) } })
}
