import { t } from '@portal/domain/values/text'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import pg from 'pg'
import type { DeliveryReport } from '../../delivery/delivery.ts'
import type { KnownRecord } from '../../delivery/delivery-records.ts'
import type { Finding, FindingGroup } from '../../delivery/findings.ts'
import { raiseGeneration } from '../write/generation.ts'
import { takeImportLock } from '../write/lock.ts'
import { areIntact, type KnownRows, type KnownVehicle, noneKnown, readKnown, rulesOf } from './known.ts'
import { merge, prepare, shrinkage } from './merge.ts'
import { recordTakeover } from './records.ts'
import { lossText, type Removals } from './removals.ts'
import {
  type Hidden,
  hiddenOf,
  noticesOf,
  refuseLateDates,
  reportUnknownPhotos,
  type StagedCounts,
  stagedCounts,
} from './review.ts'
import { failRun, finishRun, startRun } from './runs.ts'
import type { SourceRules } from './source.ts'
import {
  clearStaging,
  copyLines,
  createStaging,
  fileColumns,
  fileLines,
  lineColumns,
  type StagedFile,
  type StagedRow,
  stagedColumns,
  stagingOf,
} from './staging.ts'
import { enterUndo } from './undo.ts'
import { type UnknownName, unknownNamesOf } from './unknown-names.ts'
import { vacuum, vacuumFromShare } from './vacuum.ts'

/** Withdrawing more than this share of the live stock requires a confirmation. */
const shrinkLimit = 0.2

export type Phase = 'reading' | 'files' | 'merging' | 'committing' | 'cleaning'

export type StockSource = {
  fileName: string
  /** The file's columns; other columns keep their stored values. */
  header: readonly string[]
  rows: (known: KnownRows | null) => AsyncIterable<(StagedRow | KnownRecord<KnownVehicle>)[]>
  /** Whether the next delivery will repeat most rows, so that their digests are worth storing. */
  repeats?: boolean
  /** The rules of the source; absent for imports by command line. */
  rules?: SourceRules
  /** Available after the rows have been read. */
  files?: AsyncIterable<StagedFile>
  /** Collects the rows refused by `rows`. */
  report: DeliveryReport
  /** Findings about the image manifest. */
  fileReport?: DeliveryReport
  /** GW numbers of refused rows, which a full delivery must not withdraw. */
  refused: string[]
  sha256: () => string
}

export type ImportOptions = {
  databaseUrl: string
  now: Date
  dryRun?: boolean
  full?: boolean
  confirmShrink?: boolean
  /** Whether values edited by the house stay ("Handeingabe bleibt") instead of being replaced by the delivery. */
  keepsHandEdits?: boolean
  /** Also reads rows that are unchanged since an earlier delivery. */
  everyRow?: boolean
  onPhase?: (phase: Phase) => void | Promise<void>
  /** Called at the end of the transaction that changes the stock, to store the result elsewhere with it. */
  onCommit?: (client: pg.Client, result: ImportResult) => Promise<void>
}

export type ImportResult = {
  id: number
  state: 'done' | 'refused' | 'dry-run'
  read: number
  rejected: number
  inserted: number
  updated: number
  withdrawn: number
  /** Vehicles that became visible. */
  published: number
  hidden: Hidden
  generation: number | null
  /** German question or sentence when the import was refused. */
  message?: string
  findings: Finding[]
  /** `findings` with equal ones joined. */
  findingGroups: FindingGroup[]
  findingsTotal: number
  /** Imported rows that are probably mistakes. */
  notices: Finding[]
  /** Rows that wait for a decision. */
  held: Finding[]
  /** Photos and reports that were added to vehicles of the stock, and those that were not. */
  files: StagedCounts
  fileFindings: Finding[]
  removals: Removals
  /** Makers and models that no vehicle of the stock had before. */
  unknown: UnknownName[]
}

/** Whether no row of the file was usable. */
export const isRefusedWhole = ({ read, rejected }: Pick<ImportResult, 'read' | 'rejected'>) =>
  read > 0 && rejected >= read

type Taken = { staged: number; present: number[] }

/** The rows of a delivery, each GW number once; repetitions become findings. */
async function* linesOf({ rows, report }: StockSource, known: KnownRows | null, taken: Taken) {
  const seen = new Uint8Array(1_000_000)
  for await (const batch of rows(known)) {
    let lines = ''
    for (const read of batch) {
      const row = read.row
      const gwnummer = 'known' in read ? read.known.gwnummer : Number(read.gwnummer)
      if (seen[gwnummer] === 1) {
        const value = String(gwnummer).padStart(6, '0')
        const hint = t('Diese GW-Nummer kommt in der Datei schon vor; es gilt die erste Zeile.')
        report.add({ row, column: 'gwnummer', value, rule: 'duplicate', hint })
        continue
      }
      seen[gwnummer] = 1
      if ('known' in read) taken.present.push(read.known.fahrzeugid)
      else {
        taken.staged += 1
        lines += read.line
      }
    }
    if (lines !== '') yield lines
  }
}

async function abandon(client: pg.Client, id: number, now: Date) {
  await client.query('ROLLBACK')
  await failRun(client, id, now)
  await clearStaging(client)
}

