import type { EntryChange, TradeCalculation, WatchGroup } from '@portal/contract/buyer/watch-desk'
import { watchGroupsMaximum } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import { type Db, isUniqueViolation, lockByName } from '../../plugins/db.ts'
import { watchCar } from '../watchlist/commands.ts'

/** Records the current price and availability as reported, so that mails report only later changes. */
const switchMailsOn = Prisma.sql`
  mail_on_change = true,
  told_price = CASE WHEN mail_on_change THEN told_price ELSE v.haendlerpreisbrutto END,
  told_available = CASE WHEN mail_on_change THEN told_available ELSE v.available END`

/**
 * Sets group and mail switch of the named entries; those of other accounts are left alone.
 * @throws ProblemError not-found for a group of another account
 */
export const changeEntries = (db: PrismaClient, accountId: number, change: EntryChange, now: Date) =>
  db.$transaction(async (tx) => {
    const { ids, groupId, mailOnChange } = change
    const where = { accountId, id: { in: ids } }
    if (groupId !== undefined) {
      if (groupId !== null && !(await tx.watchGroup.findFirst({ where: { id: groupId, accountId } })))
        throw new ProblemError('not-found')
      await tx.watch.updateMany({ where, data: { groupId, datemodified: now } })
    }
    if (mailOnChange === false)
      await tx.watch.updateMany({ where, data: { mailOnChange, datemodified: now } })
    if (mailOnChange === true)
      await tx.$executeRaw`
        UPDATE watch w SET ${switchMailsOn}, datemodified = ${now} FROM vehicle v
        WHERE v.fahrzeugid = w.fahrzeugid AND w.account_id = ${accountId} AND w.id = ANY(${ids})`
  })

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = t('Es gibt bereits eine Gruppe mit diesem Namen.')
  throw new ProblemError('validation-failed', { errors: [{ path: 'name', message }] })
}

/** @throws ProblemError validation-failed for a name in use, watch-groups-full */
export const createGroup = (
  db: PrismaClient,
  accountId: number,
  name: string,
  now: Date,
): Promise<WatchGroup> =>
  db
    .$transaction(async (tx) => {
      await lockByName(tx, `watch groups ${accountId}`)
      if ((await tx.watchGroup.count({ where: { accountId } })) >= watchGroupsMaximum)
        throw new ProblemError('watch-groups-full')
      const data = { accountId, name, createdAt: now }
      return tx.watchGroup.create({ data, select: { id: true, name: true } })
    })
    .catch(refuseTaken)

/** @throws ProblemError not-found, validation-failed for a name in use */
export async function renameGroup(db: Db, accountId: number, id: number, name: string): Promise<WatchGroup> {
  const { count } = await db.watchGroup
    .updateMany({ where: { id, accountId }, data: { name } })
    .catch(refuseTaken)
  if (count === 0) throw new ProblemError('not-found')
  return { id, name }
}

/** @throws ProblemError not-found */
export async function removeGroup(db: Db, accountId: number, id: number) {
  const { count } = await db.watchGroup.deleteMany({ where: { id, accountId } })
  if (count === 0) throw new ProblemError('not-found')
}

/**
 * Keeps a calculation with the vehicle's entry, which is created if needed.
 * @throws ProblemError car-unknown, car-sold, watchlist-full
 */
export async function saveCalculation(
  db: PrismaClient,
  account: SignedIn,
  fahrzeugid: number,
  calculation: TradeCalculation,
  now: Date,
): Promise<TradeCalculation> {
  await watchCar(db, account, fahrzeugid, now)
  const data = { ...calculation, calculatedById: account.id, datemodified: now }
  await db.watch.updateMany({ where: { accountId: holderOf(account), fahrzeugid }, data })
  return calculation
}
