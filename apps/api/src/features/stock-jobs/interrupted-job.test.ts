import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { StockRule } from '@portal/contract/stock-jobs'
import { expect, test } from 'vitest'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { someCars } from '../../testing/cars.ts'
import { databaseUrl } from '../../testing/stock-imports.ts'
import { aJob, run, undo } from '../../testing/stock-jobs.ts'
import { executeStockJob } from './jobs.ts'

useApi()

const rule: StockRule = { action: 'move', location: 'Halle 5' }
const program = fileURLToPath(new URL('../../testing/stock-job-until.ts', import.meta.url))

const killed = (id: string, percent: number) =>
  promisify(execFile)(process.execPath, [program, id, String(percent), databaseUrl()])

async function placesOf(ids: number[]) {
  const cars = await api().db.vehicle.findMany({ where: { fahrzeugid: { in: ids } } })
  return cars.map(({ location, version }) => ({ location, version }))
}

test.each([25, 90])(
  'a job killed at %i percent has changed nothing, and run again ends right; its undo too',
  async (percent) => {
    const user = await aBackofficeUser()
    const cars = await someCars([{}, {}, {}])
    const ids = cars.map(({ fahrzeugid }) => fahrzeugid)
    const all = <Value>(value: Value) => ids.map(() => value)
    const { id } = await aJob(
      user,
      rule,
      cars.map(({ gwnummer }) => gwnummer),
    )

    await user.post(`/mvp/api/stock-jobs/${id}/start`)
    await expect(killed(id, percent)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await placesOf(ids)).toEqual(all({ location: null, version: 0 }))
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, id)
    expect(await placesOf(ids)).toEqual(all({ location: 'Halle 5', version: 1 }))
    expect((await run(user, id)).state).toBe('done')

    await user.post(`/mvp/api/stock-jobs/${id}/undo`)
    await expect(killed(id, percent)).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await placesOf(ids)).toEqual(all({ location: 'Halle 5', version: 1 }))
    expect((await undo(user, id)).state).toBe('undone')
    expect(await placesOf(ids)).toEqual(all({ location: null, version: 2 }))
  },
)
