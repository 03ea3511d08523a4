import { dayMs } from '@portal/domain/values/durations'
import { expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import { importRows, useEmptyStock } from '../../testing/stock-imports.ts'
import { createDemoViews } from './commands.ts'

useEmptyStock()

test('The demo has views before and after a price change, created once', async () => {
  await importRows([aDeliveryRow(300_001), aDeliveryRow(300_002)])
  const { db, clock } = api()
  const now = clock.now()
  const { fahrzeugid } = await db.vehicle.findFirstOrThrow({ where: { gwnummer: '300001' } })
  const step = new Date(now.getTime() - 10 * dayMs)
  const prices = { planverkaufspreisprivatkundengeschaeftbrutto: 20_000, haendlerpreisbrutto: 18_000 }
  await db.vehicle.update({ where: { fahrzeugid }, data: { available: true } })
  await db.priceChange.deleteMany()
  const listed = new Date(now.getTime() - 60 * dayMs)
  await db.priceChange.createMany({
    data: [listed, step].map((changedAt) => ({ fahrzeugid, changedAt, ...prices })),
  })

  await createDemoViews(db, now)
  const views = await db.vehicleViews.findMany({ where: { fahrzeugid } })
  expect(views.some(({ day }) => day < step)).toBe(true)
  expect(views.some(({ day }) => day > step)).toBe(true)
  expect(views.every(({ day, count }) => day < now && count > 0)).toBe(true)

  expect(await createDemoViews(db, now)).toBe(0)
  expect(await db.vehicleViews.findMany({ where: { fahrzeugid } })).toEqual(views)
})
