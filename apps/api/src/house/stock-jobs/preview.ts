import type { StockRule } from '@portal/contract/house/stock-jobs'
import type pg from 'pg'
import { type Effect, effectOf } from './effects.ts'

/** Freezes the vehicles of a job in the given order; unknown numbers are left out. @returns how many there are */
export async function freezeVehicles(client: pg.ClientBase, jobId: string, gwnummern: string[]) {
  const { rowCount } = await client.query(
    `INSERT INTO stock_job_vehicle (job_id, fahrzeugid, "position", state, version)
     SELECT $1, v.fahrzeugid, min(n."position"), 'unchanged', v.version
     FROM unnest($2::text[]) WITH ORDINALITY n(gwnummer, "position") JOIN vehicle v USING (gwnummer)
     GROUP BY v.fahrzeugid, v.version`,
    [jobId, gwnummern],
  )
  return rowCount ?? 0
}

const object = (columns: string[], alias: string) =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ${alias}."${column}"`).join(', ')})`

function choice(refusals: Effect['refusals'], then: (refusal: Effect['refusals'][number]) => string) {
  const cases = refusals.map((refusal) => `WHEN ${refusal.condition} THEN ${then(refusal)}`)
  return cases.length === 0 ? 'NULL' : `CASE ${cases.join(' ')} END`
}

/**
 * Computes what a rule does to each vehicle of a job: nothing, changes with the values before and after, or a refusal
 * with its reason. Used by the preview, and by the run for the vehicles that change in the preview.
 */
export async function judge(
  client: pg.ClientBase,
  { jobId, rule, now, state }: { jobId: string; rule: StockRule; now: Date; state?: 'changes' },
) {
  const values: unknown[] = [jobId, now, state ?? null]
  const effect = effectOf(rule, '$2::timestamptz', (value) => `$${values.push(value)}`)
  const columns = Object.keys(effect.values)
  const news = Object.entries(effect.values).map(([column, value]) => `${value} AS "${column}"`)
  // Each OFFSET keeps PostgreSQL from computing a value again wherever it is read.
  await client.query(
    `UPDATE stock_job_vehicle i SET reason = r.reason, detail = r.detail, before = r.before, after = r.after,
       version = v.version,
       state = CASE WHEN r.before = r.after ${effect.refusesUnchanged ? 'AND r.reason IS NULL' : ''} THEN 'unchanged'
         WHEN r.reason IS NULL THEN 'changes' ELSE 'refused' END
     FROM vehicle v
     -- The time is selected, because PostgreSQL cannot type a parameter that a rule without times leaves unused.
     CROSS JOIN LATERAL (SELECT $2::timestamptz AS judged_at, ${news.join(', ')} OFFSET 0) n
     CROSS JOIN LATERAL (
       SELECT ${choice(effect.refusals, ({ code }) => `'${code}'`)} AS reason,
         ${choice(effect.refusals, ({ detail }) => detail ?? 'NULL')} AS detail,
         ${object(columns, 'v')} AS before, ${object(columns, 'n')} AS after OFFSET 0) r
     WHERE i.job_id = $1 AND v.fahrzeugid = i.fahrzeugid AND ($3::text IS NULL OR i.state = $3)`,
    values,
  )
}
