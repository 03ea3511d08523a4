import {
  type Buyer,
  JobRule,
  type StockJob,
  type StockJobDetails,
  type StockJobRow,
  type StockJobRowState,
} from '@portal/contract/house/stock-jobs'
import { buyingRoles } from '@portal/domain/accounts/company-roles'
import { personName, personNameSql } from '@portal/domain/accounts/person-name'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import { ProblemError } from '../../http/problem.ts'
import { containing, type Db, likeText, type RowSource } from '../../plugins/db.ts'
import { fieldsOf } from '../../stock/write/fields.ts'
import { fieldSql } from '../house-stock/where.ts'
import { watchersOf } from './watchers.ts'
import { isRestorable } from './where.ts'

/** Accounts may be deleted after a job. */
const selectJobs = `SELECT j.id, j.rule, j.state, j.progress, ${personNameSql('c')} AS "createdBy",
    nullif(${personNameSql('u')}, '') AS "undoneBy", j.created_at AS "createdAt", j.started_at AS "startedAt",
    j.finished_at AS "finishedAt", j.undo_until AS "undoUntil", j.undone_at AS "undoneAt",
    (SELECT jsonb_object_agg(state, count) FROM (
       SELECT state, count(*) AS count FROM stock_job_vehicle WHERE job_id = j.id GROUP BY state) n) AS counts
  FROM stock_job j LEFT JOIN account c ON c.id = j.created_by_id LEFT JOIN account u ON u.id = j.undone_by_id`

type JobRow = Pick<StockJob, 'id' | 'state' | 'progress' | 'createdBy' | 'undoneBy'> & {
  rule: unknown
  counts: Partial<StockJob['counts']> | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  undoUntil: Date | null
  undoneAt: Date | null
}

const none: StockJob['counts'] = { changes: 0, unchanged: 0, refused: 0, changed: 0, restored: 0, kept: 0 }

