import { isForDealers } from '@portal/domain/vehicles/price-tier'
import { isReservedSql } from '@portal/domain/vehicles/reservation'
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { storedTierOf, viewerColumns } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { energyLabelsOf } from '../../vehicles/cars/queries.ts'
import { queuePush } from '../push/commands.ts'
import { noticeOf } from '../push/queries.ts'
import { type WatchChange, watchChangeLetter } from './mail.ts'
import { watchRecipientSql } from './where.ts'

type ChangedRow = WatchChange & { id: number; fahrzeugid: number }

function kindOf({ available, wasAvailable }: ChangedRow) {
  if (!available) return 'sold'
  return wasAvailable ? 'price' : 'back'
}

const recipient = Prisma.raw(watchRecipientSql)

const isReservedNow = Prisma.raw(isReservedSql('clock.now'))

/** Entries with mails switched on whose last reported price or availability differs from the stock. */
const changedWatches = (tx: Transaction, accountId: number, now: Date) => tx.$queryRaw<ChangedRow[]>`
  WITH clock AS (SELECT ${now}::timestamptz AS now)
  SELECT w.id, w.fahrzeugid, v.gwnummer, v.hersteller, v.modellgruppe, v.modell, v.vat_mode AS "vatMode", v.available, w.told_available AS "wasAvailable",
    ${isReservedNow} AS "isReserved",
    CASE WHEN v.reserved_partner = d.partner_number THEN v.reserved_until END AS "reservedUntil",
    v.haendlerpreisbrutto::float8 AS price, w.told_price::float8 AS "oldPrice"
  FROM clock, watch w JOIN vehicle v USING (fahrzeugid) LEFT JOIN dealer d ON d.account_id = w.account_id
  WHERE ${recipient} = ${accountId} AND w.mail_on_change
    AND (w.told_available <> v.available OR (v.available AND w.told_price IS DISTINCT FROM v.haendlerpreisbrutto))
  ORDER BY v.eaktedokumentid DESC FOR UPDATE OF w`

async function mailAccount(tx: Transaction, env: Env, accountId: number, now: Date) {
  const account = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { email: true, ...viewerColumns },
  })
  const tier = storedTierOf(account, env)
  if (!isForDealers(tier)) return 0
  const changes = await changedWatches(tx, accountId, now)
  if (changes.length === 0) return 0
  const labels = await energyLabelsOf(
    tx,
    changes.map(({ fahrzeugid }) => fahrzeugid),
  )
  const labelled = changes.map((change) => ({ ...change, energyLabel: labels.get(change.fahrzeugid) }))
  const notice = await noticeOf(tx, env, accountId)
  const mailId = await queueMail(tx, watchChangeLetter(env, account.email, labelled, tier), notice.mailDelayS)
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
 * its devices. Accounts without a right to dealer prices get none; once they have it, they are mailed what has changed
 * since the last report. The reported state is stored with the mail in one transaction, so a crashed or repeated run queues each
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
