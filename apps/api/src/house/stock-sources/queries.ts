import type { StockSource } from '@portal/contract/house/stock-sources'
import { NumberFrom, SourceFormat } from '@portal/domain/house/stock-imports'
import { hashOf } from '../../credentials/secrets.ts'
import type { Db } from '../../plugins/db.ts'
import { assignedCounts } from './numbers.ts'

/** All sources, or the one with this id, by name. */
export async function sourcesOf(db: Db, id?: number): Promise<StockSource[]> {
  const rows = await db.stockSource.findMany({
    ...(id === undefined ? {} : { where: { id } }),
    orderBy: { name: 'asc' },
    omit: { keyHash: true, mapping: true, values: true, createdAt: true },
  })
  const counts = await db.vehicle.groupBy({
    by: ['sourceId'],
    where: { soldAt: null, sourceId: { in: rows.map((row) => row.id) } },
    _count: true,
  })
  const numbers = await assignedCounts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map(({ format, numberFrom, keyCreatedAt, ...row }) => ({
    ...row,
    numberFrom: NumberFrom.parse(numberFrom),
    numbersAssigned: numbers.get(row.id) ?? 0,
    format: SourceFormat.parse(format),
    keyCreatedAt: keyCreatedAt?.toISOString() ?? null,
    vehicles: counts.find(({ sourceId }) => sourceId === row.id)?._count ?? 0,
  }))
}

/** The source a key belongs to; null for an unknown or revoked key. */
export const sourceByKey = (db: Db, key: string) =>
  db.stockSource.findUnique({ where: { keyHash: hashOf(key) }, select: { id: true } })