const jobOf = (row: JobRow): StockJob => ({
  ...row,
  rule: JobRule.parse(row.rule),
  counts: { ...none, ...row.counts },
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  undoUntil: row.undoUntil?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

/** A page of the jobs, newest first, and their total number. */
export async function jobsOf(from: RowSource, { page, size }: { page: number; size: number }) {
  const { rows } = await from.query<JobRow>(
    `${selectJobs} ORDER BY j.created_at DESC, j.id LIMIT $1 OFFSET $2`,
    [size, page * size],
  )
  const total = await from.query<{ count: number }>('SELECT count(*)::int AS count FROM stock_job')
  return { jobs: rows.map(jobOf), total: total.rows[0]?.count ?? 0 }
}

const buyersMaximum = 10

/** "Autohaus Vogel, Kassel" as company and city, as proposals are written. */
function placedCompany(q: string) {
  const comma = q.lastIndexOf(',')
  const [company, city] = [q.slice(0, Math.max(0, comma)).trim(), q.slice(comma + 1).trim()]
  return company === '' || city === '' ? [] : [{ company_name: containing(company), city: containing(city) }]
}

/**
 * Dealers by a part of their company, by company and city or by the beginning of their partner number, with the people
 * who buy for them.
 */
export async function buyersOf(db: Db, q: string): Promise<Buyer[]> {
  const dealers = await db.dealer.findMany({
    where: {
      partner_number: { not: null },
      OR: [
        { company_name: containing(q) },
        ...placedCompany(q),
        { partner_number: { startsWith: likeText(q) } },
      ],
    },
    orderBy: [{ company_name: 'asc' }, { partner_number: 'asc' }],
    take: buyersMaximum,
    select: {
      partner_number: true,
      company_name: true,
      city: true,
      members: {
        where: { role: { in: buyingRoles } },
        orderBy: { joinedAt: 'asc' },
        select: { account: { select: { id: true, firstName: true, lastName: true } } },
      },
    },
  })
  return dealers.map(({ members, partner_number, ...dealer }) => ({
    ...dealer,
    partner_number: partner_number ?? '',
    people: members.map(({ account }) => ({ id: account.id, name: personName(account) })),
  }))
}

/** The sums of the prices of changing vehicles, before and after; null for a rule without prices. */
async function sumsOf(from: RowSource, { id, rule }: StockJob): Promise<StockJobDetails['sums']> {
  if (rule.action !== 'price') return null
  const sum = (values: string) => `coalesce(sum((${values}->>$2)::numeric), 0)::float8`
  const { rows } = await from.query<NonNullable<StockJobDetails['sums']>>(
    `SELECT ${sum('before')} AS before, ${sum('after')} AS after FROM stock_job_vehicle
     WHERE job_id = $1 AND state NOT IN ('unchanged', 'refused')`,
    [id, storedPrice[rule.prices === 'both' ? 'dealer' : rule.prices]],
  )
  return rows[0] ?? null
}

async function changedSinceOf(from: RowSource, { id, counts }: StockJob): Promise<number> {
  if (counts.changed === 0) return 0
  const { rows } = await from.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid)
     WHERE i.job_id = $1 AND i.state = 'changed' AND NOT ${isRestorable}`,
    [id],
  )
  return rows[0]?.count ?? 0
}

async function refusalsOf(from: RowSource, { id, counts }: StockJob): Promise<StockJobDetails['refusals']> {
  if (counts.refused === 0) return []
  const { rows } = await from.query<StockJobDetails['refusals'][number]>(
    `SELECT reason, count(*)::int AS count FROM stock_job_vehicle
     WHERE job_id = $1 AND state = 'refused' AND reason IS NOT NULL GROUP BY reason ORDER BY count DESC, reason`,
    [id],
  )
  return rows
}

/** @throws ProblemError for an unknown id */
export async function jobById(from: RowSource, id: string): Promise<StockJobDetails> {
  const { rows } = await from.query<JobRow>(`${selectJobs} WHERE j.id = $1`, [id])
  if (!rows[0]) throw new ProblemError('not-found', { title: t('Diesen Auftrag gibt es nicht.') })
  const job = jobOf(rows[0])
  return {
    ...job,
    sums: await sumsOf(from, job),
    changedSince: await changedSinceOf(from, job),
    refusals: await refusalsOf(from, job),
    watchers: await watchersOf(from, id, job.rule),
  }
}

type Page = { page: number; size: number; state?: StockJobRowState | undefined; now: Date }

type File = [ordner: string, datei: string, position: number]
type Named = { headlineinternet: string | null; hersteller: string; modell: string }
type Files = { filesBefore: File[] | null; filesAfter: File[] | null }

/** "3 Dateien" or "3 Dateien, 2 neu". @param before the files that are not new */
function filesText(files: File[], before: File[]): string {
  const known = new Set(before.map(([ordner, datei]) => `${ordner}/${datei}`))
  const added = files.filter(([ordner, datei]) => !known.has(`${ordner}/${datei}`)).length
  return before.length === 0
    ? plural(files.length, '1 Datei', '# Dateien')
    : plural(files.length, '1 Datei, {0} neu', '# Dateien, {0} neu', added)
}

/** A page of the vehicles of a job in their frozen order, and the total number in this state. */
export async function jobRowsOf(from: RowSource, id: string, { page, size, state, now }: Page) {
  const where = 'i.job_id = $2 AND ($3::text IS NULL OR i.state = $3)'
  const { rows } = await from.query<Omit<StockJobRow, 'title'> & Named & Files>(
    `SELECT v.gwnummer, v.headlineinternet, v.hersteller, v.modell, ${fieldSql('days')} AS days, i.state, i.reason,
       i.detail, i.before, i.after - 'source_id' AS after, i.is_new AS "isNew",
       i.files_before AS "filesBefore", i.files_after AS "filesAfter", i.state = 'changed' AND NOT ${isRestorable} AS "changedSince"
     FROM (SELECT * FROM stock_job_vehicle i WHERE ${where} ORDER BY "position" LIMIT $4 OFFSET $5) i
     JOIN vehicle v USING (fahrzeugid) ORDER BY i."position"`,
    [now, id, state ?? null, size, page * size],
  )
  const total = await from.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM stock_job_vehicle i WHERE ${where} AND $1::timestamptz IS NOT NULL`,
    [now, id, state ?? null],
  )
  return {
    rows: rows.map(({ filesBefore, filesAfter, headlineinternet, hersteller, modell, ...row }) => ({
      ...row,
      title: headlineinternet ?? vehicleName(hersteller, modell),
      before: { ...fieldsOf(row.before), ...(filesBefore && { files: filesText(filesBefore, []) }) },
      after: {
        ...fieldsOf(row.after),
        ...(filesAfter && { files: filesText(filesAfter, filesBefore ?? []) }),
      },
    })),
    total: total.rows[0]?.count ?? 0,
  }
}
