import { type SentStockRule, StockRule } from '@portal/contract/stock-jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../plugins/db.ts'
import { aBackofficeUser, aDealer, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { databaseUrl } from '../../testing/stock-imports.ts'
import { aJob } from '../../testing/stock-jobs.ts'
import { executeStockJob } from './jobs.ts'
import { mailDealers } from './mail.ts'

useApi()

const tries = 1000
const executors = 8

let pool: ReturnType<typeof openPool>
beforeAll(() => {
  // A transaction and the progress of each executor need a connection of their own.
  pool = openPool(databaseUrl(), 2 * executors, (error) => expect.fail(error.message))
})
afterAll(() => pool.end())

/** Does something with every item, `executors` at a time. */
async function inParallel<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) results.push(await act(item))
  }
  await Promise.all(Array.from({ length: executors }, lane))
  return results
}

async function start(user: Client, rule: SentStockRule, gwnummer: string) {
  const { id } = await aJob(user, rule, [gwnummer])
  return id
}

test('of 1,000 reservations and sales of one vehicle at once exactly one succeeds; the others say why', {
  timeout: 300_000,
}, async () => {
  const user = await aBackofficeUser()
  const [{ partner_number, account }, other] = [await aDealer(), await aDealer()]
  const { gwnummer, fahrzeugid } = await aCar()
  const rules = Array.from(
    { length: tries },
    (_, index): SentStockRule =>
      index % 2 === 0
        ? {
            action: 'reserve',
            until: '2035-12-24',
            time: '18:00',
            partner_number: other.partner_number,
            for: null,
          }
        : { action: 'sell', partner_number },
  )
  // All previews show the free vehicle, as in the browsers of many colleagues.
  const ids = await inParallel(rules, (rule) => start(user, rule, gwnummer))
  await inParallel(ids, (id) => user.post(`/mvp/api/stock-jobs/${id}/start`))

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
