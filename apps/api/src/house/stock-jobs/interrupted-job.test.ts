import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aBackofficeUser, aDealer } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { someCars } from '../../testing/cars.ts'
import { databaseUrl } from '../../testing/stock-imports.ts'
import type { SentStockRule } from '../../testing/stock-jobs.ts'
import { aJob, run, undo } from '../../testing/stock-jobs.ts'
import { executeStockJob } from './jobs.ts'

useApi()

const program = fileURLToPath(new URL('../../testing/stock-job-until.ts', import.meta.url))

const killed = (id: string, percent: number) =>
  promisify(execFile)(process.execPath, [program, id, String(percent), databaseUrl()])

/** What a job can change, by vehicle. */
async function factsOf(ids: number[]) {
  const { db } = api()
  const cars = await db.vehicle.findMany({
    where: { fahrzeugid: { in: ids } },
    orderBy: { fahrzeugid: 'asc' },
  })
  const purchases = await db.purchase.count({ where: { gwnummer: { in: cars.map((car) => car.gwnummer) } } })
  const prices = await db.priceChange.count({ where: { fahrzeugid: { in: ids } } })
  const facts = cars.map(({ version, updatedAt, backAt, ...car }) => car)
  return { facts, purchases, isWritten: cars.some(({ version }) => version > 0), prices }
}

const cut: SentStockRule = {
  ...{ action: 'price', prices: 'both', change: { kind: 'percent', percent: -3 } },
  ...{ rounding: 'none', floor: null },
}
const move: SentStockRule = { action: 'move', location: 'Halle 5' }
const kills: { rule: SentStockRule; percent: number }[] = [
  { rule: move, percent: 25 },
  { rule: move, percent: 90 },
  { rule: { action: 'publish' }, percent: 90 },
  { rule: { action: 'withdraw' }, percent: 90 },
  { rule: { action: 'reserve', until: '2099-12-24', for: 'Autohaus Beispiel' }, percent: 90 },
  { rule: { action: 'sell', partner_number: null }, percent: 90 },
  { rule: cut, percent: 90 },
  { rule: { action: 'promote', promotion: 'Winter' }, percent: 90 },
]

test.each(kills)(
  '$rule.action killed at $percent percent has changed nothing, and a repetition succeeds; the same holds for its undo',
  async ({ rule, percent }) => {
    const user = await aBackofficeUser()
    const withdrawn = { available: false, withdrawnAt: new Date('2026-10-01T08:00:00Z') }
    const cars = await someCars([{}, {}, {}].map(() => (rule.action === 'publish' ? withdrawn : {})))
    const ids = cars.map(({ fahrzeugid }) => fahrzeugid)
    const numbers = cars.map(({ gwnummer }) => gwnummer)
    const before = await factsOf(ids)
    const { partner_number } = await aDealer()
    const { id } = await aJob(user, rule.action === 'sell' ? { ...rule, partner_number } : rule, numbers)

    await user.post(`/mvp/api/stock-jobs/${id}/start`)
    await expect(killed(id, percent)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await factsOf(ids)).toEqual(before)
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, id)
    const after = await factsOf(ids)
    expect(after.isWritten).toBe(true)
    expect(after.facts).not.toEqual(before.facts)
    expect(after.purchases).toBe(rule.action === 'sell' ? 3 : 0)
    expect((await run(user, id)).counts).toMatchObject({ changed: 3, refused: 0 })
    expect(await factsOf(ids)).toEqual(after)

    await user.post(`/mvp/api/stock-jobs/${id}/undo`)
    await expect(killed(id, percent)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await factsOf(ids)).toEqual(after)
    expect((await undo(user, id)).counts).toMatchObject({ restored: 3, kept: 0 })
    expect(await factsOf(ids)).toMatchObject({ facts: before.facts, purchases: 0 })
  },
)
