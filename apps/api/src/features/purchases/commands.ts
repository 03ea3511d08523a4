import { basename } from 'node:path'
import { movesOn } from '@portal/domain/purchase-status'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { type DeliveryReport, type DeliveryRow, openDelivery } from '../../delivery.ts'
import type { Env } from '../../env.ts'
import { type Db, lockByName, type Tx } from '../../plugins/db.ts'
import { queueMail } from '../../plugins/mail.ts'
import { purchaseStatusLetter } from './mail.ts'
import { PurchaseRow, purchaseColumns, purchaseRequired } from './parse.ts'

type Row = DeliveryRow<PurchaseRow>
type Known = PurchaseRow & { maker: string }
type Counts = { read: number; inserted: number; updated: number; mails: number }

type Import = { db: PrismaClient; env: Env; file: string; now: Date; report: DeliveryReport }
type ImportRun = { state: string; fileSha256: string; read: number; inserted: number; updated: number }

const batchSize = 500
/** Two imports at once would both see a purchase in its old status and mail twice. */
const importLock = 'purchases import'

const keyOf = (row: { partner_number: string; fin: string; puchasesDate: Date }) =>
  `${row.partner_number} ${row.fin} ${row.puchasesDate.toISOString()}`

/** Reports rows of partner numbers nobody knows, and rows whose maker neither the file nor the stock names. */
async function knownRows(db: Db, rows: Row[], report: DeliveryReport): Promise<Known[]> {
  const numbers = [...new Set(rows.map(({ value }) => value.partner_number))]
  const [partners, dealers, vehicles] = await Promise.all([
    db.partner.findMany({ where: { number: { in: numbers } }, select: { number: true } }),
    db.dealer.findMany({ where: { partner_number: { in: numbers } }, select: { partner_number: true } }),
    db.vehicle.findMany({
      where: { gwnummer: { in: rows.flatMap(({ value }) => (value.maker ? [] : [value.gwnummer])) } },
      select: { gwnummer: true, hersteller: true },
    }),
  ])
  const known = new Set([
    ...partners.map(({ number }) => number),
    ...dealers.map((dealer) => dealer.partner_number),
  ])
  const makers = new Map(vehicles.map(({ gwnummer, hersteller }) => [gwnummer, hersteller]))
  return rows.flatMap(({ row, value }) => {
    const maker = value.maker ?? makers.get(value.gwnummer)
    if (!known.has(value.partner_number)) {
      const hint = 'Diese Partnernummer ist weder im Partnerbestand noch bei einem Händler hinterlegt.'
      report.add({ row, column: 'partner_number', value: value.partner_number, rule: 'unknown', hint })
      return []
    }
    if (maker) return [{ ...value, maker }]
    const hint = 'Der Hersteller fehlt, und die GW-Nummer ist nicht im Bestand.'
    report.add({ row, column: 'maker', value: value.gwnummer, rule: 'required', hint })
    return []
  })
}

const isSame = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  ['gwnummer', 'maker', 'model', 'color', 'red', 'yellow', 'green'].every(
    (name) => before[name] === after[name],
  )

/** Saves one purchase; a status that has moved on is mailed to the company's activated account. */
async function savePurchase(tx: Tx, env: Env, row: Known, now: Date, counts: Counts) {
  const { partner_number, fin, puchasesDate } = row
  const where = { partner_number_fin_puchasesDate: { partner_number, fin, puchasesDate } }
  const before = await tx.purchase.findUnique({ where })
  if (!before) {
    await tx.purchase.create({ data: { ...row, updatedAt: now } })
    counts.inserted++
    return
  }
  if (isSame(before, row)) return
  await tx.purchase.update({ where, data: { ...row, updatedAt: now } })
  counts.updated++
  if (!movesOn(before, row)) return
  const dealer = await tx.dealer.findFirst({
    where: { partner_number, account: { activated: true } },
    select: { account: { select: { email: true } } },
  })
  if (!dealer) return
  await queueMail(tx, purchaseStatusLetter(env, dealer.account.email, row))
  counts.mails++
}

/** Batches of rows, so that a million purchases need neither one transaction nor the memory of all. */
async function* batches(rows: AsyncIterable<Row>) {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function importRows(rows: AsyncIterable<Row>, { db, env, now, report }: Import) {
  const counts: Counts = { read: 0, inserted: 0, updated: 0, mails: 0 }
  for await (const batch of batches(rows)) {
    counts.read += batch.length
    const known = await knownRows(db, batch, report)
    // A purchase that stands twice in the file takes its last row.
    const latest = new Map(known.map((row) => [keyOf(row), row]))
    const save = async (tx: Tx) => {
      await lockByName(tx, importLock)
      for (const row of latest.values()) await savePurchase(tx, env, row, now, counts)
    }
    await db.$transaction(save, { timeout: 60_000 })
  }
  return counts
}

/**
 * Imports a file of purchases. Run again it changes nothing and mails nothing; one that died goes on where it stopped.
 * @returns what the import did; refused rows are in the report
 * @throws DeliveryError when the file as a whole cannot be used
 */
export async function importPurchases(job: Import) {
  const { db, file, now, report } = job
  const format = { columns: purchaseColumns, required: purchaseRequired, row: PurchaseRow }
  let refused = 0
  const onRejected = () => {
    refused++
  }
  const delivery = await openDelivery(file, format, report, { onRejected })
  const run = await db.importRun.create({
    data: { kind: 'purchases', fileName: basename(file), fileSha256: '', state: 'running', startedAt: now },
  })
  const finish = (data: Partial<ImportRun>) =>
    db.importRun.update({
      where: { id: run.id },
      data: { ...data, report: report.findings, rejected: report.rejected, finishedAt: now },
    })
  try {
    const { mails, ...counts } = await importRows(delivery.rows, job)
    const result = { ...counts, read: counts.read + refused }
    await finish({ state: 'done', fileSha256: delivery.sha256(), ...result })
    return { ...result, mails, rejected: report.rejected }
  } catch (error) {
    await finish({ state: 'failed' })
    throw error
  }
}
