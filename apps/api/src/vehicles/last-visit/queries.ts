import type { LastVisit } from '@portal/contract/accounts/account'
import type { Db } from '../../plugins/db.ts'

/** When the account's visit before the current one ended. */
export async function lastVisitOf(db: Db, id: number): Promise<LastVisit> {
  const { lastVisitAt } = await db.account.findUniqueOrThrow({ where: { id }, select: { lastVisitAt: true } })
  return { lastVisitAt: lastVisitAt?.toISOString() ?? null }
}
