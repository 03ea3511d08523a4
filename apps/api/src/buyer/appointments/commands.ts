import type { BlockedDate } from '@portal/contract/buyer/enquiries'
import {
  appointmentMessages,
  dateOfDay,
  dayOfWire,
  freeTimes,
  instantOf,
  judgeTime,
  today,
} from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { invalidField } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { isBlockedAt } from '../../site/blocked-hours/queries.ts'
import { bookedAt, lastBookableDay, reasonAgainst } from './queries.ts'

/**
 * Books a place in the calendar within the caller's transaction; a concurrent booking of the same time waits.
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
  if (!day) throw invalidField('appointment_date', t('Ungültiges Datum'))
  if (day < today(now)) throw invalidField('appointment_date', t('Das Datum liegt in der Vergangenheit.'))
  if (day > lastBookableDay(now))
    throw invalidField('appointment_date', t('Das Datum liegt zu weit in der Zukunft.'))
  const reason = await reasonAgainst(tx, day)
  if (reason) throw invalidField('appointment_date', reason)
  if (freeTimes(now, day).length === 0) throw invalidField('appointment_date', appointmentMessages.blocked)
  const verdict = judgeTime(now, day, wire.time)
  if (verdict !== 'ok') throw invalidField('appointment_time', appointmentMessages[verdict])
  if (await isBlockedAt(tx, day, wire.time))
    throw invalidField('appointment_time', t('Zu dieser Uhrzeit sind keine Termine möglich.'))

  const instant = instantOf(day, wire.time)
  await lockByName(tx, `slot ${instant.toISOString()}`)
  if ((await bookedAt(tx, instant)) >= capacity)
    throw invalidField('appointment_time', appointmentMessages.full)
  return instant
}

/**
 * Blocks a day for appointments, or changes the reason of a blocked one.
 * @throws ProblemError validation-failed for a past day
 */
export async function blockDate(
  context: CommandContext,
  { date: day, reason }: BlockedDate,
): Promise<BlockedDate> {
  if (day < today(context.now)) throw invalidField('date', t('Das Datum liegt in der Vergangenheit.'))
  const date = dateOfDay(day)
  await context.db.$transaction(async (tx) => {
    await tx.blockedDate.upsert({ where: { date }, create: { date, reason }, update: { reason } })
    await audit(tx, {
      ...actedBy(context),
      action: 'day-blocked',
      subject: `day:${day}`,
      details: { reason },
    })
  })
  return { date: day, reason }
}

/** Unblocks a day; no effect on a day that is not blocked. */
export async function unblockDate(context: CommandContext, day: string) {
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.blockedDate.deleteMany({ where: { date: dateOfDay(day) } })
    if (count > 0) await audit(tx, { ...actedBy(context), action: 'day-unblocked', subject: `day:${day}` })
  })
}
