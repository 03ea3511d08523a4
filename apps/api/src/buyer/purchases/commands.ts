import { HandOverState } from '@portal/contract/sale/hand-overs'
import { flagsOfHandOver, handOverOfFlags, isForward } from '@portal/domain/buyer/hand-over'
import { movesOn } from '@portal/domain/buyer/purchase-status'
import { t } from '@portal/domain/values/text'
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { batchesOf, type DeliveryReport, type DeliveryRow, openDelivery } from '../../delivery/delivery.ts'
import { withRun } from '../../delivery/runs.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { handOversOf, queueEvent } from '../../webhooks/events.ts'
import { askVatIdsAgain } from '../sale-terms/commands.ts'
import { joinedSaleTerms } from '../sale-terms/queries.ts'
import { purchaseStatusLetter } from './mail.ts'
import { PurchaseRow, purchaseColumns, purchaseRequired } from './parse.ts'
import { addressesOf } from './queries.ts'

type Row = DeliveryRow<PurchaseRow>
type Known = PurchaseRow & { maker: string }
type Moved = Known & { buyerId: number | null }
type Stored = Moved & { handOver: string; isMovedByHouse: boolean }
type Kept = Known & { handOver: HandOverState }
type Counts = { read: number; inserted: number; updated: number; mails: number }

type Import = { db: PrismaClient; env: Env; file: string; now: Date; report: DeliveryReport }

/** Two imports at once would both read the old status of a purchase and mail twice. */
export const importLock = 'purchases import'

const keyOf = (row: { partner_number: string; fin: string; puchasesDate: Date }) =>
  `${row.partner_number} ${row.fin} ${row.puchasesDate.toISOString()}`

/** Refuses rows with an unknown partner number, and rows whose maker is neither in the file nor in the stock. */
async function knownRows(tx: Transaction, rows: Row[], report: DeliveryReport): Promise<Known[]> {
  const numbers = [...new Set(rows.map(({ value }) => value.partner_number))]
  const partners = await tx.partner.findMany({ where: { number: { in: numbers } }, select: { number: true } })
  const dealers = await tx.dealer.findMany({
    where: { partner_number: { in: numbers } },
    select: { partner_number: true },
  })
  const vehicles = await tx.vehicle.findMany({
    where: { gwnummer: { in: rows.flatMap(({ value }) => (value.maker ? [] : [value.gwnummer])) } },
    select: { gwnummer: true, hersteller: true },
  })
  const known = new Set([
    ...partners.map(({ number }) => number),
    ...dealers.map((dealer) => dealer.partner_number),
  ])
  const makers = new Map(vehicles.map(({ gwnummer, hersteller }) => [gwnummer, hersteller]))
  return rows.flatMap(({ row, value }) => {
    const maker = value.maker ?? makers.get(value.gwnummer)
    if (!known.has(value.partner_number)) {
      const hint = t('Diese Partnernummer ist weder im Partnerbestand noch bei einem Händler hinterlegt.')
      report.add({ row, column: 'partner_number', value: value.partner_number, rule: 'unknown', hint })
      return []
    }
    if (maker) return [{ ...value, maker }]
    const hint = t('Der Hersteller fehlt, und die GW-Nummer ist nicht im Bestand.')
    report.add({ row, column: 'maker', value: value.gwnummer, rule: 'required', hint })
    return []
  })
}

const isSame = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  ['gwnummer', 'maker', 'model', 'color', 'price', 'red', 'yellow', 'green'].every(
    (name) => before[name] === after[name],
  )

