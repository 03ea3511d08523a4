import type { StockRule } from '@portal/contract/house/stock-jobs'
import type pg from 'pg'
import { createJob, requestUndo, startJob } from '../apps/api/src/house/stock-jobs/commands.ts'
import { executeStockJob } from '../apps/api/src/house/stock-jobs/jobs.ts'
import { openPool, openPrisma } from '../apps/api/src/plugins/db.ts'
import { heading, row, verdict } from './report.ts'

const limits = { preview: 1, run: 5, undo: 5 }
const rule: StockRule = {
  action: 'price',
  prices: 'both',
  change: { kind: 'percent', percent: -3 },
  rounding: '10',
  floor: null,
  reason: null,
  notifiesWatchers: false,
}

/** The seconds an action takes, and its result. */
async function timed<Result>(act: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now()
  const result = await act()
  return [(performance.now() - started) / 1000, result]
}

async function numbersOf(pool: pg.Pool, count: number) {
  const { rows } = await pool.query<{ gwnummer: string }>(
    'SELECT gwnummer FROM vehicle WHERE available ORDER BY gwnummer LIMIT $1',
    [count],
  )
  return rows.map(({ gwnummer }) => gwnummer)
}

/** Measures preview, run and undo of a price run over the first `count` vehicles; returns the lines of a table. */
export async function jobLines(url: string, count: number): Promise<string[]> {
  const fail = (error: Error) => console.error(error.message)
  const pool = openPool(url, 2, fail, { statement_timeout: 60_000 })
  const db = openPrisma(url, 2, fail)
  const gwnummern = await numbersOf(pool, count)
  const actorId = 1
  const now = new Date(Date.now())
  const [preview, jobId] = await timed(() => createJob(pool, { rule, gwnummern, actorId, now }))
  const [executed] = await timed(async () => {
    await startJob(db, { jobId, actorId, now })
    await executeStockJob({ pool, now }, jobId)
  })
  const [undone] = await timed(async () => {
    await requestUndo(db, { jobId, actorId, now })
    await executeStockJob({ pool, now }, jobId)
  })
  const seconds = { preview, run: executed, undo: undone }
  const { rows } = await pool.query<{ state: string; count: number }>(
    'SELECT state, count(*)::int AS count FROM stock_job_vehicle GROUP BY 1 ORDER BY 1',
  )
  await pool.end()
  await db.$disconnect()
  return [
    ...heading('step', 'seconds', 'goal', 'verdict'),
    ...(Object.keys(limits) as (keyof typeof limits)[]).map((step) =>
      row(step, seconds[step].toFixed(2), `<= ${limits[step]}`, verdict(seconds[step], limits[step])),
    ),
    '',
    `After the undo: ${rows.map(({ state, count: vehicles }) => `${vehicles} ${state}`).join(', ')}.`,
  ]
}
