import type { OpenReservation } from '@portal/contract/buyer/reservation-approvals'
import { personName } from '@portal/domain/accounts/person-name'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { partnerNumberOf } from '../purchases/queries.ts'
import { isHeldSql } from './where.ts'

type Row = Omit<OpenReservation, 'buyer' | 'reservedUntil' | 'expiresAt' | 'mayDecide'> & {
  buyerId: number | null
  firstName: string | null
  lastName: string | null
  reservedUntil: Date
  expiresAt: Date
}

/** The reservations of the caller's company that wait for an owner, the earliest end first. */
export async function openReservations(db: Db, account: SignedIn, now: Date): Promise<OpenReservation[]> {
  const partner_number = await partnerNumberOf(db, holderOf(account))
  if (partner_number === null) return []
  const rows = await db.$queryRawUnsafe<Row[]>(
    `SELECT r.id, v.fahrzeugid, v.gwnummer, v.hersteller, v.modellgruppe, v.modell, r.price::float8 AS price,
       r.buyer_id AS "buyerId", a.first_name AS "firstName", a.last_name AS "lastName",
       r.reserved_until AS "reservedUntil", r.expires_at AS "expiresAt"
     FROM reservation_approval r JOIN vehicle v USING (fahrzeugid) LEFT JOIN account a ON a.id = r.buyer_id
     WHERE r.partner_number = $1 AND r.state = 'asked' AND r.expires_at > $2::timestamptz AND ${isHeldSql('$2::timestamptz')}
     ORDER BY r.expires_at, r.fahrzeugid`,
    partner_number,
    now,
  )
  return rows.map(({ buyerId, firstName, lastName, reservedUntil, expiresAt, ...row }) => ({
    ...row,
    buyer: firstName !== null && lastName !== null ? personName({ firstName, lastName }) : null,
    reservedUntil: reservedUntil.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mayDecide: account.company?.role === 'owner' && buyerId !== account.id,
  }))
}
