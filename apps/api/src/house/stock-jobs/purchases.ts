import type { StockRule } from '@portal/contract/house/stock-jobs'
import { timeZone } from '@portal/domain/values/constants'
import type pg from 'pg'
import { askVatIdsAgainBy } from '../../buyer/sale-terms/commands.ts'
import { joinedSaleTerms } from '../../buyer/sale-terms/queries.ts'
import { askApprovals } from '../../sale/approvals/commands.ts'
import { purchasesOfJob, queueEventBy } from '../../webhooks/events.ts'

/** How long the owners of a company have to approve a purchase above the limit of its buyer. */
const approvalDays = 3

/** What holds for the company now. */
const terms = joinedSaleTerms({ partnerNumber: '$2', gwnummer: 'v.gwnummer', fin: 'v.fin' })

type Cause = { now: Date; actorId: number | null }

/** Adds the vehicles sold by a job to the purchases of a dealer, if it is known, each with its price, its buyer and the terms of the sale. */
export async function enterPurchases(
  client: pg.ClientBase,
  jobId: string,
  { partner_number, price, buyerId }: Extract<StockRule, { action: 'sell' }>,
  { now, actorId }: Cause,
) {
  if (partner_number === null) return
  await client.query(
    `WITH entered AS (
       INSERT INTO purchase (partner_number, gwnummer, maker, model, fin, color, purchases_date, red,
         price, buyer_id, updated_at, condition_version, price_tier, tax_case, buyer_country, buyer_vat_id)
       SELECT $2, v.gwnummer, v.hersteller, v.modell, v.fin, v.farbe,
         ($3::timestamptz AT TIME ZONE '${timeZone}')::date, true,
         coalesce($4::numeric, nullif(v.haendlerpreisbrutto, 0)),
         (SELECT id FROM account WHERE id = $5), $3,
         (SELECT max(c.version) FROM condition_version c WHERE c.fahrzeugid = v.fahrzeugid),
         terms.price_tier, terms.tax_case, terms.country, terms.vat_id
       FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid) ${terms}
       WHERE i.job_id = $1 AND i.state = 'changes' AND v.fin IS NOT NULL
       ON CONFLICT DO NOTHING RETURNING id, gwnummer, public_id),
     recorded AS (
       INSERT INTO audit_entry (at, actor_id, action, subject, details)
       SELECT $3, $6, 'purchase-entered', 'purchase:' || public_id,
         jsonb_build_object('partner_number', $2::text, 'buyer', $5::int) FROM entered)
     UPDATE stock_job_vehicle i SET purchase_id = e.id
     FROM entered e JOIN vehicle v USING (gwnummer) WHERE i.job_id = $1 AND i.fahrzeugid = v.fahrzeugid`,
    [jobId, partner_number, now, price, buyerId, actorId],
  )
  await askVatIdsAgainBy(client, { occasion: 'sale', partnerNumbers: [partner_number], actorId, now })
  await askApprovals(client, jobId, now, approvalDays)
  await queueEventBy(client, 'purchase.created', purchasesOfJob(jobId), now)
}

/** Removes the purchases of the restored vehicles. */
export async function removePurchases(client: pg.ClientBase, jobId: string, { now, actorId }: Cause) {
  await client.query(
    `WITH removed AS (
       DELETE FROM purchase p USING stock_job_vehicle i
       WHERE i.job_id = $1 AND i.state = 'restored' AND p.id = i.purchase_id RETURNING p.public_id, p.partner_number)
     INSERT INTO audit_entry (at, actor_id, action, subject, details)
     SELECT $2, $3, 'purchase-removed', 'purchase:' || public_id,
       jsonb_build_object('partner_number', partner_number) FROM removed`,
    [jobId, now, actorId],
  )
}
