import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import { isReservedSql } from '@portal/domain/vehicles/reservation'
import type pg from 'pg'
import { queueEventBy } from '../../webhooks/events.ts'

const price = storedPrice.dealer

/** SQL: the touched vehicles on the watchlists of companies, and the event of each. */
const watched = (more: string, data: string, condition: string) => `
  SELECT w.account_id AS dealer_id, 'vehicle:' || v.fahrzeugid AS object,
    jsonb_build_object('fahrzeugid', v.fahrzeugid, 'gwnummer', v.gwnummer${data}) AS data
  FROM stock_judged j JOIN stock_touched t USING (fahrzeugid) JOIN watch w USING (fahrzeugid)
  JOIN vehicle v USING (fahrzeugid) ${more}
  WHERE ${condition}`

/** The dealer price before and after this change; \`o.id + 0\` as in \`recordPriceDrops\`. */
const priceBefore = `
  CROSS JOIN LATERAL (
    SELECT p.id, p.${price} FROM price_change p
    WHERE p.fahrzeugid = v.fahrzeugid AND p.changed_at = $4::timestamptz ORDER BY p.id DESC LIMIT 1) new
  LEFT JOIN LATERAL (
    SELECT o.${price} FROM price_change o
    WHERE o.fahrzeugid = v.fahrzeugid AND o.id < new.id ORDER BY o.id + 0 DESC LIMIT 1) old ON true`

/**
 * Tells the programs of companies which vehicles of their watchlists have another dealer price, or are no longer offered.
 * Read from the tables of `publishTouched`, in the transaction of the change.
 */
export async function queueWatchEvents(client: pg.ClientBase, now: Date) {
  const wanted = await client.query(
    `SELECT 1 FROM webhook_endpoint
     WHERE paused_at IS NULL AND events && ARRAY['vehicle.price_changed', 'vehicle.unavailable'] LIMIT 1`,
  )
  if (wanted.rows.length === 0) return
  const values = [now]
  const isOtherPrice = `j.ok AND NOT t.is_new AND new.${price} > 0 AND new.${price} IS DISTINCT FROM old.${price}`
  await queueEventBy(
    client,
    'vehicle.price_changed',
    { rows: watched(priceBefore, '', isOtherPrice), values },
    now,
  )
  const isReserved = `, 'isReserved', ${isReservedSql('$4::timestamptz')}`
  await queueEventBy(
    client,
    'vehicle.unavailable',
    { rows: watched('', isReserved, 'j.was_available AND NOT j.ok'), values },
    now,
  )
}
