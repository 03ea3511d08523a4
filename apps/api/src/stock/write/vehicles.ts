import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import type pg from 'pg'
import { createTouched, derivedColumns, priceDrops, publishTouched, raiseGeneration } from './generation.ts'

const prices: string[] = Object.values(storedPrice)
/** Columns without a history, because they are no facts of the vehicle. */
const withoutHistory = [...derivedColumns, 'source_id']

/** SQL: the rows of `stock_write` as `w`, with the vehicle after the change as `n`. */
const written = `stock_write w JOIN vehicle o USING (fahrzeugid)
  CROSS JOIN LATERAL jsonb_populate_record(o, w."values") n`

/** Restores the price drops, because `writeVehicles` derived others from the restored prices. */
export const restorePriceDrops = (client: pg.ClientBase) =>
  client.query(
    `UPDATE vehicle v SET ${priceDrops.map((column) => `${column} = n.${column}`).join(', ')}
     FROM ${written} WHERE v.fahrzeugid = w.fahrzeugid`,
  )

/** The account that changes vehicles, with the job if there is one. */
export type Cause = { actorId: number | null; jobId?: string }

/** The table of values to be written, by vehicle: an object by column, without unchanged ones, and `edited_fields`. */
export async function createWrites(client: pg.ClientBase) {
  await client.query(
    `CREATE TEMP TABLE stock_write (fahrzeugid int PRIMARY KEY, "values" jsonb NOT NULL, edited text[] NOT NULL)
     ON COMMIT DROP`,
  )
}

/**
 * Writes the values in `stock_write` to the vehicles, which the caller has locked, with history and price history, as
 * one stock generation.
 *
 * @param columns the columns in the values
 * @returns the new generation, or null when there was nothing to write
 */
export async function writeVehicles(
  client: pg.ClientBase,
  { columns, now, cause }: { columns: string[]; now: Date; cause: Cause },
): Promise<number | null> {
  await createTouched(client)
  await client.query(
    `INSERT INTO stock_touched
     SELECT v.fahrzeugid, v.available, v.published_at IS NOT NULL, false
     FROM stock_write w JOIN vehicle v USING (fahrzeugid)`,
  )
  const facts = columns.filter((column) => !withoutHistory.includes(column))
  await client.query(
    `INSERT INTO vehicle_change (fahrzeugid, at, field, before, after, version, actor_id, job_id)
     SELECT v.fahrzeugid, $1, f.field, f.before, f.after, v.version + 1, $2, $3
     FROM ${written} JOIN vehicle v ON v.fahrzeugid = w.fahrzeugid
     CROSS JOIN LATERAL (VALUES ${facts
       .map((column) => `('${column}', v."${column}"::text, n."${column}"::text)`)
       .join(', ')}) f(field, before, after)
     WHERE f.before IS DISTINCT FROM f.after`,
    [now, cause.actorId, cause.jobId ?? null],
  )
  if (columns.some((column) => prices.includes(column))) {
    const price = (column: string) => (columns.includes(column) ? `n.${column}` : `v.${column}`)
    await client.query(
      `INSERT INTO price_change (fahrzeugid, ${prices.join(', ')}, changed_at)
       SELECT v.fahrzeugid, ${prices.map(price).join(', ')}, $1
       FROM ${written} JOIN vehicle v ON v.fahrzeugid = w.fahrzeugid
       WHERE (${prices.map(price).join(', ')}) IS DISTINCT FROM (${prices.map((column) => `v.${column}`).join(', ')})`,
      [now],
    )
  }
  await client.query(
    `UPDATE vehicle v SET ${columns.map((column) => `"${column}" = n."${column}"`).join(', ')},
       edited_fields = w.edited, version = v.version + 1, updated_at = $1
     FROM ${written} WHERE v.fahrzeugid = w.fahrzeugid`,
    [now],
  )
  await publishTouched(client, now)
  return raiseGeneration(client, now)
}
