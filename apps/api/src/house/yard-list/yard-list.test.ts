import type { YardList } from '@portal/contract/house/yard-list'
import { dayMs } from '@portal/domain/values/durations'
import { expect, test } from 'vitest'
import { aDealer, aYardUser } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const read = async (query: Record<string, string> = {}): Promise<YardList> =>
  (await (await aYardUser()).get('/mvp/api/house-yard', query)).json()

const daysAgo = (days: number) => new Date(api().clock.now().getTime() - days * dayMs)
const numbers = (list: YardList) => list.vehicles.map(({ gwnummer }) => gwnummer)

test('The yard sees what has no photo and no condition, the longest in stock first, and filters it by place', async () => {
  const old = await aCar({ location: 'Halle 2', publishedAt: daysAgo(9), createdAt: daysAgo(9) }, {})
  const newer = await aCar({ publishedAt: null, createdAt: daysAgo(2) }, {})
  const complete = await aCar({ location: 'Halle 2', publishedAt: daysAgo(5), createdAt: daysAgo(5) })
  await aCar({ soldAt: daysAgo(1), available: false }, {})
  await aCar({ withdrawnAt: daysAgo(1), available: false }, {})

  const photos = await read()
  expect(photos).toMatchObject({
    counts: { photos: 2, condition: 3, ready: 0 },
    total: 2,
    places: [
      { name: '', count: 1 },
      { name: 'Halle 2', count: 1 },
    ],
    vehicles: [
      { gwnummer: old.gwnummer, title: 'Volkswagen Golf Variant', location: 'Halle 2', days: 9 },
      { gwnummer: newer.gwnummer, location: null, days: 2 },
    ],
  })
  expect(Object.keys(photos.vehicles[0] ?? {}).toSorted()).toEqual(['days', 'gwnummer', 'location', 'title'])
  expect(numbers(await read({ place: '' }))).toEqual([newer.gwnummer])
  expect(numbers(await read({ task: 'condition', place: 'Halle 2' }))).toEqual([
    ...[old.gwnummer, complete.gwnummer],
  ])
})

test('A sold vehicle that is ready to be collected is listed until it was', async () => {
  const { gwnummer, fin } = await aCar({ soldAt: daysAgo(1), available: false })
  const purchase = await api().db.purchase.create({
    data: {
      ...{ partner_number: '200001', gwnummer, maker: 'Volkswagen', model: 'Golf', fin: fin ?? '' },
      ...{ puchasesDate: daysAgo(1), price: 9900, handOver: 'ready' },
    },
  })
  expect(numbers(await read({ task: 'ready' }))).toEqual([gwnummer])
  await api().db.purchase.update({ where: { id: purchase.id }, data: { handOver: 'collected' } })
  expect(await read({ task: 'ready' })).toMatchObject({ vehicles: [], counts: { ready: 0 } })
})

test('A dealer has no access', async () => {
  expect((await (await aDealer()).get('/mvp/api/house-yard')).statusCode).toBe(403)
})