/** The stored purchases of a batch, by `keyOf`. */
async function storedPurchases(tx: Transaction, batch: string) {
  const rows = await tx.$queryRaw<Stored[]>`
    SELECT p.partner_number, p.fin, p.purchases_date AS "puchasesDate", p.gwnummer, p.maker, p.model, p.color,
      p.price::float8 AS price, p.red, p.yellow, p.green, p.hand_over AS "handOver", p.buyer_id AS "buyerId",
      EXISTS (SELECT 1 FROM hand_over_change c WHERE c.purchase_id = p.id AND NOT c.is_import) AS "isMovedByHouse"
    FROM jsonb_to_recordset(${batch}::jsonb) AS n(partner_number text, fin text, "puchasesDate" date)
    JOIN purchase p ON (p.partner_number, p.fin, p.purchases_date) = (n.partner_number, n.fin, n."puchasesDate")`
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/**
 * A delivered row with the state of its hand-over. A state earlier than the one set by the house is ignored, and a
 * missing price does not remove the known one.
 */
function keptRow(delivered: Known, stored: Stored | undefined): Kept {
  const row = { ...delivered, price: delivered.price ?? stored?.price ?? null }
  const before = HandOverState.parse(stored?.handOver ?? 'open')
  const handOver = handOverOfFlags(row, before)
  if (!stored?.isMovedByHouse || !isForward(handOver, before)) return { ...row, handOver }
  return { ...row, ...flagsOfHandOver(before), handOver: before }
}

/** Adds changed states to the history and tells the companies' programs; must run before `store`. */
async function recordChanges(tx: Transaction, rows: Kept[], now: Date) {
  const changed = await tx.$queryRaw<{ id: number; state: string }[]>`
  INSERT INTO hand_over_change (purchase_id, at, before, after, is_import)
  SELECT p.id, ${now}, p.hand_over, n."handOver", true
  FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS n(partner_number text, fin text, "puchasesDate" date, "handOver" text)
  JOIN purchase p ON (p.partner_number, p.fin, p.purchases_date) = (n.partner_number, n.fin, n."puchasesDate")
  WHERE p.hand_over <> n."handOver"
  RETURNING purchase_id AS id, after AS state`
  if (changed.length > 0) await queueEvent(tx, 'hand_over.changed', handOversOf(changed), now)
}

const terms = Prisma.raw(
  joinedSaleTerms({ partnerNumber: 'n.partner_number', gwnummer: 'n.gwnummer', fin: 'n.fin' }),
)

/** Inserts new purchases, with what holds for the company now, and updates existing ones, which keep their terms. */
const store = (tx: Transaction, rows: Kept[], now: Date) => tx.$executeRaw`
  INSERT INTO purchase (partner_number, fin, purchases_date, gwnummer, maker, model, color, price, red, yellow, green,
    hand_over, updated_at, condition_version, price_tier, tax_case, buyer_country, buyer_vat_id)
  SELECT partner_number, fin, "puchasesDate", gwnummer, maker, model, color, price, red, yellow, green, "handOver", ${now},
    (SELECT max(c.version) FROM condition_version c JOIN vehicle v USING (fahrzeugid) WHERE v.gwnummer = n.gwnummer
      AND c.received_at < ("puchasesDate" + 1)::timestamp AT TIME ZONE 'Europe/Berlin'),
    terms.price_tier, terms.tax_case, terms.country, terms.vat_id
  FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(partner_number text, fin text,
    "puchasesDate" date, gwnummer text, maker text, model text, color text, price numeric, red boolean, yellow boolean,
    green boolean, "handOver" text) ${terms}
  ON CONFLICT (partner_number, fin, purchases_date) DO UPDATE SET gwnummer = excluded.gwnummer,
    maker = excluded.maker, model = excluded.model, color = excluded.color, price = excluded.price, red = excluded.red,
    yellow = excluded.yellow, green = excluded.green,
    hand_over = excluded.hand_over, updated_at = excluded.updated_at`

/** Mails status changes to the people of the companies. */
async function mailStatusChanges(tx: Transaction, env: Env, moved: Moved[]): Promise<number> {
  let mails = 0
  for (const row of moved)
    for (const address of await addressesOf(tx, row)) {
      await queueMail(tx, purchaseStatusLetter(env, address, row))
      mails++
    }
  return mails
}

async function saveBatch(
  tx: Transaction,
  env: Env,
  delivered: Known[],
  now: Date,
): Promise<Omit<Counts, 'read'>> {
  const stored = await storedPurchases(tx, JSON.stringify(delivered))
  const before = (row: Known) => stored.get(keyOf(row))
  const rows = delivered.map((row) => keptRow(row, before(row)))
  const added = rows.filter((row) => !before(row))
  const changed = rows.filter((row) => {
    const old = before(row)
    return old && !isSame(old, row)
  })
  await recordChanges(tx, changed, now)
  if (added.length + changed.length > 0) await store(tx, [...added, ...changed], now)
  const partnerNumbers = added.map(({ partner_number }) => partner_number)
  await askVatIdsAgain(tx, { occasion: 'sale', partnerNumbers, actorId: null, now })
  const moved = changed.flatMap((row) => {
    const old = before(row)
    return old && movesOn(old, row) ? [{ ...row, buyerId: old.buyerId }] : []
  })
  const mails = moved.length > 0 ? await mailStatusChanges(tx, env, moved) : 0
  return { inserted: added.length, updated: changed.length, mails }
}

type Saving = Pick<Import, 'env' | 'now' | 'report'>

/**
 * Saves delivered purchases and queues the mails about changed states; refused rows are added to the report. Of rows of
 * the same purchase the last one counts.
 */
export async function savePurchases(tx: Transaction, rows: Row[], { env, now, report }: Saving) {
  const known = await knownRows(tx, rows, report)
  const latest = new Map(known.map((row) => [keyOf(row), row]))
  await lockByName(tx, importLock)
  return saveBatch(tx, env, [...latest.values()], now)
}

async function importRows(rows: AsyncIterable<Row>, { db, env, now, report }: Import) {
  const counts: Counts = { read: 0, inserted: 0, updated: 0, mails: 0 }
  for await (const batch of batchesOf(rows)) {
    counts.read += batch.length
    const save = (tx: Transaction) => savePurchases(tx, batch, { env, now, report })
    const saved = await db.$transaction(save, { timeout: 60_000 })
    counts.inserted += saved.inserted
    counts.updated += saved.updated
    counts.mails += saved.mails
  }
  return counts
}

/**
 * Imports a file of purchases. Repeating it changes and mails nothing; after a crash it continues.
 * @returns the result of the import; refused rows are in the report
 * @throws DeliveryError when the file as a whole is unusable
 */
export async function importPurchases(job: Import) {
  const { db, file, now, report } = job
  const format = { columns: purchaseColumns, required: purchaseRequired, row: PurchaseRow }
  let refused = 0
  const onRejected = () => {
    refused++
  }
  const delivery = await openDelivery(file, format, report, { onRejected })
  const { mails, ...counts } = await withRun(
    { db, kind: 'purchases', file, now, report },
    () => importRows(delivery.rows, job),
    ({ read, inserted, updated }) => ({
      ...{ state: 'done', fileSha256: delivery.sha256() },
      ...{ read: read + refused, inserted, updated },
    }),
  )
  return { ...counts, read: counts.read + refused, mails, rejected: report.rejected }
}
