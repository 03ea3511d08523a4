import type { BlockedHours, NewBlockedHours } from '@portal/contract/site/blocked-hours'
import { dateOfDay, dayOfDate, today } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import { audit } from '../../audit/audit.ts'
import { invalidField } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'

type Context = Pick<CommandContext, 'db' | 'actorId' | 'now'>

/**
 * Blocks hours of a day; appointments that are already booked stay.
 * @throws ProblemError validation-failed for a past day
 */
export async function blockHours(
  { db, actorId, now: at }: Context,
  { date: day, from, until, reason }: NewBlockedHours,
): Promise<BlockedHours> {
  if (day < today(at)) throw invalidField('date', t('Das Datum liegt in der Vergangenheit.'))
  const hours = { date: dateOfDay(day), from, until }
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
export async function unblockHours({ db, actorId, now: at }: Context, id: number) {
  await db.$transaction(async (tx) => {
    const blocked = await tx.blockedHours.findUnique({ where: { id } })
    const { count } = await tx.blockedHours.deleteMany({ where: { id } })
    if (!blocked || count === 0) return
    const { date, from, until } = blocked
    const subject = `day:${dayOfDate(date)}` as const
    await audit(tx, { actorId, action: 'hours-unblocked', subject, details: { from, until }, at })
  })
}
