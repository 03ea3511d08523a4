import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'

const rules = { isWhole: false, keepsHandEdits: true, shrinkPercent: 20, priceJumpPercent: 30 }

/** Sources for the import desk, one for each common format. */
const sources: readonly Omit<Prisma.StockSourceCreateManyInput, 'createdAt'>[] = [
  { ...rules, name: 'Eigener Bestand', format: 'vehicle.v1' },
  { ...rules, name: 'Leasingrückläufer', format: 'csv' },
  { ...rules, name: 'mobile.de', format: 'mobile.de' },
]

/** Creates the sources of the demo in a database without any. @returns whether it did */
export async function createDemoSources(db: PrismaClient, now: Date): Promise<boolean> {
  if ((await db.stockSource.count()) > 0) return false
  await db.stockSource.createMany({ data: sources.map((source) => ({ ...source, createdAt: now })) })
  return true
}
