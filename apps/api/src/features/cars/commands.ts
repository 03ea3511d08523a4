import type { Transaction } from '../../plugins/db.ts'
import { queueJob } from '../../plugins/jobs.ts'

/**
 * Increments the stock generation for changed vehicles and notifies every instance at the commit. Must run in the
 * transaction that changed them.
 *
 * @param published vehicles that became available for the first time, for the search notifications
 * @returns the new generation
 */
export async function announceStockChange(
  tx: Transaction,
  fahrzeugids: number[],
  published: number[] = [],
): Promise<number> {
  const { generation } = await tx.stockGeneration.upsert({
    where: { id: 1 },
    create: { id: 1, generation: 1 },
    update: { generation: { increment: 1 } },
  })
  await tx.stockChange.createMany({
    data: fahrzeugids.map((fahrzeugid) => ({
      generation,
      fahrzeugid,
      published: published.includes(fahrzeugid),
    })),
  })
  await queueJob(tx, 'stock-changed', {})
  await tx.$executeRaw`SELECT pg_notify('stock', ${String(generation)})`
  return generation
}
