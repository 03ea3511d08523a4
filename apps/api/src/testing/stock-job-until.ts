import { executeStockJob } from '../features/stock-jobs/jobs.ts'
import { openPool } from '../plugins/db.ts'

/** A process that executes a job and ends itself by a signal once the run has reached a percentage: job, percent, database. */
const [jobId = '', percent = '', databaseUrl = ''] = process.argv.slice(2)

const pool = openPool(databaseUrl, 2, (error) => console.error(error.message))
await executeStockJob({ pool, now: new Date('2026-11-22T08:00:00Z') }, jobId, async (reached) => {
  if (reached !== Number(percent)) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
})
