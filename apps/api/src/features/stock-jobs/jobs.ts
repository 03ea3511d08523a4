import type pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { inTransaction } from '../../plugins/db.ts'
import { saleLetter } from '../hand-overs/mail.ts'
import { addressesOf } from '../purchases/queries.ts'
import { type Progress, runJob, undoJob } from './run.ts'

type Context = { pool: pg.Pool; now: Date }
type Sold = { partner_number: string; gwnummer: string; maker: string; model: string; fin: string }
type Mailing = { db: PrismaClient; env: Env; now: Date }

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

/**
 * Queues the mails about the sales of a job, once for each purchase, however often it is called.
 * @returns the number of purchases mailed now
 */
export const mailSales = ({ db, env, now }: Mailing, jobId: string): Promise<number> =>
  db.$transaction(
    async (tx) => {
      const sold = await tx.$queryRaw<Sold[]>`
        UPDATE purchase p SET sale_mailed_at = ${now} FROM stock_job_vehicle i
        WHERE i.job_id = ${jobId}::text AND i.state = 'changed' AND p.id = i.purchase_id
          AND p.sale_mailed_at IS NULL
        RETURNING p.partner_number, p.gwnummer, p.maker, p.model, p.fin`
      for (const purchase of sold)
        for (const address of await addressesOf(tx, purchase))
          await queueMail(tx, saleLetter(env, address, purchase))
      return sold.length
    },
    { timeout: 60_000 },
  )
