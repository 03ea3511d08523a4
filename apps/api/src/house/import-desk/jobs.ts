import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { basename } from 'node:path/posix'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ImportCheck, ValueMapping } from '@portal/contract/house/stock-imports'
import { canStep } from '@portal/domain/house/imports'
import { isZipName } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import type pg from 'pg'
import {
  Prisma,
  type PrismaClient,
  type StockImport,
  type StockSource,
} from '../../../generated/prisma/client.ts'
import { DeliveryError, deliveryErrorOf, isNamedGzip } from '../../delivery/delivery-bytes.ts'
import { openZip, type ZipDelivery } from '../../delivery/zip-delivery.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { isDatabaseUnavailable } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { ImportInterrupted, type Phase } from '../../stock/takeover/import-stock.ts'
import type { SourceRules } from '../../stock/takeover/source.ts'
import { ImportRunning } from '../../stock/write/lock.ts'
import { piecesIn } from '../../uploads/pieces.ts'
import { importStockFile } from '../stock-import/file.ts'
import { textsOf } from '../stock-import/queries.ts'
import { numbersOfSource } from '../stock-sources/numbers.ts'
import { type Prepared, prepare, prepareZip } from './parse.ts'
import { checkOf, withDeliveredTexts } from './view.ts'
import { piecesFolder } from './where.ts'

type Context = {
  env: Env
  db: PrismaClient
  databaseUrl: string
  files: Files
  now: () => Date
  /** Receives the progress in percent; 0 when the file is ready to be read. */
  onProgress?: (percent: number) => void
}
type Entry = StockImport & { source: StockSource }

const progressIntervalMs = 500
/** The share of an import's time that reading takes, in percent. */
const readingShare = 70
const phaseProgress: Record<Phase, number> = {
  reading: 0,
  files: 70,
  merging: 75,
  committing: 95,
  cleaning: 98,
}

/** Copies the pieces of an upload to a local file. */
async function assemble({ files }: Context, id: string, target: string) {
  const keys = await piecesIn(files.reports, piecesFolder(id))
  async function* bytes() {
    for (const key of keys) yield* await files.reports.getStream(key)
  }
  await pipeline(Readable.from(bytes()), createWriteStream(target))
}

async function modelsOf(db: PrismaClient) {
  const rows = await db.vehicle.findMany({
    distinct: ['hersteller', 'modellgruppe'],
    select: { hersteller: true, modellgruppe: true },
  })
  const models = new Map<string, string[]>()
  for (const { hersteller, modellgruppe } of rows)
    models.set(hersteller, [...(models.get(hersteller) ?? []), modellgruppe])
  return models
}

/** Makers that are mapped to themselves: a person has confirmed them as new. */
const confirmedMakers = ({ values }: StockSource) =>
  new Set(
    Object.entries(ValueMapping.parse(values).hersteller ?? {}).flatMap(([name, known]) =>
      name === known ? [name] : [],
    ),
  )

const rulesOf = (
  { id, source, accountId, releaseRemovals }: Entry,
  { converted }: Prepared,
): SourceRules => ({
  sourceId: source.id,
  sourceName: source.name,
  importId: id,
  actorId: accountId,
  shrinkPercent: source.shrinkPercent,
  releaseRemovals,
  priceJumpPercent: source.priceJumpPercent,
  contradictions: converted?.contradictions ?? new Map(),
  knownMakers: confirmedMakers(source),
})

/** Stores the progress twice a second while the work runs. */
async function withProgress<Result>(
  { db, now, onProgress = () => {} }: Context,
  entry: Entry,
  work: (hooks: { onBytes: (count: number) => void; onPhase: (phase: Phase) => void }) => Promise<Result>,
): Promise<Result> {
  let bytes = 0
  let progress = 0
  let stored = 0
  let storing = Promise.resolve()
  const advance = (percent: number) => {
    progress = Math.max(progress, percent)
    onProgress(progress)
  }
  advance(0)
  const timer = setInterval(() => {
    if (progress === stored) return
    stored = progress
    const data = { progress, changedAt: now() }
    // A lost update of the progress is repeated by the next one.
    const where = { id: entry.id, state: { in: ['checking', 'running'] } }
    storing = db.stockImport.updateMany({ where, data }).then(
      () => undefined,
      () => undefined,
    )
  }, progressIntervalMs)
  try {
    return await work({
      onBytes: (count) => {
        bytes += count
        advance(Math.min(readingShare, Math.floor((readingShare * bytes) / Math.max(1, entry.bytes))))
      },
      onPhase: (phase) => advance(phaseProgress[phase]),
    })
  } finally {
    clearInterval(timer)
    await storing
  }
}

