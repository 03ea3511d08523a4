import { dismissedMaximum } from '@portal/domain/values/constants'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Transaction } from '../../plugins/db.ts'

/** Marks the cached lists as outdated, and locks the account's row, so that parallel changes wait for each other. */
const raiseRevision = (tx: Transaction, id: number) =>
  tx.account.update({ where: { id }, data: { dismissedRevision: { increment: 1 } }, select: { id: true } })

/**
 * Excludes a vehicle from the account's searches. Repeating it changes nothing.
 * @throws ProblemError car-unknown, dismissed-cars-full
 */
export const dismiss = (db: PrismaClient, accountId: number, fahrzeugid: number, dismissedAt: Date) =>
  db.$transaction(async (tx) => {
    await raiseRevision(tx, accountId)
    if ((await tx.vehicle.count({ where: { fahrzeugid, available: true } })) === 0)
      throw new ProblemError('car-unknown')
    await tx.dismissedCar.createMany({ data: { accountId, fahrzeugid, dismissedAt }, skipDuplicates: true })
    if ((await tx.dismissedCar.count({ where: { accountId } })) > dismissedMaximum)
      throw new ProblemError('dismissed-cars-full')
  })

/**
 * Excludes several vehicles, the first one as the one dismissed last. Unknown ones are ignored.
 * @throws ProblemError dismissed-cars-full
 */
export const dismissSeveral = (db: PrismaClient, accountId: number, ids: number[], dismissedAt: Date) =>
  db.$transaction(async (tx) => {
    await raiseRevision(tx, accountId)
    await tx.$executeRaw`
      INSERT INTO dismissed_car (account_id, fahrzeugid, dismissed_at)
      SELECT ${accountId}, v.fahrzeugid, ${dismissedAt}::timestamptz - wanted.place * interval '1 millisecond'
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted (fahrzeugid, place) JOIN vehicle v USING (fahrzeugid)
      ON CONFLICT DO NOTHING`
    if ((await tx.dismissedCar.count({ where: { accountId } })) > dismissedMaximum)
      throw new ProblemError('dismissed-cars-full')
  })

/** Includes a dismissed vehicle again, or all of them. Repeating it changes nothing. */
export const restore = (db: PrismaClient, accountId: number, fahrzeugid?: number) =>
  db.$transaction(async (tx) => {
    await raiseRevision(tx, accountId)
    await tx.dismissedCar.deleteMany({ where: { accountId, fahrzeugid } })
  })
