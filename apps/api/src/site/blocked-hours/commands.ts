import type { BlockedHours, NewBlockedHours } from '@portal/contract/site/blocked-hours'
import { dateOfDay, dayOfDate, today } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { invalidField } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'

/**
 * Blocks hours of a day; appointments that are already booked stay.
 * @throws ProblemError validation-failed for a past day
 */
export async function blockHours(
  context: CommandContext,
  { date: day, from, until, reason }: NewBlockedHours,
): Promise<BlockedHours> {
  if (day < today(context.now)) throw invalidField('date', t('Das Datum liegt in der Vergangenheit.'))
  const hours = { date: dateOfDay(day), from, until }
  return context.db.$transaction(async (tx) => {
    const { id } = await tx.blockedHours.upsert({
      where: { date_from_until: hours },
      create: { ...hours, reason },
      update: { reason },
    })
    const details = { from, until, reason }
    await audit(tx, { ...actedBy(context), action: 'hours-blocked', subject: `day:${day}`, details })
    return { id, date: day, from, until, reason }
  })
}

/** Unblocks hours; no effect on those that are not blocked. */
export async function unblockHours(context: CommandContext, id: number) {
  await context.db.$transaction(async (tx) => {
    const blocked = await tx.blockedHours.findUnique({ where: { id } })
    const { count } = await tx.blockedHours.deleteMany({ where: { id } })
    if (!blocked || count === 0) return
    const { date, from, until } = blocked
    const subject = `day:${dayOfDate(date)}` as const
    await audit(tx, { ...actedBy(context), action: 'hours-unblocked', subject, details: { from, until } })
  })
}
