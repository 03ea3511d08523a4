import type pg from 'pg'
import { actedBy, audit } from '../../audit/audit.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import { type CommandContext, holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { raiseGenerationIn } from '../../stock/write/generation.ts'
import { lockStock } from '../../stock/write/lock.ts'
import { approversOf, partnerNumberOf } from '../purchases/queries.ts'
import { isThisMonth } from '../purchases/where.ts'
import { askedLetter, decidedLetter, type Outcome, unheldLetter } from './mail.ts'
import { isHeldSql } from './where.ts'

/** How long the owners have to approve a reservation, at most until it ends. */
const approvalDays = 3

type Reserved = { jobId: string; partner_number: string | null; buyerId: number | null; now: Date }

/** SQL: what the buyer has bought this month and what is held for the buyer by other jobs. */
const committed = `coalesce((
    SELECT sum(p.price) FROM purchase p LEFT JOIN purchase_approval a ON a.purchase_id = p.id
    WHERE p.partner_number = $3 AND p.buyer_id = $4 AND coalesce(a.state, 'approved') IN ('asked', 'approved')
      AND ${isThisMonth}), 0)
  + coalesce((
    SELECT sum(r.price) FROM reservation_approval r JOIN vehicle v USING (fahrzeugid)
    WHERE r.partner_number = $3 AND r.buyer_id = $4 AND r.state IN ('within', 'asked', 'approved')
      AND ${isHeldSql('$2')} AND NOT EXISTS (
        SELECT FROM stock_job_vehicle i WHERE i.job_id = $1 AND i.fahrzeugid = r.fahrzeugid)), 0)`

/**
 * Asks for the approval of the reservations that a job has just made for a buyer and that are above the limit, with those
 * the buyer holds already. Jobs run one after another (the lock of the stock), so no two of them pass a limit together. An
 * approval stays when the same reservation is only extended.
 */
export async function askReservationApprovals(
  client: pg.ClientBase,
  { jobId, partner_number, buyerId, now }: Reserved,
) {
  if (partner_number === null || buyerId === null) return
  await client.query(
    `WITH made AS (
       SELECT v.fahrzeugid, v.haendlerpreisbrutto AS price, v.reserved_until, l.account_id, l.per_purchase, l.per_month,
         sum(v.haendlerpreisbrutto) OVER () AS total
       FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid)
       JOIN dealer d ON d.partner_number = $3
       JOIN purchase_limit l ON l.dealer_id = d.account_id AND l.account_id = $4
       JOIN dealer_member m ON m.dealer_id = l.dealer_id AND m.account_id = l.account_id AND m.role = 'buyer'
       WHERE i.job_id = $1 AND i.state = 'changes'),
     earlier AS (SELECT ${committed} AS euro)
     INSERT INTO reservation_approval AS r (fahrzeugid, partner_number, buyer_id, price, reserved_until, state, asked_at,
       expires_at, job_id)
     SELECT fahrzeugid, $3, account_id, price, reserved_until,
       CASE WHEN price > per_purchase OR total + euro > per_month THEN 'asked' ELSE 'within' END,
       $2, least(reserved_until, $2::timestamptz + $5 * interval '1 day'), $1
     FROM made, earlier
     ON CONFLICT (fahrzeugid) DO UPDATE SET id = gen_random_uuid(), partner_number = excluded.partner_number,
       buyer_id = excluded.buyer_id, price = excluded.price, reserved_until = excluded.reserved_until,
       asked_at = excluded.asked_at, expires_at = excluded.expires_at, job_id = excluded.job_id, mailed_at = NULL,
       decided_at = NULL, decided_by_id = NULL,
       state = CASE WHEN r.state = 'approved' AND r.partner_number = excluded.partner_number
         AND r.buyer_id = excluded.buyer_id AND r.reserved_until > excluded.asked_at AND excluded.price <= r.price
         THEN 'approved' ELSE excluded.state END`,
    [jobId, now, partner_number, buyerId, approvalDays],
  )
}

const withVehicle = {
  vehicle: {
    select: {
      ...{ fahrzeugid: true, gwnummer: true, hersteller: true, modellgruppe: true, modell: true, fin: true },
      version: true,
    },
  },
  buyer: { select: { firstName: true, lastName: true, email: true } },
} as const

