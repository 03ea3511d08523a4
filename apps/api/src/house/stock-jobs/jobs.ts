import type pg from 'pg'
import { inTransaction } from '../../plugins/db.ts'
import { type Progress, runJob, undoJob } from './run.ts'

type Context = { pool: pg.Pool; now: Date }

const move = (pool: pg.Pool, id: string, from: string[], to: string) =>
  pool.query('UPDATE stock_job SET state = $3 WHERE id = $1 AND state = ANY($2)', [id, from, to])

/**
 * Runs or undoes a job of the stock, each in one transaction: a killed worker leaves nothing, and the job is executed
 * again. After an error it can be started again by hand.
 *
 * @param onStep called with the percentage that is reached, within the transaction
 */
export async function executeStockJob({ pool, now }: Context, jobId: string, onStep?: Progress) {
  const onProgress = async (percent: number) => {
    await pool.query('UPDATE stock_job SET progress = $2 WHERE id = $1', [jobId, percent])
    await onStep?.(percent)
  }
  await move(pool, jobId, ['queued', 'failed'], 'running')
  await move(pool, jobId, ['undo-queued'], 'undoing')
  try {
    await inTransaction(pool, async (client) => {
      await runJob(client, { jobId, now, onProgress })
      await undoJob(client, { jobId, now, onProgress })
    })
  } catch (error) {
    await move(pool, jobId, ['running'], 'failed')
    await move(pool, jobId, ['undoing'], 'done')
    throw error
  }
}
