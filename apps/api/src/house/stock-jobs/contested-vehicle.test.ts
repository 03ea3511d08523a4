import { StockRule } from '@portal/contract/house/stock-jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../plugins/db.ts'
import { aBackofficeUser, aDealer, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { databaseUrl } from '../../testing/stock-imports.ts'
import type { SentStockRule } from '../../testing/stock-jobs.ts'
import { aJob } from '../../testing/stock-jobs.ts'
import { executeStockJob } from './jobs.ts'
import { mailDealers } from './mail.ts'

useApi()

const tries = 1000
const executors = 8

let pool: ReturnType<typeof openPool>
let hasEnded = false
beforeAll(() => {
  // A transaction and the progress of each executor need a connection of their own. Like in the worker, executors may
  // wait for each other longer than a request.
  const settings = { lock_timeout: 60_000, statement_timeout: 60_000 }
  pool = openPool(databaseUrl(), 2 * executors, failUnlessEnded, settings)
})
afterAll(() => {
  hasEnded = true
  return pool.end()
})

/** The database is dropped while the last connections of the ended pool are still closing. */
function failUnlessEnded(error: Error) {
  if (!hasEnded) expect.fail(error.message)
}

/** Calls a function with every item, `executors` at a time. */
async function inParallel<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const rest = items.values()
  const executor = async () => {
    for (const item of rest) results.push(await act(item))
  }
  await Promise.all(Array.from({ length: executors }, executor))
  return results
}

/** Copies jobs with their previews and queues them, in random order, because thousands of requests would take long. */
async function queuedCopies(ids: string[], copies: number) {
  const { rows } = await api().pool.query<{ id: string }>(
    `WITH copied AS (
       SELECT gen_random_uuid()::text AS id, j.id AS original, j.rule, j.created_by_id, j.created_at
       FROM stock_job j, generate_series(1, $2) WHERE j.id = ANY($1)),
     jobs AS (
       INSERT INTO stock_job (id, rule, state, created_by_id, created_at, started_at)
       SELECT id, rule, 'queued', created_by_id, created_at, created_at FROM copied RETURNING id)
     INSERT INTO stock_job_vehicle (job_id, fahrzeugid, "position", state, before, after, version)
     SELECT c.id, i.fahrzeugid, i."position", i.state, i.before, i.after, i.version
     FROM copied c JOIN stock_job_vehicle i ON i.job_id = c.original RETURNING job_id AS id`,
    [ids, copies],
  )
  return rows.map(({ id }) => id).toSorted()
}

test('of 1,000 reservations and sales of one vehicle at once exactly one succeeds; the others have a reason', {
  timeout: 300_000,
}, async () => {
  const user = await aBackofficeUser()
  const [{ partner_number, account }, other] = [await aDealer(), await aDealer()]
  const { gwnummer, fahrzeugid } = await aCar()
  const rules: SentStockRule[] = [
    {
      action: 'reserve',
      until: '2035-12-24',
      time: '18:00',
      partner_number: other.partner_number,
      for: null,
    },
    { action: 'sell', partner_number },
  ]
  // All previews show the free vehicle, as in the browsers of many colleagues.
  const previews = await inParallel(rules, (rule) => aJob(user, rule, [gwnummer]))
  const previewIds = previews.map(({ id }) => id)
  const ids = await queuedCopies(previewIds, tries / rules.length)
  await Promise.all(previewIds.map((id) => user.delete(`/mvp/api/stock-jobs/${id}`)))

  await inParallel(ids, (id) => executeStockJob({ pool, now: api().clock.now() }, id))

  const { db } = api()
  const states = await db.stockJob.groupBy({ by: ['state'], where: { id: { in: ids } }, _count: true })
  expect(states).toEqual([{ state: 'done', _count: tries }])
  const results = { where: { fahrzeugid }, _count: true } as const
  expect(await db.stockJobVehicle.groupBy({ by: ['state', 'reason'], ...results })).toEqual(
    expect.arrayContaining([
      { state: 'changed', reason: null, _count: 1 },
      { state: 'refused', reason: 'changed-meanwhile', _count: tries - 1 },
    ]),
  )
  const { job } = await db.stockJobVehicle.findFirstOrThrow({
    where: { fahrzeugid, state: 'changed' },
    include: { job: true },
  })
  const vehicle = await db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })
  const isSale = StockRule.parse(job.rule).action === 'sell'
  expect([vehicle.soldAt !== null, vehicle.reservedUntil !== null]).toEqual([isSale, !isSale])
  expect(vehicle.version).toBe(1)
  expect(await db.purchase.count({ where: { gwnummer } })).toBe(isSale ? 1 : 0)

  await inParallel(ids, (id) => mailDealers({ db, env: api().env, now: api().clock.now() }, id))
  const mails = [await mailsTo(account.email), await mailsTo(other.account.email)]
  expect(mails.map(({ length }) => length)).toEqual(isSale ? [1, 0] : [0, 1])
})
