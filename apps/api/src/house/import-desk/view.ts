import {
  Corrections,
  FileLayout,
  ImportCheck,
  type ImportFinding,
  type StockImport,
  type StockImportEntry,
  ValueMapping,
} from '@portal/contract/house/stock-imports'
import type { StockSource } from '@portal/contract/house/stock-sources'
import { findingEffects, ImportState, ruleText } from '@portal/domain/house/stock-imports'
import type { Language } from '@portal/domain/site/language'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { type FindingGroup, FindingGroups } from '../../delivery/findings.ts'
import { csvOf } from '../../http/csv.ts'
import { findingsIn, translatedInto } from '../../http/language.ts'
import type { ImportResult } from '../../stock/takeover/import-stock.ts'
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
  replacements: true,
  check: true,
  releaseRemovals: true,
} satisfies Prisma.StockImportSelect

type DetailRow = Prisma.StockImportGetPayload<{ select: typeof detailColumns }>

export const importView = (
  { layout, corrections, replacements, check, releaseRemovals, ...row }: DetailRow,
  source: StockSource,
  logins: ReadonlyMap<number, string>,
): StockImport => ({
  ...entryView(row, logins),
  source,
  layout: FileLayout.nullable().parse(layout),
  corrections: Corrections.parse(corrections),
  replacements: ValueMapping.parse(replacements),
  check: ImportCheck.nullable().parse(check),
  releaseRemovals,
  jobs: row.jobs.map(({ id }) => id),
})

/** The findings of a check or a takeover as a CSV file. */
export function findingsFile({ findings, findingsTotal }: ImportCheck): string {
  const rows = findings.map(({ row, rows: count, column, value, rule, hint, effect }) => [
    row,
    count,
    column || 'ganze Zeile',
    value,
    ruleText(rule),
    hint,
    findingEffects[effect],
  ])
  const rest = findingsTotal - findings.reduce((sum, { rows: count }) => sum + count, 0)
  return csvOf([
    ['Zeile', 'Anzahl', 'Spalte', 'Wert', 'Regel', 'Hinweis', 'Folge'],
    ...rows,
    ...(rest > 0 ? [[`und ${rest} weitere Befunde`]] : []),
  ])
}

const findingsStored = 1000

/** The result of a check or a takeover, with the line numbers and column names of the uploaded file. */
export function checkOf(result: ImportResult, { converted, columnOf }: Prepared): ImportCheck {
  const { findingGroups, held, notices, removals, rejected, hidden, unknown, files, fileFindings } = result
  const inFile = (effect: ImportFinding['effect']) => (finding: FindingGroup) => ({
    ...finding,
    row: finding.row + (converted?.rowShift ?? 0),
    column: columnOf(finding.column),
    effect,
  })
  const all = [
    ...findingGroups.map(inFile('refused')),
    ...new FindingGroups(held).list.map(inFile('quarantine')),
    ...new FindingGroups(notices).list.map(inFile('notice')),
  ].toSorted((one, other) => one.row - other.row)
  const ofFiles = fileFindings.map((finding) => ({ ...finding, rows: 1, effect: 'refused' as const }))
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
    findingsTotal: result.findingsTotal + held.length + notices.length + ofFiles.length,
  }
}

/** The findings with the texts of the file, which a conversion may have written differently ("03.2027": "2027-03"). */
export async function withDeliveredTexts(check: ImportCheck, { textsOf }: Prepared): Promise<ImportCheck> {
  const inTable = check.findings.filter(({ rule }) => isOfCell(rule))
  const textIn = await textsOf(new Set(inTable.map(({ row }) => row)))
  const findings = check.findings.map((finding) => {
    const { row, column, rule, value } = finding
    const text = isOfCell(rule) ? textIn(row, column) : undefined
    return { ...finding, value: text === undefined ? value : text.slice(0, 120) }
  })
  return { ...check, findings }
}

/** Findings about files of a ZIP count lines of a list of files, and those about whole rows have no cell. */
const isOfCell = (rule: string) => rule !== 'file' && rule !== 'unknown' && rule !== 'columns'

/** An import with its message and findings, which were stored in German, in a language. */
export function importIn(language: Language, found: StockImport): StockImport {
  const { message, check } = found
  return {
    ...found,
    message: message && translatedInto(language, message),
    check: check && { ...check, findings: findingsIn(language, check.findings) },
  }
}
