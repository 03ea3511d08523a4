import type { Transaction } from '../plugins/db.ts'
import { queueJob } from '../plugins/jobs.ts'

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
  // One statement: Prisma would divide a long list into several and run them at once on this one connection.
  await tx.$executeRaw`
    INSERT INTO stock_change (generation, fahrzeugid, published)
    SELECT ${generation}::int, id, id = ANY(${published}::int[]) FROM unnest(${fahrzeugids}::int[]) id`
  await queueJob(tx, 'stock-changed', {})
  await tx.$executeRaw`SELECT pg_notify('stock', ${String(generation)})`
  return generation
}