async function run(context: Context, entry: Entry, isTaking: boolean, folder: string) {
  const original = join(folder, isNamedGzip(entry.fileName) ? 'Lieferung.gz' : 'Lieferung')
  await assemble(context, entry.id, original)
  const zip = isZipName(entry.fileName) ? await openZip(original) : null
  try {
    await importPrepared(context, entry, isTaking, { original, folder, zip })
  } catch (error) {
    const inZip = zip?.data ? `${basename(zip.data.fileName)} aus ` : ''
    // The message names the uploaded file instead of its copy.
    throw error instanceof DeliveryError ? deliveryErrorOf(error, `${inZip}${entry.fileName}`) : error
  } finally {
    zip?.close()
  }
}

type Opened = { original: string; folder: string; zip: ZipDelivery | null }

async function importPrepared(
  context: Context,
  entry: Entry,
  isTaking: boolean,
  { original, folder, zip }: Opened,
) {
  const { env, db, databaseUrl, files, now, onProgress = () => {} } = context
  const { id, source } = entry
  const storedTexts = (gwnummern: string[]) => textsOf(db, gwnummern)
  const numbersOf = numbersOfSource(db, source, { isTaking, now: now() })
  const wanted = { entry, source, models: await modelsOf(db), storedTexts, numbersOf }
  const prepared = await (zip ? prepareZip(zip, folder, wanted) : prepare(original, folder, wanted))
  const { isComplete, file, layout, converted } = prepared
  await db.stockImport.update({ where: { id }, data: { layout: layout ?? Prisma.DbNull } })
  if (!isComplete) {
    await db.stockImport.update({ where: { id }, data: { state: 'columns', changedAt: now() } })
    return
  }
  const { result } = await withProgress(context, entry, ({ onBytes, onPhase }) =>
    importStockFile({
      databaseUrl,
      file,
      fileName: entry.fileName,
      files: async () => files,
      now: now(),
      zip: zip ? { delivery: zip, target: isTaking ? { files, env } : null } : undefined,
      full: source.isWhole,
      dryRun: !isTaking,
      keepsHandEdits: source.keepsHandEdits,
      rules: rulesOf(entry, prepared),
      refusals: converted?.refusals ?? [],
      onBytes,
      onPhase,
      onCommit: (client, taken) => storeTakeover(client, id, checkOf(taken, prepared), taken.id, now()),
    }),
  )
  onProgress(100)
  const check = await withDeliveredTexts(checkOf(result, prepared), prepared)
  const isDone = result.state === 'done'
  const state = isDone ? {} : { state: 'checked', progress: 100, changedAt: now() }
  await db.stockImport.update({ where: { id }, data: { check, ...state } })
  if (isDone) await dropFile(context, id, check)
}

/** Deletes the file after a takeover, unless it is needed again to release held removals. */
async function dropFile({ files }: Context, id: string, { held }: ImportCheck) {
  if (held === 0) await files.reports.deleteAll(piecesFolder(id))
}

/** Stores the result in the transaction that changes the stock, so that a killed import has done both or neither. */
async function storeTakeover(client: pg.Client, id: string, check: ImportCheck, runId: number, now: Date) {
  await client.query(
    `UPDATE stock_import SET state = 'done', progress = 100, "check" = $2, run_id = $3, changed_at = $4
     WHERE id = $1`,
    [id, check, runId, now],
  )
}

/** Marks an import that cannot succeed as failed and deletes its file. */
async function fail({ db, files, now }: Context, id: string, reason: string) {
  const message = t`${reason} Am Bestand wurde nichts geändert.`
  await db.stockImport.update({ where: { id }, data: { state: 'failed', message, changedAt: now() } })
  await files.reports.deleteAll(piecesFolder(id))
}

/**
 * Checks an uploaded import, or takes it over. Can be repeated after an interruption at any point.
 *
 * @throws ImportRunning while another import runs, ImportInterrupted or a database error when it should be repeated
 */
export async function processImport(context: Context, id: string): Promise<void> {
  const { env, db, now } = context
  // The name is always the same, so that an import repeated after a kill removes what that left behind.
  const folder = join(env.DATA_DIR, 'imports', `desk-${id}`)
  await rm(folder, { recursive: true, force: true })
  const entry = await db.stockImport.findUnique({ where: { id }, include: { source: true } })
  if (entry?.state === 'done') return dropFile(context, id, ImportCheck.parse(entry.check))
  if (!entry) return
  const isTaking = canStep(entry.state, 'run')
  if (!isTaking && !canStep(entry.state, 'check')) return
  const state = isTaking ? 'running' : 'checking'
  await db.stockImport.update({
    where: { id },
    data: { state, progress: 0, message: null, changedAt: now() },
  })
  await mkdir(folder, { recursive: true })
  try {
    await run(context, entry, isTaking, folder)
  } catch (error) {
    const isOutage = isDatabaseUnavailable(error) || (error instanceof ProblemError && error.status === 503)
    if (isOutage || error instanceof ImportRunning || error instanceof ImportInterrupted) throw error
    if (error instanceof DeliveryError) return await fail(context, id, error.message)
    await fail(context, id, t('Beim Lesen der Datei ist ein Fehler aufgetreten.'))
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
