import { type Criteria, Criteria as CriteriaSchema } from '@portal/domain/search/criteria'
import type pg from 'pg'
import { countStatement } from '../apps/api/src/stock/query/sql-oracle.ts'
import { aClient, measure, median, type Route, ratio } from './measure.ts'
import { queryOf, uniqueQuery } from './queries.ts'
import { row, verdict } from './report.ts'
import { signIn } from './sign-in.ts'

const optionCounts = '/mvp/api/mvp-car-stocks/search/with/option-counts'
const rounds = 5
const timed = 2000

/** Criteria of the recorded condition, used in turn; only dealers may search by them. */
const criteriaOfCondition: readonly Criteria[] = [
  { unfallfrei: true },
  { ohnevorschaeden: true },
  { repaircostto: 500 },
  { tyresfrom: 4 },
  { scheckheftlueckenlos: true },
]
const withCondition = (criteria: Criteria, turn: number) =>
  CriteriaSchema.parse({ ...criteria, ...criteriaOfCondition[turn % criteriaOfCondition.length] })

/**
 * Measures the option counts for a dealer whose search has a criterion of the recorded condition.
 * @param queries quick searches
 * @param size the number of vehicles in stock
 * @returns lines of the results table
 */
export async function conditionLines(
  origin: string,
  pool: pg.Pool,
  queries: readonly Criteria[],
  size: number,
): Promise<string[]> {
  const token = await signIn(pool, 'dealer@haendler.example', ['ROLE_USER', 'ROLE_DEALER'])
  const client = aClient(origin, new Map([['sid', token]]))
  try {
    const searches = queries.map(withCondition)
    let wrong = 0
    for (const criteria of searches) {
      const { rows } = await pool.query<{ count: number }>(countStatement(criteria, 'dealer'))
      const { status, body } = await client.call(`${optionCounts}?${queryOf(criteria)}`)
      if (status !== 200 || JSON.parse(body).total !== rows[0]?.count) wrong++
    }
    const routes: Route[] = [
      { name: 'select 1', paths: ['/floor/select-1'] },
      {
        name: 'options',
        paths: Array.from({ length: timed }, (_, turn) => `${optionCounts}?${uniqueQuery(searches, turn)}`),
      },
    ]
    const timings = await measure(client, routes, rounds)
    const times = timings.get('options') ?? []
    const p50 = median(times.map((timing) => timing.p50))
    const p99 = median(times.map((timing) => timing.p99))
    const value = ratio(timings, 'options', 'select 1')
    const what = 'counts beside every option for a dealer, by condition, never requested before'
    const ms = `${p50.toFixed(2)} / ${p99.toFixed(2)}`
    return [
      size > 250_000
        ? row(what, ms, `${value.toFixed(2)} x select 1`, '20 ms', verdict(p50, 20))
        : row(what, ms, `${value.toFixed(2)} x select 1`, 8, verdict(value, 8)),
      row('its answers that differ from SQL', '', `${wrong} of ${searches.length}`, '', verdict(wrong, 0)),
    ]
  } finally {
    client.close()
  }
}
