import type { StockJobDetails, StockJobRow, StockRule } from '@portal/contract/house/stock-jobs'
import type { z } from 'zod'
import { executeStockJob } from '../house/stock-jobs/jobs.ts'
import { mailDealers } from '../house/stock-jobs/mail.ts'
import type { Client } from './accounts.ts'
import { api } from './api.ts'

/** A job with its preview. */
/** A rule in a request: values with a default may be missing. */
export type SentStockRule = z.input<typeof StockRule>

export async function aJob(user: Client, rule: SentStockRule, gwnummern: string[]): Promise<StockJobDetails> {
  const reply = await user.post('/mvp/api/stock-jobs', { rule, gwnummern })
  if (reply.statusCode !== 200) throw new Error(`The job was refused: ${reply.body}`)
  return reply.json()
}

/** Executes queued work as the worker does. */
async function execute(id: string) {
  const { pool, db, env, clock } = api()
  await executeStockJob({ pool, now: clock.now() }, id)
  await mailDealers({ db, env, now: clock.now() }, id)
}

const act = (verb: 'start' | 'undo') => async (user: Client, id: string) => {
  const reply = await user.post(`/mvp/api/stock-jobs/${id}/${verb}`)
  if (reply.statusCode !== 200) throw new Error(`${verb} was refused: ${reply.body}`)
  await execute(id)
  return (await user.get(`/mvp/api/stock-jobs/${id}`)).json<StockJobDetails>()
}
export const run = act('start')
export const undo = act('undo')

export const rowsOf = async (user: Client, id: string): Promise<StockJobRow[]> =>
  (await user.get(`/mvp/api/stock-jobs/${id}/vehicles`, { size: '100' })).json()
