import { type testEvent, type WebhookEvent, webhookVehiclesMaximum } from '@portal/domain/accounts/webhooks'
import type pg from 'pg'
import type { Transaction } from '../plugins/db.ts'
import { jobsStatement } from '../plugins/jobs.ts'

/**
 * What happened, as SQL with the columns `dealer_id` (null = to no company with an account), `object` (whatever it is about; its events keep their order) and
 * `data` (ids for the payload). Its parameters begin with `$4`.
 */
type Happened = { rows: string; values: unknown[] }

/** The job of each row of `written`. */
const jobs = `SELECT jsonb_build_object('deliveryId', id, 'endpointId', endpoint_id, 'round', round) AS data FROM written`

/**
 * Writes an event for every address of the company or of the house that wants it, with its job. Paused addresses, and
 * those of a company that is not activated, get none.
 */
function eventStatement(type: WebhookEvent, { rows, values }: Happened, now: Date) {
  const written = `happened AS (${rows}),
    written AS (
      INSERT INTO webhook_delivery (endpoint_id, type, object, data, next_at, created_at)
      SELECT e.id, $2::text, h.object, h.data, $3::timestamptz, $3::timestamptz
      FROM happened h JOIN webhook_endpoint e ON e.dealer_id = h.dealer_id OR e.dealer_id IS NULL
      LEFT JOIN account a ON a.id = e.dealer_id
      WHERE e.paused_at IS NULL AND $2::text = ANY(e.events) AND (e.dealer_id IS NULL OR a.activated)
      RETURNING id, endpoint_id, round)`
  return jobsStatement('deliver-webhook', written, jobs, [type, now, ...values])
}

/** Tells the programs of the companies concerned what happened, in the transaction of its cause. */
export async function queueEvent(tx: Transaction, type: WebhookEvent, happened: Happened, now: Date) {
  const { text, values } = eventStatement(type, happened, now)
  await tx.$executeRawUnsafe(text, ...values)
}

/** `queueEvent` in the transaction of a plain connection. */
export const queueEventBy = (client: pg.ClientBase, type: WebhookEvent, happened: Happened, now: Date) =>
  client.query(eventStatement(type, happened, now))

/** Writes the test event of one address, with its job. */
export async function queueTestEvent(tx: Transaction, endpointId: number, type: typeof testEvent, now: Date) {
  const written = `written AS (
    INSERT INTO webhook_delivery (endpoint_id, type, object, data, next_at, created_at)
    VALUES ($2::int, $3::text, 'test:' || gen_random_uuid(), '{}', $4::timestamptz, $4::timestamptz) RETURNING id, endpoint_id, round)`
  const { text, values } = jobsStatement('deliver-webhook', written, jobs, [endpointId, type, now])
  await tx.$executeRawUnsafe(text, ...values)
}

/**
 * Schedules deliveries of an address for now: those that wait, or one again that has ended. Jobs of an earlier round
 * then send nothing.
 * @param id only this one
 */
export async function queueAgain(tx: Transaction, endpointId: number, now: Date, id: number | null = null) {
  const written = `written AS (
    UPDATE webhook_delivery SET state = 'waiting', failures = 0, next_at = $3::timestamptz, round = round + 1
    WHERE endpoint_id = $2::int AND CASE WHEN $4::int IS NULL THEN state = 'waiting' ELSE id = $4::int END
    RETURNING id, endpoint_id, round)`
  const { text, values } = jobsStatement('deliver-webhook', written, jobs, [endpointId, now, id])
  return tx.$executeRawUnsafe(text, ...values)
}

const ofPurchase = `'purchase:' || p.public_id AS object`

/** The purchases that a job of the stock has entered. */
export const purchasesOfJob = (jobId: string): Happened => ({
  rows: `SELECT d.account_id AS dealer_id, ${ofPurchase},
      jsonb_build_object('purchaseId', p.public_id, 'gwnummer', p.gwnummer) AS data
    FROM stock_job_vehicle i JOIN purchase p ON p.id = i.purchase_id LEFT JOIN dealer d USING (partner_number)
    WHERE i.job_id = $4::text AND i.state = 'changes'`,
  values: [jobId],
})

/** A new state of the hand-over of purchases, by their ids. */
export const handOversOf = (states: { id: number; state: string }[]): Happened => ({
  rows: `SELECT d.account_id AS dealer_id, ${ofPurchase},
      jsonb_build_object('purchaseId', p.public_id, 'gwnummer', p.gwnummer, 'state', s.state) AS data
    FROM jsonb_to_recordset($4::jsonb) AS s(id int, state text) JOIN purchase p USING (id)
    LEFT JOIN dealer d USING (partner_number)`,
  values: [JSON.stringify(states)],
})

/** Something about one purchase. @param more ids and states beside those of the purchase */
export const aboutPurchase = (id: number, more: Record<string, string>): Happened => ({
  rows: `SELECT d.account_id AS dealer_id, ${ofPurchase},
      jsonb_build_object('purchaseId', p.public_id, 'gwnummer', p.gwnummer) || $5::jsonb AS data
    FROM purchase p LEFT JOIN dealer d USING (partner_number) WHERE p.id = $4::int`,
  values: [id, JSON.stringify(more)],
})

/**
 * New matches of search notifications, for the companies whose owners have subscribed: what other people search is not
 * the company's. Vehicles that the owner has dismissed are left out.
 */
export const matchesOf = (found: { notificationId: number; fahrzeugid: number }[]): Happened => ({
  rows: `SELECT dealer_id, 'search:' || id AS object, jsonb_build_object('searchId', id, 'vehicles',
      jsonb_agg(jsonb_build_object('fahrzeugid', fahrzeugid, 'gwnummer', gwnummer) ORDER BY fahrzeugid)) AS data
    FROM (
      SELECT m.dealer_id, n.id, v.fahrzeugid, v.gwnummer,
        (row_number() OVER (PARTITION BY m.dealer_id, n.id ORDER BY v.fahrzeugid) - 1) / ${webhookVehiclesMaximum} AS part
      FROM jsonb_to_recordset($4::jsonb) AS f("notificationId" int, fahrzeugid int)
      JOIN search_notification n ON n.id = f."notificationId"
      JOIN dealer_member m ON m.account_id = n.account_id AND m.role = 'owner' JOIN vehicle v USING (fahrzeugid)
      WHERE NOT EXISTS (
        SELECT FROM dismissed_car d WHERE d.account_id = n.account_id AND d.fahrzeugid = v.fahrzeugid)) found
    GROUP BY dealer_id, id, part`,
  values: [JSON.stringify(found)],
})
