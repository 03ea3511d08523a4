import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { openFiles } from '../../plugins/files.ts'
import { ImportRunning } from '../../stock/write/lock.ts'
import { importConditions, summaryOfConditions } from '../../vehicles/condition-import/commands.ts'
import { importStockFile } from './file.ts'
import { archive, fetchInto, filesIn, type Inbox, settledAt, withInboxLock } from './inbox-disk.ts'
import { inboxLetter } from './mail.ts'
import { summaryOf } from './summary.ts'

type Taking = { env: Env; db: PrismaClient; databaseUrl: string; inbox: Inbox; now: () => Date }

/**
 * A delivery with its files: `NAME.csv`, optionally `NAME.images.csv` with files below `NAME/`. Or `NAME.conditions.jsonl`
 * with recorded conditions.
 */
type Delivery = { name: string; stem: string; manifest: string | null; isConditions: boolean }

type Outcome = { folder: 'done' | 'refused'; report: object; summary: string }
type Taken = { name: string; outcome: string; summary: string }

const deliveryName = /^([^./][^/]*?)\.(csv|conditions\.jsonl)(?:\.gz)?$/i
const manifestOf = (stem: string) => `${stem}.images.csv`

/** The complete deliveries, oldest first; conditions after the stock, whose vehicles they may describe. */
async function waiting(inbox: Inbox, now: Date): Promise<Delivery[]> {
  const names = await filesIn(inbox)
  const found: (Delivery & { at: number })[] = []
  for (const name of names) {
    const [, stem, format] = deliveryName.exec(name) ?? []
    if (stem === undefined || stem.endsWith('.images')) continue
    const at = await settledAt(inbox, name, now)
    if (at === null) continue
    const isConditions = format?.toLowerCase() !== 'csv'
    const manifest = !isConditions && names.includes(manifestOf(stem)) ? manifestOf(stem) : null
    found.push({ name, stem, manifest, isConditions, at })
  }
  return found.sort(
    (one, other) =>
      Number(one.isConditions) - Number(other.isConditions) ||
      one.at - other.at ||
      one.name.localeCompare(other.name),
  )
}

/** All files of a delivery. */
async function partsOf(inbox: Inbox, { name, stem, manifest }: Delivery): Promise<string[]> {
  return manifest === null ? [name] : [name, manifest, ...(await filesIn(inbox, `${stem}/`, true))]
}

async function conditionsFrom({ db, databaseUrl, now }: Taking, file: string): Promise<Outcome> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'condition-inbox' })
  // Nothing to do here: the statement that uses the connection fails as well.
  pool.on('error', () => undefined)
  try {
    const report = new DeliveryReport()
    const counts = await importConditions({ db, pool, file, now: now(), report, dryRun: false })
    return {
      folder: counts.inserted + counts.known > 0 ? 'done' : 'refused',
      report: { ...counts, findings: report.findings },
      summary: summaryOfConditions(counts),
    }
  } finally {
    await pool.end()
  }
}

/**
 * Enters a delivery that was refused before its first row, so that the list of imports and the alert about a refused one
 * know it. Later refusals have an entry.
 */
async function enterRefusal({ db }: Taking, { name }: Delivery, startedAt: Date) {
  const kind = 'stock'
  if (await db.importRun.findFirst({ where: { kind, fileName: name, startedAt } })) return
  const data = { kind, fileName: name, fileSha256: '', state: 'refused', startedAt, finishedAt: startedAt }
  await db.importRun.create({ data })
}

/** @throws ImportRunning, or an error unrelated to the delivery, which then stays in the inbox */
async function importFrom(taking: Taking, delivery: Delivery): Promise<Outcome> {
  const { env, databaseUrl, inbox } = taking
  const now = taking.now()
  const folder = join(env.DATA_DIR, 'imports', `inbox-${randomUUID()}`)
  try {
    for (const part of await partsOf(inbox, delivery)) await fetchInto(inbox, part, folder)
    if (delivery.isConditions) return await conditionsFrom(taking, join(folder, delivery.name))
    const { result, imageReport } = await importStockFile({
      databaseUrl,
      file: join(folder, delivery.name),
      files: () => openFiles(env),
      now,
      full: env.STOCK_INBOX_FULL,
      ...(delivery.manifest ? { images: join(folder, delivery.manifest) } : {}),
    })
    const counts = summaryOf(result).join('; ')
    return {
      folder: result.state === 'refused' ? 'refused' : 'done',
      report: { ...result, images: imageReport?.findings ?? [] },
      summary: result.message ? `${counts}. ${result.message}` : counts,
    }
  } catch (error) {
    if (!(error instanceof DeliveryError) || error instanceof ImportRunning) throw error
    if (!delivery.isConditions) await enterRefusal(taking, delivery, now)
    const summary = `${error.message} Am Bestand wurde nichts geändert.`
    return { folder: 'refused', report: { message: summary, findings: [] }, summary }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** After a crash before this step the delivery is imported again, which changes nothing. */
async function archiveDelivery({ inbox, now }: Taking, delivery: Delivery, outcome: Outcome) {
  const parts = (await partsOf(inbox, delivery)).reverse()
  await archive(inbox, parts, delivery.stem, { ...outcome, now: now() })
}

async function takeAll(taking: Taking): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const delivery of await waiting(taking.inbox, taking.now())) {
    const outcome = await importFrom(taking, delivery).catch((error: unknown) => {
      if (error instanceof ImportRunning) return null
      throw error
    })
    if (outcome === null) break
    const { name } = delivery
    await archiveDelivery(taking, delivery, outcome)
    await taking.db.$transaction((tx) => queueMail(tx, inboxLetter(taking.env, { name, ...outcome })))
    taken.push({
      name,
      outcome: outcome.folder === 'done' ? 'übernommen' : 'abgewiesen',
      summary: outcome.summary,
    })
  }
  return taken
}

/**
 * Imports all deliveries of the inbox, oldest first. Mails the operator a report of each and moves it to `done` or
 * `refused` with the report beside it. While another import runs, or another process reads the inbox, deliveries stay
 * there.
 */
export const takeInbox = async (taking: Taking): Promise<Taken[]> =>
  (await withInboxLock(taking.databaseUrl, () => takeAll(taking))) ?? []
