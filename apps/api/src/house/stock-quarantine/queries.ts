import type { QuarantineEntry } from '@portal/contract/house/stock-quarantine'
import { quarantineDays } from '@portal/domain/house/stock-imports'
import { dayMs } from '@portal/domain/values/durations'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { z } from 'zod'
import type { Db } from '../../plugins/db.ts'

const listed = 500
const Names = z.object({ hersteller: z.string(), modell: z.string() })

/** The rows that wait for a decision, the oldest first. */
export async function openEntries(db: Db, now: Date): Promise<QuarantineEntry[]> {
  const rows = await db.stockQuarantine.findMany({
    where: { state: 'open', createdAt: { gt: new Date(now.getTime() - quarantineDays * dayMs) } },
    include: { source: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { row: 'asc' }],
    take: listed,
  })
  return rows.map(({ id, source, row, gwnummer, values, rule, hint, createdAt }) => {
    const { hersteller, modell } = Names.parse(values)
    return {
      id,
      gwnummer,
      rule,
      hint,
      sourceName: source.name,
      fileRow: row,
      name: vehicleName(hersteller, modell),
      createdAt: createdAt.toISOString(),
      until: new Date(createdAt.getTime() + quarantineDays * dayMs).toISOString(),
    }
  })
}
