import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { energyLabelsOf } from '../cars/queries.ts'
import { queuePush } from '../push/commands.ts'
import { noticeOf } from '../push/queries.ts'
import { type WatchChange, watchChangeLetter } from './mail.ts'

type ChangedRow = WatchChange & { id: number; fahrzeugid: number; email: string }

function kindOf({ available, wasAvailable }: ChangedRow) {
  if (!available) return 'sold'
  return wasAvailable ? 'price' : 'back'
}

/** SQL: the recipient of mails about an entry: who added it, while working for the company; otherwise the list's holder. */
const recipient = Prisma.sql`CASE WHEN EXISTS (
  SELECT 1 FROM dealer_member m WHERE m.dealer_id = w.account_id AND m.account_id = w.added_by_id AND m.role <> 'accountant'
) THEN w.added_by_id ELSE w.account_id END`

/** Entries with mails switched on whose last reported price or availability differs from the stock. */
const changedWatches = (tx: Transaction, accountId: number, now: Date) => tx.$queryRaw<ChangedRow[]>`
  SELECT w.id, w.fahrzeugid, a.email, v.gwnummer, v.hersteller, v.modellgruppe, v.available, w.told_available AS "wasAvailable",
    coalesce(v.reserved_until > ${now} AND v.sold_at IS NULL AND v.withdrawn_at IS NULL, false) AS "isReserved",
    CASE WHEN v.reserved_partner = d.partner_number THEN v.reserved_until END AS "reservedUntil",
    v.haendlerpreisbrutto::float8 AS price, w.told_price::float8 AS "oldPrice"
  FROM watch w JOIN vehicle v USING (fahrzeugid) JOIN account a ON a.id = ${recipient}
    LEFT JOIN dealer d ON d.account_id = w.account_id
  WHERE a.id = ${accountId} AND w.mail_on_change AND a.activated
    AND (w.told_available <> v.available OR (v.available AND w.told_price IS DISTINCT FROM v.haendlerpreisbrutto))
  ORDER BY v.eaktedokumentid DESC FOR UPDATE OF w`

async function mailAccount(tx: Transaction, env: Env, accountId: number, now: Date) {
  const changes = await changedWatches(tx, accountId, now)
  const [first] = changes
  if (!first) return 0
  const labels = await energyLabelsOf(
    tx,
    changes.map(({ fahrzeugid }) => fahrzeugid),
  )
  const labelled = changes.map((change) => ({ ...change, energyLabel: labels.get(change.fahrzeugid) }))
  const notice = await noticeOf(tx, env, accountId)
  const mailId = await queueMail(tx, watchChangeLetter(env, first.email, labelled), notice.mailDelayS)
  await queuePush(tx, notice, mailId, {
    kind: 'watch',
    changes: changes.map((change) => ({ fahrzeugid: change.fahrzeugid, change: kindOf(change) })),
  })
  await tx.$executeRaw`
    UPDATE watch w SET told_available = v.available, told_price = v.haendlerpreisbrutto
    FROM vehicle v WHERE v.fahrzeugid = w.fahrzeugid AND w.id = ANY(${changes.map(({ id }) => id)})`
  return 1
}

/**
 * Mails every account the price changes and sales on its watchlist, for entries with the mail switch on, and notifies
 * its devices. The reported state is stored with the mail in one transaction, so a crashed or repeated run queues each
 * mail exactly once.
 * @returns the number of mails queued
 */
export async function mailWatchChanges(db: PrismaClient, env: Env, now: Date): Promise<number> {
  const accounts = await db.$queryRaw<{ accountId: number }[]>`
    SELECT DISTINCT ${recipient} AS "accountId" FROM watch w JOIN vehicle v USING (fahrzeugid)
    WHERE w.mail_on_change
      AND (w.told_available <> v.available OR (v.available AND w.told_price IS DISTINCT FROM v.haendlerpreisbrutto))
    ORDER BY 1`
  let mails = 0
  for (const { accountId } of accounts)
    mails += await db.$transaction((tx) => mailAccount(tx, env, accountId, now))
  return mails
}
