import { Cockpit, HouseCounts } from '@portal/contract/house/cockpit'
import { quarantineDays } from '@portal/domain/house/stock-imports'
import { statesAtWork } from '@portal/domain/house/stock-jobs'
import { isWaitingApplicationSql } from '../../accounts/dealer-activation/queries.ts'
import type { RowSource } from '../../plugins/db.ts'
import { isForHouseSql } from '../claim-desk/where.ts'
import { isWaitingSql } from '../enquiry-desk/where.ts'

/** `work` is JSON text, so that two answers can be compared without being read. */
type Row = { generation: number | null; work: string }

/** SQL: the number of rows of a table. */
const count = (table: string, condition: string) => `(SELECT count(*)::int FROM ${table} WHERE ${condition})`
const object = (members: Record<string, string>) =>
  `json_build_object(${Object.entries(members)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`

const waiting = {
  mailsFailed: count('mail', `state = 'failed'`),
  applicants: count('dealer d JOIN account a ON a.id = d.account_id', isWaitingApplicationSql),
}
const dayAgo = `$1::timestamptz - interval '1 day'`
const administration = object({
  ...waiting,
  mailsQueued: count('mail', `state = 'queued'`),
  failedLogins: count('audit_entry', `action = 'login-failed' AND at >= ${dayAgo}`),
})

const openEnquiries = (condition = 'true') => count('enquiry e', `${isWaitingSql} AND ${condition}`)
const startedAt = `to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const lastImports = `(SELECT coalesce(json_agg(r ORDER BY id DESC), '[]') FROM (
  SELECT id, file_name AS "fileName", state, read, rejected, ${startedAt} AS "startedAt"
  FROM import_run ORDER BY id DESC LIMIT 5) r)`

const work = (forAdministrators: string) =>
  `SELECT g.generation, ${object({
    enquiries: object({ open: openEnquiries(), overDay: openEnquiries(`e.open_since < ${dayAgo}`) }),
    imports: lastImports,
    administration: forAdministrators,
  })}::text AS work FROM (SELECT) one LEFT JOIN stock_generation g ON g.id = 1`

const undecided = `state = 'open' AND created_at > $1::timestamptz - interval '${quarantineDays} days'`
const counts = (forAdministrators: string) =>
  `SELECT g.generation, ${object({
    quarantine: count('stock_quarantine', undecided),
    enquiries: openEnquiries(),
    claims: count('claim', isForHouseSql),
    payments: count('bank_entry', `state = 'open'`),
    jobs: count('stock_job', `state IN (${statesAtWork.map((state) => `'${state}'`).join(', ')})`),
    administration: forAdministrators,
  })}::text AS work FROM (SELECT) one LEFT JOIN stock_generation g ON g.id = 1`

type Statements = Record<'office' | 'administrators', { name: string; text: string }>
const workStatements: Statements = {
  office: { name: 'open-work', text: work('NULL') },
  administrators: { name: 'open-work-of-administrators', text: work(administration) },
}
const countStatements: Statements = {
  office: { name: 'house-counts', text: counts('NULL') },
  administrators: { name: 'house-counts-of-administrators', text: counts(object(waiting)) },
}

async function read(from: RowSource, statements: Statements, now: Date, isAdministrator: boolean) {
  const statement = isAdministrator ? statements.administrators : statements.office
  const { rows } = await from.query<Row>({ ...statement, values: [now] })
  return { generation: rows[0]?.generation ?? 0, work: rows[0]?.work ?? '{}' }
}

const OpenWork = Cockpit.pick({ enquiries: true, imports: true, administration: true })
/** What waits for the house, read by `openWork`. */
export const openWorkOf = (text: string) => OpenWork.parse(JSON.parse(text))

/**
 * The current work that waits for the house, with the generation of the stock. One prepared statement, because every call
 * of the overview reads it; what is for administrators alone is read only for them.
 */
export const openWork = (from: RowSource, now: Date, isAdministrator: boolean) =>
  read(from, workStatements, now, isAdministrator)

const OpenCounts = HouseCounts.omit({ vehicles: true })

/** The same for the numbers of the navigation. */
export async function openCounts(from: RowSource, now: Date, isAdministrator: boolean) {
  const { generation, work } = await read(from, countStatements, now, isAdministrator)
  return { generation, open: OpenCounts.parse(JSON.parse(work)) }
}
