import type { Db } from '../../plugins/db.ts'

type Range = { first: number; last: number; count: number }

/** The first numbers of a range that neither a vehicle nor an internal number has, as six digits, in ascending order. */
export async function freeNumbers(db: Db, { first, last, count }: Range): Promise<string[]> {
  const rows = await db.$queryRaw<{ gwnummer: string }[]>`
    SELECT gwnummer FROM (SELECT lpad(n::text, 6, '0') AS gwnummer FROM generate_series(${first}::int, ${last}::int) n) r
    WHERE NOT EXISTS (SELECT FROM vehicle v WHERE v.gwnummer = r.gwnummer)
      AND NOT EXISTS (SELECT FROM stock_number s WHERE s.gwnummer = r.gwnummer)
    ORDER BY gwnummer LIMIT ${count}`
  return rows.map(({ gwnummer }) => gwnummer)
}

/** How many internal numbers of each source have a GW number. */
export async function assignedCounts(db: Db, sourceIds: number[]): Promise<Map<number, number>> {
  const rows = await db.stockNumber.groupBy({
    by: ['sourceId'],
    where: { sourceId: { in: sourceIds } },
    _count: true,
  })
  return new Map(rows.map(({ sourceId, _count }) => [sourceId, _count]))
}
