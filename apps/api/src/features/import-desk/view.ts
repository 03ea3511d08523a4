import {
  Corrections,
  FileLayout,
  ImportCheck,
  type ImportFinding,
  type StockImport,
  type StockImportEntry,
} from '@portal/contract/stock-imports'
import type { StockSource } from '@portal/contract/stock-sources'
import { findingEffects, ImportState, ruleText } from '@portal/domain/stock-imports'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Finding } from '../../delivery/delivery.ts'
import { csvOf } from '../../http/csv.ts'
import type { ImportResult } from '../stock-import/commands.ts'
import { summaryOf } from '../stock-import/summary.ts'
import type { Prepared } from './parse.ts'

export const entryColumns = {
  id: true,
  sourceId: true,
  source: { select: { name: true } },
  accountId: true,
  fileName: true,
  bytes: true,
  received: true,
  state: true,
  progress: true,
  message: true,
  runId: true,
  createdAt: true,
  changedAt: true,
  jobs: { select: { id: true, state: true }, orderBy: { createdAt: 'desc' } },
} satisfies Prisma.StockImportSelect

type EntryRow = Prisma.StockImportGetPayload<{ select: typeof entryColumns }>

/** @param logins by account id */
export const entryView = (
  { source, accountId, state, createdAt, changedAt, jobs, ...row }: EntryRow,
  logins: ReadonlyMap<number, string>,
): StockImportEntry => ({
  ...row,
  sourceName: source.name,
  by: accountId === null ? null : (logins.get(accountId) ?? null),
  state: ImportState.parse(state),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  isUndone: jobs.length > 0 && jobs.every((job) => job.state === 'undone'),
})

export const detailColumns = {
  ...entryColumns,
  layout: true,
  corrections: true,
  check: true,
  releaseRemovals: true,
} satisfies Prisma.StockImportSelect

type DetailRow = Prisma.StockImportGetPayload<{ select: typeof detailColumns }>

export const importView = (
  { layout, corrections, check, releaseRemovals, ...row }: DetailRow,
  source: StockSource,
  logins: ReadonlyMap<number, string>,
): StockImport => ({
  ...entryView(row, logins),
  source,
  layout: FileLayout.nullable().parse(layout),
  corrections: Corrections.parse(corrections),
  check: ImportCheck.nullable().parse(check),
  releaseRemovals,
  jobs: row.jobs.map(({ id }) => id),
})

/** The findings of a check or a takeover as a CSV file. */
export function findingsFile({ findings, findingsTotal }: ImportCheck): string {
  const rows = findings.map(({ row, column, value, rule, hint, effect }) => [
    row,
    column || 'ganze Zeile',
    value,
    ruleText(rule),
    hint,
    findingEffects[effect],
  ])
  const rest = findingsTotal - findings.length
  return csvOf([
    ['Zeile', 'Spalte', 'Wert', 'Regel', 'Hinweis', 'Folge'],
    ...rows,
    ...(rest > 0 ? [[`und ${rest} weitere Befunde`]] : []),
  ])
}

const findingsStored = 1000

/** The result of a check or a takeover, with the line numbers and column names of the uploaded file. */
export function checkOf(result: ImportResult, { converted, nameOf }: Prepared): ImportCheck {
  const { findings, held, notices, removals, rejected, hidden, unknown, files, fileFindings } = result
  const inFile = (effect: ImportFinding['effect']) => (finding: Finding) => ({
    ...finding,
    row: finding.row + (converted?.rowShift ?? 0),
    column: nameOf(finding.column),
    effect,
  })
  const all = [
    ...findings.map(inFile('refused')),
    ...held.map(inFile('quarantine')),
    ...notices.map(inFile('notice')),
  ].toSorted((one, other) => one.row - other.row)
  const ofFiles = fileFindings.map((finding) => ({ ...finding, effect: 'refused' as const }))
  const { read, inserted, updated, withdrawn, published } = result
  return {
    ...{ read, rejected, inserted, updated, withdrawn, published, unknown },
    unchanged: Math.max(0, read - rejected - inserted - updated - held.length),
    quarantined: held.length,
    held: removals.held,
    of: removals.of,
    missing: removals.vehicles,
    hidden: hidden.count === 0 ? '' : (summaryOf(result)[2] ?? ''),
    message: result.message ?? null,
    ...files,
    findings: [...all, ...ofFiles].slice(0, findingsStored),
    findingsTotal: all.length + ofFiles.length,
  }
}
