import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import { isVisibleSql } from '@portal/domain/vehicles/attributes/visibility'
import type pg from 'pg'
import type { Transaction } from '../../plugins/db.ts'
import { jobStatement } from '../../plugins/jobs.ts'
import { queueWatchEvents } from './watch-events.ts'

/**
 * One change of the stock, in the caller's transaction: imports, jobs and edits record the vehicles they change in
 * `stock_touched`, then `publishTouched` decides which of them searches find, and `raiseGeneration` makes the result
 * known to all instances.
 */

export const priceDrops = ['consumer_drop_at', 'consumer_drop_from', 'dealer_drop_at', 'dealer_drop_from']
/** Columns that `publishTouched` derives from changes; an undo restores them, but they have no history. */
export const derivedColumns = ['published_at', 'back_at', ...priceDrops]

/**
 * Creates the temporary table of the changed vehicles with their previous state. A delivered row has its digest there
 * too, and the hand-edited fields that the delivery replaced.
 */
export async function createTouched(client: pg.ClientBase) {
  await client.query(
    `CREATE TEMP TABLE stock_touched (
       fahrzeugid int PRIMARY KEY, was_available boolean, was_published boolean, is_new boolean, digest uuid,
       unmarked text[])
     ON COMMIT DROP`,
  )
}

/**
 * Decides visibility and time of first publication of the touched vehicles; `stock_judged` contains the result.
 *
 * @param delivered the staging table with the delivered times of publication, if there is one
 */
export async function publishTouched(client: pg.ClientBase, now: Date, delivered?: string) {
  await client.query('ANALYZE stock_touched')
  await recordPriceDrops(client, now)
  await client.query(
    `CREATE TEMP TABLE stock_judged ON COMMIT DROP AS
     SELECT p.*, (p.available, p.old_published_at) IS DISTINCT FROM (p.ok, p.published_at) AS differs
     FROM (
       SELECT j.fahrzeugid, j.was_available, j.was_published, j.ok, j.available, j.published_at AS old_published_at,
         CASE WHEN j.published_at IS NOT NULL THEN j.published_at
              WHEN j.ok THEN least(coalesce(s.published_at, $1), $1)
              WHEN j.sold_at IS NOT NULL THEN s.published_at END AS published_at
       FROM (
         SELECT t.fahrzeugid, t.was_available, t.was_published, v.gwnummer, v.available, v.published_at, v.sold_at,
           ${isVisibleSql('$1::timestamptz')} AS ok
         FROM stock_touched t JOIN vehicle v USING (fahrzeugid) OFFSET 0) j
       LEFT JOIN ${delivered ?? '(SELECT NULL AS gwnummer, NULL::timestamptz AS published_at WHERE false)'} s
         USING (gwnummer)) p`,
    [now],
  )
  const differing = await client.query('SELECT 1 FROM stock_judged WHERE differs LIMIT 1')
  if (differing.rows.length === 0) return
  await client.query(
    `UPDATE vehicle v SET available = j.ok, published_at = j.published_at,
       back_at = CASE WHEN j.ok AND j.was_published AND NOT j.was_available THEN $1 ELSE v.back_at END
     FROM stock_judged j WHERE j.differs AND j.fahrzeugid = v.fahrzeugid`,
    [now],
  )
}

/** SQL: the drop of a tier's price `s` against the one before; a price that rose has none. */
const dropColumns = (tier: string, price: string) => `
  ${tier}_drop_at = CASE WHEN s.${price} BETWEEN 0.01 AND s.old_${price} - 0.01 THEN $1
    WHEN s.${price} = s.old_${price} THEN v.${tier}_drop_at END,
  ${tier}_drop_from = CASE WHEN s.${price} BETWEEN 0.01 AND s.old_${price} - 0.01 THEN s.old_${price}
    WHEN s.${price} = s.old_${price} THEN v.${tier}_drop_from END`

/**
 * Records which prices of the touched vehicles fell with the change at `now`, for searches and cards. `o.id + 0` makes
 * PostgreSQL sort the changes of one vehicle; by the plain id it would scan those of all vehicles backwards.
 */
async function recordPriceDrops(client: pg.ClientBase, now: Date) {
  const both = Object.values(storedPrice)
  const drops = Object.entries(storedPrice).map(([tier, price]) => dropColumns(tier, price))
  await client.query(
    `UPDATE vehicle v SET ${drops.join(', ')}
     FROM (
       SELECT DISTINCT ON (p.fahrzeugid) p.fahrzeugid, ${both.map((price) => `p.${price}, old.${price} AS old_${price}`).join(', ')}
       FROM stock_touched t JOIN price_change p ON p.fahrzeugid = t.fahrzeugid AND p.changed_at = $1
       CROSS JOIN LATERAL (
         SELECT ${both.join(', ')} FROM price_change o
         WHERE o.fahrzeugid = p.fahrzeugid AND o.id < p.id ORDER BY o.id + 0 DESC LIMIT 1) old
       WHERE NOT t.is_new ORDER BY p.fahrzeugid, p.id DESC) s
     WHERE v.fahrzeugid = s.fahrzeugid`,
    [now],
  )
}

const raised = (now: string) => `
  INSERT INTO stock_generation AS g (id, generation, changed_at) VALUES (1, 1, ${now})
  ON CONFLICT (id) DO UPDATE SET generation = g.generation + 1, changed_at = ${now} RETURNING generation`

const raisedFor = `WITH raised AS (${raised('$2::timestamptz')}),
    changed AS (
      INSERT INTO stock_change (generation, fahrzeugid, published) SELECT generation, $1::int, false FROM raised)
  SELECT pg_notify('stock', generation::text) FROM raised`

/** Increments the stock generation for one vehicle that is found as before and has its prices, so no mail is due. */
export async function raiseGenerationFor(client: pg.ClientBase, fahrzeugid: number, now: Date) {
  await client.query(raisedFor, [fahrzeugid, now])
}

/** `raiseGenerationFor` in a transaction of Prisma. */
export const raiseGenerationIn = (tx: Transaction, fahrzeugid: number, now: Date) =>
  tx.$executeRawUnsafe(raisedFor, fahrzeugid, now)

/**
 * Increments the stock generation, records its changes, queues the mails and events about it and notifies the instances,
 * all effective with the commit.
 *
 * @returns the new generation, or null when nothing changed
 */
export async function raiseGeneration(client: pg.ClientBase, now: Date): Promise<number | null> {
  const touched = await client.query('SELECT 1 FROM stock_touched LIMIT 1')
  if (touched.rows.length === 0) return null
  const { rows } = await client.query<{ generation: number }>(raised('$1'), [now])
  const generation = rows[0]?.generation ?? 1
  await client.query(
    `INSERT INTO stock_change (generation, fahrzeugid, published)
     SELECT $1, fahrzeugid, ok AND NOT was_published FROM stock_judged`,
    [generation],
  )
  await queueWatchEvents(client, now)
  await client.query(jobStatement('stock-changed', {}))
  await client.query(`SELECT pg_notify('stock', $1::text)`, [generation])
  return generation
}
