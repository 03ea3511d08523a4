import { executeStockJob } from '../house/stock-jobs/jobs.ts'
import { openPool } from '../plugins/db.ts'

/** A program that executes a stock job and kills itself at a percentage. Arguments: job id, percent, database URL. */
const [jobId = '', percent = '', databaseUrl = ''] = process.argv.slice(2)

const pool = openPool(databaseUrl, 2, (error) => console.error(error.message))
await executeStockJob({ pool, now: new Date('2026-11-22T08:00:00Z') }, jobId, async (reached) => {
  if (reached !== Number(percent)) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
})
