import type pg from 'pg'

/** Adds the vehicles sold by a job to the purchases of a dealer. */
export async function enterPurchases(client: pg.ClientBase, jobId: string, partner: string, now: Date) {
  await client.query(
    `WITH entered AS (
       INSERT INTO purchase (partner_number, gwnummer, maker, model, fin, color, purchases_date, red,
         updated_at)
       SELECT $2, v.gwnummer, v.hersteller, v.modell, v.fin, v.farbe, 
         ($3::timestamptz AT TIME ZONE 'Europe/Berlin')::date, true, $3
       FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid)
       WHERE i.job_id = $1 AND i.state = 'changes' AND v.fin IS NOT NULL
       ON CONFLICT DO NOTHING RETURNING id, gwnummer)
     UPDATE stock_job_vehicle i SET purchase_id = e.id
     FROM entered e JOIN vehicle v USING (gwnummer) WHERE i.job_id = $1 AND i.fahrzeugid = v.fahrzeugid`,
    [jobId, partner, now],
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