/** Mails the owners the reservations of a job that wait for them; once each, however often it is called. */
export async function mailReservationApprovals(tx: Transaction, env: Env, jobId: string, now: Date) {
  const asked = await tx.$queryRaw<{ id: string }[]>`
    UPDATE reservation_approval SET mailed_at = ${now}
    WHERE job_id = ${jobId} AND state = 'asked' AND mailed_at IS NULL RETURNING id`
  for (const { id } of asked) {
    const row = await tx.reservationApproval.findUniqueOrThrow({ where: { id }, include: withVehicle })
    for (const address of await approversOf(tx, row.partner_number, row.buyerId))
      await queueMail(tx, askedLetter(env, address, row))
  }
}

type Ending = { env: Env; now: Date; actorId: number | null }
type Row = Awaited<ReturnType<typeof openRow>>

/** An open approval whose reservation holds; null for any other. */
async function openRow(tx: Transaction, id: string, now: Date) {
  const held = await tx.$queryRawUnsafe<{ id: string }[]>(
    `SELECT r.id FROM reservation_approval r JOIN vehicle v USING (fahrzeugid)
     WHERE r.id = $1::uuid AND r.state = 'asked' AND ${isHeldSql('$2::timestamptz')}`,
    id,
    now,
  )
  if (held.length === 0) return null
  return tx.reservationApproval.findUniqueOrThrow({ where: { id }, include: withVehicle })
}

/** Ends a reservation now; the run of each minute offers its vehicle again. Requires the lock of the stock. */
async function endReservation(tx: Transaction, { vehicle, reservedUntil }: NonNullable<Row>, end: Ending) {
  const { now, actorId } = end
  const { fahrzeugid, version } = vehicle
  const pgText = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '+00')
  await tx.vehicleChange.create({
    data: {
      ...{ fahrzeugid, at: now, field: 'reserved_until', actorId, version: version + 1 },
      ...{ before: pgText(reservedUntil), after: pgText(now) },
    },
  })
  await tx.vehicle.update({
    where: { fahrzeugid },
    data: { reservedUntil: now, version: version + 1, updatedAt: now },
  })
  await raiseGenerationIn(tx, fahrzeugid, now)
}

/** Decides about an open reservation; one that is not approved ends. @returns false if it is not open any more */
export async function settleReservation(tx: Transaction, id: string, outcome: Outcome, end: Ending) {
  const { env, now, actorId } = end
  await lockStock(tx)
  const row = await openRow(tx, id, now)
  if (!row) return false
  await tx.reservationApproval.update({
    where: { id },
    data: { state: outcome, decidedAt: now, decidedById: actorId },
  })
  if (outcome !== 'approved') {
    await endReservation(tx, row, end)
    await queueMail(tx, unheldLetter(env, row, outcome))
  }
  if (row.buyer) await queueMail(tx, decidedLetter(env, row.buyer.email, row, outcome))
  return row.vehicle.gwnummer
}

/**
 * Decides about a reservation above the limit of its buyer; of two decisions only the first counts.
 * @throws ProblemError not-found, forbidden for the buyer, approval-decided
 */
export async function decideReservation(
  context: CommandContext,
  account: SignedIn,
  id: string,
  approves: boolean,
) {
  const { db, env, now, actorId } = context
  const partner_number = await partnerNumberOf(db, holderOf(account))
  await db.$transaction(async (tx) => {
    const row = await tx.reservationApproval.findFirst({
      where: { id, partner_number: partner_number ?? '', state: { not: 'within' } },
    })
    if (!row) throw new ProblemError('not-found')
    if (row.buyerId === actorId) throw new ProblemError('forbidden')
    const outcome = approves ? 'approved' : 'refused'
    const gwnummer = row.expiresAt > now && (await settleReservation(tx, id, outcome, { env, now, actorId }))
    if (!gwnummer) throw new ProblemError('approval-decided')
    await audit(tx, {
      ...{ ...actedBy(context), subject: `vehicle:${gwnummer}` },
      action: approves ? 'reservation-approved' : 'reservation-refused',
    })
  })
}
