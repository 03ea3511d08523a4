import type { Db } from '../../plugins/db.ts'

/** The vehicles an account has dismissed, the last one first. */
export async function dismissedBy(db: Db, accountId: number): Promise<number[]> {
  const rows = await db.dismissedCar.findMany({
    where: { accountId },
    orderBy: [{ dismissedAt: 'desc' }, { fahrzeugid: 'desc' }],
    select: { fahrzeugid: true },
  })
  return rows.map(({ fahrzeugid }) => fahrzeugid)
}
