import { createHash, type Hash } from 'node:crypto'
import { basename } from 'node:path'
import { countedText } from '@portal/domain/values/formats'
import type pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { DeliveryReport } from '../../delivery/delivery.ts'
import { deliveryErrorOf } from '../../delivery/delivery-bytes.ts'
import { linesOf } from '../../delivery/json-lines.ts'
import { ProblemError } from '../../http/problem.ts'
import { inTransaction } from '../../plugins/db.ts'
import { announceConditions, storeRecord } from '../condition/commands.ts'
import { type ConditionLine, findingAt, readConditionLine } from './parse.ts'

type ConditionImport = {
  db: PrismaClient
  pool: pg.Pool
  file: string
  now: Date
  report: DeliveryReport
  /** Checks everything and stores nothing. */
  dryRun: boolean
}
type Counts = { read: number; inserted: number; known: number; rejected: number }
type Numbered = { row: number; line: ConditionLine }

/** Enough for a hundred damages with long notes. */
const lineMaxLength = 1_048_576
const linesPerTransaction = 100

/** Stores a line completely, or reports why it is refused. */
async function storeLine(client: pg.ClientBase, { row, line }: Numbered, { now, report }: ConditionImport) {
  const { gwnummer, company, record } = line
  const actor = { accountId: null, company }
  try {
    return await storeRecord(client, { gwnummer, record, actor, now, isDelivery: true })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const errors = error.errors ?? [
      { path: error.type === 'conflict' ? 'id' : 'gwnummer', message: error.title },
    ]
    for (const { path, message } of errors)
      report.add(findingAt(row, path.split('.'), { ...record, gwnummer }, message))
    return null
  }
}

/** @returns how many lines were new, and how many were stored before */
function storeLines(lines: Numbered[], work: ConditionImport) {
  return inTransaction(work.pool, async (client) => {
    await client.query('SAVEPOINT checked')
    const changed = new Set<number>()
    const counts = { inserted: 0, known: 0 }
    for (const numbered of lines) {
      const stored = await storeLine(client, numbered, work)
      if (stored?.isNew) counts.inserted += 1
      else if (stored) counts.known += 1
      for (const fahrzeugid of stored?.changed ?? []) changed.add(fahrzeugid)
    }
    if (work.dryRun) await client.query('ROLLBACK TO SAVEPOINT checked')
    else await announceConditions(client, [...changed], work.now)
    return counts
  })
}

async function storeFile(work: ConditionImport, hash: Hash) {
  const counts = { read: 0, inserted: 0, known: 0 }
  let waiting: Numbered[] = []
  const store = async () => {
    const { inserted, known } = await storeLines(waiting, work)
    counts.inserted += inserted
    counts.known += known
    waiting = []
  }
  for await (const lines of linesOf(work.file, { maxLength: lineMaxLength, hash }))
    for (const { text, line: row } of lines) {
      if (text.trim() === '') continue
      counts.read += 1
      const { line, findings } = readConditionLine(text, row)
      if (line) waiting.push({ row, line })
      for (const finding of findings ?? []) work.report.add(finding)
      if (waiting.length === linesPerTransaction) await store()
    }
  if (waiting.length > 0) await store()
  return counts
}

/** The counts of an import as a German sentence. */
export const summaryOfConditions = ({ read, inserted, known, rejected }: Counts) =>
  `${countedText(read, 'Zeile', 'Zeilen')} gelesen, ${inserted} neu, ${known} schon bekannt, ${rejected} abgewiesen.`

/**
 * Imports a file of recorded conditions (docs/condition-format.md). A repetition stores only the records that are not
 * stored yet, also after a crash. Refused lines are in the report.
 *
 * @throws DeliveryError when the file as a whole is unusable
 */
export async function importConditions(work: ConditionImport): Promise<Counts> {
  const { db, file, now, report, dryRun } = work
  const run = await db.importRun.create({
    data: { kind: 'conditions', fileName: basename(file), fileSha256: '', state: 'running', startedAt: now },
  })
  const hash = createHash('sha256')
  const finish = (data: { state: string; read?: number; inserted?: number; fileSha256?: string }) =>
    db.importRun.update({
      where: { id: run.id },
      data: { ...data, report: report.findings, rejected: report.rejected, finishedAt: now },
    })
  try {
    const { known, ...counts } = await storeFile(work, hash)
    await finish({ state: dryRun ? 'dry-run' : 'done', fileSha256: hash.digest('hex'), ...counts })
    return { ...counts, known, rejected: report.rejected }
  } catch (error) {
    await finish({ state: 'failed' })
    throw deliveryErrorOf(error, basename(file))
  }
}
