import type { Db } from '../../plugins/db.ts'

/** Until when the logins of accounts are locked after too many wrong passwords; those that are not are missing. */
export async function lockedUntilOf(db: Db, accountIds: number[], now: Date): Promise<Map<number, Date>> {
  const locks = await db.loginLock.groupBy({
    by: ['accountId'],
    where: { accountId: { in: accountIds }, until: { gt: now } },
    _max: { until: true },
  })
  return new Map(
    locks.flatMap(({ accountId, _max }) => (_max.until ? [[accountId, _max.until] as const] : [])),
  )
}
