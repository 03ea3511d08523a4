import { expect, test, vi } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { ViewCounter } from './commands.ts'

useApi()

test('Views that could not be written are added to the next ones', async () => {
  const { pool, clock, db } = api()
  const { fahrzeugid } = await aCar()
  const onError = vi.fn()
  const views = new ViewCounter(pool, clock, onError)
  await pool.query('ALTER TABLE vehicle_views RENAME TO vehicle_views_away')
  views.count(fahrzeugid)
  views.count(fahrzeugid)
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 10_000, interval: 50 })
  await pool.query('ALTER TABLE vehicle_views_away RENAME TO vehicle_views')
  views.count(fahrzeugid)
  await views.end()
  expect(await db.vehicleViews.findMany({ where: { fahrzeugid } })).toMatchObject([{ count: 3 }])
})
