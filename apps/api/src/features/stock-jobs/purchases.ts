import type { StockRule } from '@portal/contract/stock-jobs'
import type pg from 'pg'

/** Adds the vehicles sold by a job to the purchases of a dealer, if it is known, each with its price. */
export async function enterPurchases(
  client: pg.ClientBase,
  jobId: string,
  { partner_number, price }: Extract<StockRule, { action: 'sell' }>,
  now: Date,
) {
  if (partner_number === null) return
  await client.query(
    `WITH entered AS (
       INSERT INTO purchase (partner_number, gwnummer, maker, model, fin, color, purchases_date, red,
         price, updated_at)
       SELECT $2, v.gwnummer, v.hersteller, v.modell, v.fin, v.farbe,
         ($3::timestamptz AT TIME ZONE 'Europe/Berlin')::date, true,
         coalesce($4::numeric, nullif(v.haendlerpreisbrutto, 0)), $3
       FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid)
       WHERE i.job_id = $1 AND i.state = 'changes' AND v.fin IS NOT NULL
       ON CONFLICT DO NOTHING RETURNING id, gwnummer)
     UPDATE stock_job_vehicle i SET purchase_id = e.id
     FROM entered e JOIN vehicle v USING (gwnummer) WHERE i.job_id = $1 AND i.fahrzeugid = v.fahrzeugid`,
    [jobId, partner_number, now, price],
  )
}

/** Removes the purchases of the restored vehicles. */
export async function removePurchases(client: pg.ClientBase, jobId: string) {
  await client.query(
    `DELETE FROM purchase p USING stock_job_vehicle i
     WHERE i.job_id = $1 AND i.state = 'restored' AND p.id = i.purchase_id`,
    [jobId],
  )
}
