import { expect, test } from 'vitest'
import { reviewVisibility } from '../../stock/write/visibility.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import {
  deliveredAt,
  generation,
  importRows,
  importWithPhotos,
  liveCount,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'

useEmptyStock()

const review = (now: string, rule?: 'oder' | 'und') => reviewVisibility(api().pool, new Date(now), rule)
const at = deliveredAt.toISOString()

test('the rule for new cars applies to the stock and to later deliveries', async () => {
  await importWithPhotos([
    aDeliveryRow(100_001, { erstzulassungvon: '2026-09-10', kilometerstandvon: 9000 }),
    aDeliveryRow(100_002, { kilometerstandvon: 400 }),
    aDeliveryRow(100_003, { erstzulassungvon: '2026-09-10', kilometerstandvon: 400 }),
  ])
  expect(await liveCount()).toBe(0)

  expect(await review(at, 'und')).toBe(2)
  expect((await stock()).map(({ available }) => available)).toEqual([true, true, false])
  await importRows([aDeliveryRow(100_001, { erstzulassungvon: '2026-09-11', kilometerstandvon: 9000 })])
  expect(await liveCount()).toBe(2)

  expect(await review(at, 'oder')).toBe(2)
  expect(await liveCount()).toBe(0)
})

test('a car that stops counting as new becomes visible without a delivery, once', async () => {
  await importWithPhotos([aDeliveryRow(100_001, { erstzulassungvon: '2026-03-15', kilometerstandvon: 9000 })])
  const before = await generation()

  expect(await review('2026-11-15T08:00:00Z')).toBe(0)
  expect(await review('2026-11-16T08:00:00Z')).toBe(1)
  expect(await review('2026-11-17T08:00:00Z')).toBe(0)

  expect(await liveCount()).toBe(1)
  expect(await generation()).toBe(before + 1)
})
