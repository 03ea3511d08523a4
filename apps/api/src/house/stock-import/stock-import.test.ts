import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, aFile, csvOf, type DeliveryCells, someDeliveryRows } from '../../testing/deliveries.ts'
import {
  contentHash,
  deliveredAt,
  importDelivery,
  importRows,
  importWithPhotos,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'

useEmptyStock()

describe('a delivery', () => {
  test('adds its vehicles with photo and price to the stock, in the order of the file', async () => {
    const rows = [aDeliveryRow(300_001), aDeliveryRow(200_001), aDeliveryRow(100_001)]

    const { result } = await importWithPhotos(rows)

    expect(result).toMatchObject({
      state: 'done',
      read: 3,
      rejected: 0,
      inserted: 3,
      updated: 0,
      generation: 1,
    })
    const cars = await api().db.vehicle.findMany({ orderBy: { eaktedokumentid: 'asc' } })
    expect(cars.map(({ gwnummer }) => gwnummer)).toEqual(['300001', '200001', '100001'])
    expect(cars[0]).toMatchObject({
      available: true,
      publishedAt: deliveredAt,
      kilometerstandbis: 45_000,
      soldAt: null,
    })
    expect(Number(cars[0]?.haendlerpreisbrutto)).toBe(16_500.5)
  })

  test('may be compressed with gzip', async () => {
    const { result } = await importDelivery(
      await aFile(gzipSync(csvOf(someDeliveryRows(3))), 'bestand.csv.gz'),
    )

    expect(result.inserted).toBe(3)
  })

  test('updates the statistics of the stock after many changes and leaves few changes to autovacuum', async () => {
    const lastVacuum = async () => {
      const rows = await api().db.$queryRaw<{ at: Date | null }[]>`
        SELECT last_vacuum AS at FROM pg_stat_user_tables WHERE relname = 'vehicle'`
      return rows[0]?.at
    }
    const before = await lastVacuum()

    await importRows(someDeliveryRows(20))
    const afterMany = await lastVacuum()
    expect(afterMany).not.toEqual(before)

    await importRows([aDeliveryRow(400_001)])
    expect(await lastVacuum()).toEqual(afterMany)
  })

  test('queues mails about its changes in the same transaction, and none without changes', async () => {
    const queued = async () => {
      const rows = await api().db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'stock-changed'`
      return rows[0]?.count
    }
    const before = (await queued()) ?? 0
    const delivery = someDeliveryRows(1)

    await importRows(delivery)
    expect(await queued()).toBe(before + 1)
    await importRows(delivery)
    expect(await queued()).toBe(before + 1)
  })

  test('changes nothing when imported again, not even the generation', async () => {
    await importWithPhotos(someDeliveryRows(5))
    const before = await contentHash()

    const { result } = await importWithPhotos(someDeliveryRows(5))

    expect(result).toMatchObject({ inserted: 0, updated: 0, withdrawn: 0, generation: null })
    expect(await contentHash()).toBe(before)
  })

  test('changes only the vehicles that differ and notifies instances of them', async () => {
    await importWithPhotos(someDeliveryRows(5))
    const rows = someDeliveryRows(5)
    rows[3] = aDeliveryRow(100_003, { farbe: 'rot' })

    const { result } = await importRows(rows)

    expect(result).toMatchObject({ updated: 1, generation: 2 })
    const changes = await api().db.stockChange.findMany({ where: { generation: 2 } })
    const changed = await api().db.vehicle.findFirst({ where: { farbe: 'rot' } })
    expect(changes).toEqual([{ generation: 2, fahrzeugid: changed?.fahrzeugid, published: false }])
  })

  test('keeps the stored values of a missing column', async () => {
    await importRows([aDeliveryRow(100_000, { location: 'Halle 2', keys: 2 })])

    await importRows([aDeliveryRow(100_000, { kilometerstandvon: 46_000 })])

    expect((await stock())[0]).toMatchObject({ location: 'Halle 2', keys: 2, kilometerstandvon: 46_000 })
  })

  test('writes the price history: the first price and every change', async () => {
    await importRows([aDeliveryRow(100_000)])
    await importRows([aDeliveryRow(100_000, { farbe: 'rot' })])
    await importRows([aDeliveryRow(100_000, { haendlerpreisbrutto: 15_900 })])

    const steps = await api().db.priceChange.findMany({ orderBy: { id: 'asc' } })

    expect(steps.map(({ haendlerpreisbrutto }) => Number(haendlerpreisbrutto))).toEqual([16_500.5, 15_900])
  })

  test('records the last drop of each price until it rises', async () => {
    const drops = async () => {
      const [car] = await stock()
      const { consumerDropAt, consumerDropFrom, dealerDropAt, dealerDropFrom } = car ?? {}
      return {
        consumer: consumerDropAt ? Number(consumerDropFrom) : null,
        dealer: dealerDropAt ? Number(dealerDropFrom) : null,
      }
    }
    const importPrices = (dealer: number, consumer: number) =>
      importRows([
        aDeliveryRow(100_000, {
          haendlerpreisbrutto: dealer,
          planverkaufspreisprivatkundengeschaeftbrutto: consumer,
        }),
      ])
    await importPrices(16_000, 18_000)
    expect(await drops()).toEqual({ consumer: null, dealer: null })
    await importPrices(15_000, 18_000)
    expect(await drops()).toEqual({ consumer: null, dealer: 16_000 })
    await importPrices(15_000, 17_000)
    expect(await drops()).toEqual({ consumer: 18_000, dealer: 16_000 })
    await importPrices(14_500, 17_500)
    expect(await drops()).toEqual({ consumer: null, dealer: 15_000 })
    await importPrices(0, 17_500)
    expect(await drops()).toEqual({ consumer: null, dealer: null })
  })

  test('records the run', async () => {
    await importRows([aDeliveryRow(100_000), aDeliveryRow(100_001, { farbe: 'pink' })])

    const run = await api().db.importRun.findFirst()

    expect(run).toMatchObject({
      kind: 'stock',
      fileName: 'bestand.csv',
      state: 'done',
      read: 2,
      rejected: 1,
      inserted: 1,
    })
    expect(run?.fileSha256).toMatch(/^[0-9a-f]{64}$/)
    expect(run?.report).toEqual([
      { row: 3, column: 'farbe', value: 'pink', rule: 'code', hint: expect.stringContaining('beige, blau') },
    ])
  })
})

const plugIn = {
  co2GramsPerKm: 27,
  co2Class: 'B',
  weightedFuelConsumption: 1.2,
  weightedPowerConsumption: 18.5,
  emptyBatteryConsumption: 6.4,
  emptyBatteryCo2Class: 'E',
  electricRangeKm: 62,
}

describe('publishing', () => {
  test.each<[string, DeliveryCells, boolean]>([
    ['a car with photo and both prices', {}, true],
    [
      'a car without any price',
      { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 },
      false,
    ],
    ['a car with a dealer price only', { planverkaufspreisprivatkundengeschaeftbrutto: 0 }, true],
    ['a sold car', { soldAt: '2026-10-30T08:00:00Z' }, false],
    [
      'a nearly new car without consumption',
      { erstzulassungvon: '2026-09-10', kilometerstandvon: 500 },
      false,
    ],
    [
      'a nearly new car with consumption and CO2',
      {
        erstzulassungvon: '2026-09-10',
        kilometerstandvon: 500,
        consumption: '5,1 l/100 km',
        co2GramsPerKm: 118,
        co2Class: 'D',
      },
      true,
    ],
    [
      'a nearly new car without CO2 class',
      {
        erstzulassungvon: '2026-09-10',
        kilometerstandvon: 500,
        consumption: '5,1 l/100 km',
        co2GramsPerKm: 118,
      },
      false,
    ],
    ['a car registered eight months ago', { erstzulassungvon: '2026-03-02' }, false],
    ['a car registered a day earlier', { erstzulassungvon: '2026-03-01' }, true],
    ['an old car with 1,000 km', { kilometerstandvon: 1000 }, false],
    ['an old car with 1,001 km', { kilometerstandvon: 1001 }, true],
    ['a van with 1,000 km', { kilometerstandvon: 1000, transporter: 'ja' }, true],
    ['a new plug-in hybrid with all its values', { kilometerstandvon: 10, ...plugIn }, true],
    ['one without its range', { kilometerstandvon: 10, ...plugIn, electricRangeKm: '' }, false],
  ])('%s: %o -> %s', async (_what, cells, available) => {
    await importWithPhotos([aDeliveryRow(100_000, cells)])

    expect((await stock())[0]?.available).toBe(available)
  })

  test('requires a photo and happens once', async () => {
    await importRows([aDeliveryRow(100_000)])
    expect((await stock())[0]).toMatchObject({ available: false, publishedAt: null })

    await importWithPhotos([aDeliveryRow(100_000)])
    await importRows([aDeliveryRow(100_000, { soldAt: '2026-11-02T07:00:00Z' })], { confirmShrink: true })
    await importRows([aDeliveryRow(100_000)], { now: new Date('2026-11-05T08:00:00Z') })

    expect((await stock())[0]).toMatchObject({ available: true, publishedAt: deliveredAt, soldAt: null })
    const published = await api().db.stockChange.findMany({ where: { published: true } })
    expect(published).toMatchObject([{ generation: 2 }])
  })

  test('records when a vehicle is offered again, not when it is offered first', async () => {
    const backAt = async () => (await stock())[0]?.backAt
    const again = new Date('2026-11-05T08:00:00Z')
    await importWithPhotos([aDeliveryRow(100_000)])
    expect(await backAt()).toBeNull()
    await importRows([aDeliveryRow(100_000, { soldAt: '2026-11-02T07:00:00Z' })], { confirmShrink: true })
    expect(await backAt()).toBeNull()
    await importRows([aDeliveryRow(100_000)], { now: again })
    expect(await backAt()).toEqual(again)
    await importRows([aDeliveryRow(100_000, { farbe: 'rot' })])
    expect(await backAt()).toEqual(again)
  })
})

describe('a dry run', () => {
  test('reports what would happen and changes nothing', async () => {
    await importWithPhotos(someDeliveryRows(4))
    const before = await contentHash()

    const { result } = await importRows([...someDeliveryRows(4, { farbe: 'rot' }), aDeliveryRow(200_000)], {
      dryRun: true,
    })

    expect(result).toMatchObject({ state: 'dry-run', inserted: 1, updated: 4, generation: null })
    expect(await contentHash()).toBe(before)
  })
})