async function importLocked(
  client: pg.Client,
  source: StockSource,
  options: ImportOptions,
): Promise<ImportResult> {
  const {
    now,
    dryRun = false,
    full = false,
    confirmShrink = false,
    everyRow = false,
    keepsHandEdits = false,
    onPhase = () => {},
    onCommit = async () => {},
  } = options
  const { report, fileName, rules: sourceRules } = source
  const files = source.files !== undefined
  await clearStaging(client)
  const id = await startRun(client, { fileName, now, source: sourceRules })
  const staging = stagingOf(id)
  const columns = stagedColumns(source.header)
  try {
    await onPhase('reading')
    await createStaging(client, staging, columns)
    const rules = source.repeats ? await rulesOf(client, source.header) : null
    const known = rules === null ? null : everyRow ? noneKnown() : await readKnown(client, rules)
    const taken: Taken = { staged: 0, present: [] }
    const names = [...lineColumns, ...columns.map(columnName)]
    await copyLines(client, staging.vehicles, names, linesOf(source, known, taken))
    const read = taken.staged + taken.present.length + report.rejected
    const sha256 = source.sha256()
    await onPhase('files')
    if (source.files) await copyLines(client, staging.photos, fileColumns, fileLines(source.files))
    if (source.refused.length > 0)
      await client.query(`INSERT INTO ${staging.spared} SELECT unnest($1::text[])`, [source.refused])
    if (full) await client.query(`INSERT INTO ${staging.present} SELECT unnest($1::int[])`, [taken.present])
    await prepare(client, staging)
    await refuseLateDates(client, staging, columns, report, now)
    await onPhase('merging')
    await client.query('BEGIN')
    if (rules !== null && known !== null && !(await areIntact(client, rules, known)))
      throw new StockChangedMeanwhile()
    const { conflicts, remembered, handEdits, ...counts } = await merge(client, {
      staging,
      columns,
      full,
      now,
      rules,
      keepsHandEdits,
      run: id,
      source: sourceRules,
      files,
    })
    for (const { row, fin } of conflicts) {
      const hint = t('Unter dieser GW-Nummer ist ein Fahrzeug mit einer anderen FIN im Bestand.')
      report.add({ row, column: 'fin', value: fin, rule: 'conflict', hint })
    }
    if (source.fileReport) await reportUnknownPhotos(client, staging, source.fileReport)
    const { live, lost, gained } = await shrinkage(client)
    const result: ImportResult = {
      id,
      state: dryRun ? 'dry-run' : 'done',
      read,
      rejected: report.rejected,
      ...counts,
      published: gained,
      hidden: await hiddenOf(client, staging, taken.present, now),
      generation: null,
      findings: report.findings,
      findingGroups: report.groups.list,
      findingsTotal: report.groups.total,
      notices: [...handEdits, ...(await noticesOf(client, staging))],
      files: files ? await stagedCounts(client, staging) : { photos: 0, reports: 0 },
      fileFindings: source.fileReport?.findings ?? [],
      unknown: sourceRules ? await unknownNamesOf(client, staging, id, sourceRules.knownMakers) : [],
    }
    if (isRefusedWhole(result)) {
      result.message = t('Keine Zeile der Datei war brauchbar. Am Bestand wurde nichts geändert.')
      if (!dryRun) result.state = 'refused'
    } else if (lost > live * shrinkLimit && !confirmShrink && !sourceRules?.releaseRemovals) {
      result.message = lossText(lost, live, sourceRules !== undefined)
      if (!dryRun) result.state = 'refused'
    }
    if (result.state !== 'done') await client.query('ROLLBACK')
    else {
      result.generation = await raiseGeneration(client, now)
      const { generation } = result
      if (sourceRules)
        await enterUndo(client, { source: sourceRules, fileName, run: id, generation, files, now })
    }
    await onPhase('committing')
    const findings = [...report.findings, ...result.held, ...result.notices, ...result.fileFindings]
    await finishRun(client, result, findings, { sha256, now })
    if (result.state === 'done') {
      await onCommit(client, result)
      await recordTakeover(client, { result, fileName, source: sourceRules, now })
      await client.query('COMMIT')
    }
    await onPhase('cleaning')
    await clearStaging(client)
    // Without statistics the next import would look up the digests one by one.
    if (remembered > read * vacuumFromShare) await client.query('ANALYZE vehicle_digest')
    return result
  } catch (error) {
    // This fails too when the connection is lost; then the next import cleans up, and `error` is the relevant one.
    await abandon(client, id, now).catch(() => undefined)
    throw error
  }
}

/** A vehicle was changed after its row was skipped as known, so the import has to read every row. */
export class StockChangedMeanwhile extends Error {}

/** The connection was lost; the database rolls back an open transaction. */
export class ImportInterrupted extends Error {}

/**
 * Imports a delivery. Validated rows go through a staging table and one transaction, so readers see the stock either
 * before or after the import. Vehicles are identified by GW number and FIN. A killed import leaves only its staging
 * tables, which the next one removes.
 *
 * @throws DeliveryError when the file is unusable or another import is running; nothing has changed then
 * @throws ImportInterrupted when the database connection is lost
 * @throws StockChangedMeanwhile when known rows have to be read after all; nothing has changed then
 */
export async function importStock(source: StockSource, options: ImportOptions): Promise<ImportResult> {
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'stock-import' })
  let loss: Error | null = null
  // Records the loss of the connection between two statements; without a listener it would end the process.
  client.on('error', (error) => {
    loss ??= error
  })
  await client.connect()
  try {
    // Lets the database stop working for a killed import; servers on Windows do not support this.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined)
    // Parallel workers would increase the total cost and compete with searches, because they have no low priority.
    await client.query(`SET work_mem = '64MB'; SET max_parallel_workers_per_gather = 0`)
    await takeImportLock(client)
    const result = await importLocked(client, source, options)
    if (result.generation !== null) await vacuum(client, result.inserted + result.updated + result.withdrawn)
    return result
  } catch (error) {
    if (loss === null) throw error
    throw new ImportInterrupted(
      t(
        'Die Verbindung zur Datenbank ist abgerissen. Der Bestand ist ganz der alte oder ganz der neue; bitte den Import wiederholen.',
      ),
      { cause: error },
    )
  } finally {
    if (loss === null) await client.end()
  }
}
