import type { StockImport } from '@portal/contract/house/stock-imports'
import type { NewSource } from '@portal/contract/house/stock-sources'
import { describe, expect, test } from 'vitest'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'
import { aDeliveryRow, csvOf, type DeliveryCells, someDeliveryRows } from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import { anImportDesk, zipOf } from '../../testing/import-desk.ts'
import { generation, stock, useEmptyStock } from '../../testing/stock-imports.ts'
import { rowsOf, undo } from '../../testing/stock-jobs.ts'

useEmptyStock()

const whole = { isWhole: true, shrinkPercent: 100 }

async function aDesk(rules: Partial<NewSource> = {}) {
  const desk = await anImportDesk('vehicle.v1', rules)
  return {
    ...desk,
    bring: async (rows: DeliveryCells[]) => desk.take((await desk.upload(csvOf(rows))).id, true),
    undo: ({ jobs: [job = ''] }: StockImport) => undo(desk.person, job),
  }
}

/** What an undo has to restore, by GW number. */
async function facts() {
  const cars = await stock()
  return new Map(
    cars.map(({ version, updatedAt, backAt, ...car }) => [car.gwnummer, { ...car, isBack: backAt !== null }]),
  )
}

test('The undo of an import restores changed and removed vehicles and withdraws new ones, as one generation', async () => {
  const desk = await aDesk(whole)
  await desk.bring(someDeliveryRows(4, { keys: 2 }))
  await api().db.vehicle.updateMany({
    where: { gwnummer: '100001' },
    data: { farbe: 'rot', editedFields: ['farbe'] },
  })
  const before = await facts()

  const taken = await desk.bring([
    aDeliveryRow(100_000, { keys: 2 }),
    aDeliveryRow(100_001, { keys: 1, haendlerpreisbrutto: '15000.00' }),
    aDeliveryRow(300_001, { keys: 2 }),
  ])
  expect(taken.check).toMatchObject({ inserted: 1, updated: 1, withdrawn: 2, unchanged: 1 })
  const reached = await generation()
  const undone = await desk.undo(taken)

  expect(undone).toMatchObject({ state: 'undone', counts: { restored: 4, kept: 0 } })
  expect(await generation()).toBe(reached + 1)
  const { 300001: added, ...after } = Object.fromEntries(await facts())
  expect(new Map(Object.entries(after))).toEqual(before)
  expect(added).toMatchObject({ sourceId: null, withdrawnAt: expect.any(Date), soldAt: null })
  expect(await desk.read(taken.id)).toMatchObject({ state: 'done', isUndone: true })
})

test('An undo does not change vehicles that were changed since, and lists them', async () => {
  const desk = await aDesk()
  await desk.bring(someDeliveryRows(2))
  const taken = await desk.bring([...someDeliveryRows(2, { farbe: 'blau' }), aDeliveryRow(300_001)])
  const { person } = desk
  const edit = async (gwnummer: string, facts: Record<string, string>) => {
    const { version } = await api().db.vehicle.findUniqueOrThrow({ where: { gwnummer } })
    const reply = await person.put(`/mvp/api/house-vehicles/${gwnummer}/facts`, { version, facts })
    expect(reply.statusCode).toBe(200)
  }
  await edit('100000', { farbe: 'gelb' })
  await edit('100001', { location: 'Halle 5' })
  await edit('300001', { location: 'Halle 5' })

  const undone = await desk.undo(taken)

  expect(undone.counts).toMatchObject({ restored: 1, kept: 2 })
  expect(await stock()).toMatchObject([
    { gwnummer: '100000', farbe: 'gelb' },
    { gwnummer: '100001', farbe: 'grau', location: 'Halle 5' },
    { gwnummer: '300001', withdrawnAt: null },
  ])
  const rows = await rowsOf(person, undone.id)
  expect(rows.filter(({ state }) => state === 'kept').map(({ gwnummer }) => gwnummer)).toEqual([
    '100000',
    '300001',
  ])
})

test('Several imports are undone from the latest to the first', async () => {
  const desk = await aDesk()
  const states = [await facts()]
  const taken: StockImport[] = []
  for (const farbe of ['rot', 'blau', 'gelb']) {
    taken.push(await desk.bring(someDeliveryRows(2, { farbe })))
    states.push(await facts())
  }

  for (const [index, one] of [...taken.entries()].toReversed().slice(0, 2)) {
    expect((await desk.undo(one)).counts).toMatchObject({ restored: 2, kept: 0 })
    expect(await facts()).toEqual(states[index])
  }
})

test('A vehicle withdrawn by an undo is offered again when it is delivered again', async () => {
  const desk = await aDesk()
  const first = await desk.bring([aDeliveryRow(300_001), aDeliveryRow(300_002)])
  await desk.undo(first)
  expect((await stock()).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true])

  const again = await desk.bring([aDeliveryRow(300_001), aDeliveryRow(300_002, { farbe: 'rot' })])

  expect(again.check).toMatchObject({ inserted: 0, updated: 2 })
  expect((await stock()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null])
  await desk.undo(again)
  expect((await stock()).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true])
})

test('A vehicle that the house has withdrawn stays withdrawn', async () => {
  const desk = await aDesk()
  await desk.bring([aDeliveryRow(300_001)])
  await api().db.vehicle.updateMany({ data: { withdrawnAt: api().clock.now() } })

  await desk.bring([aDeliveryRow(300_001, { farbe: 'rot' })])

  expect(await stock()).toMatchObject([{ farbe: 'rot', withdrawnAt: expect.any(Date) }])
})

test('The undo of an import returns a vehicle to its former source', async () => {
  const [north, south] = [await aDesk(), await aDesk()]
  await north.bring(someDeliveryRows(3))

  const taken = await south.bring(someDeliveryRows(2))
  expect((await stock()).map(({ sourceId }) => sourceId)).toEqual([
    south.source.id,
    south.source.id,
    north.source.id,
  ])
  await south.undo(taken)

  expect(new Set((await stock()).map(({ sourceId }) => sourceId))).toEqual(new Set([north.source.id]))
})

test('Both takeovers are undone, and listed with their changes, when removals were released later', async () => {
  const desk = await aDesk({ isWhole: true, shrinkPercent: 20 })
  await desk.bring(someDeliveryRows(4))
  const { id } = await desk.upload(csvOf([aDeliveryRow(100_000, { farbe: 'rot' })]))
  await desk.take(id)
  const released = await desk.take(id, true)
  expect(released.jobs).toHaveLength(2)

  const { total } = (await desk.person.get(`/mvp/api/house/stock-imports/${id}/changes`)).json()
  expect(total).toBe(4)
  for (const job of released.jobs) await undo(desk.person, job)

  expect((await stock()).map(({ farbe, soldAt }) => [farbe, soldAt])).toEqual(
    [1, 2, 3, 4].map(() => ['grau', null]),
  )
})

describe('The photos that an import replaced', () => {
  const shown = async (gwnummer: string) => {
    const files = await api().db.vehicleFile.findMany({
      where: { vehicle: { gwnummer } },
      orderBy: { position: 'asc' },
    })
    return files.map(({ sha256, position }) => [sha256, position])
  }

  /** A source with a vehicle that has two photos, and a function that delivers photos. */
  async function withPhotos() {
    const desk = await aDesk()
    await desk.bring([aDeliveryRow(300_001)])
    const deliver = async (...colours: string[]) => {
      const photos = await Promise.all(colours.map((colour) => photoBytes(colour, 800)))
      const zip = await zipOf(
        Object.fromEntries(photos.map((photo, place) => [`300001_0${place + 1}.jpg`, photo])),
      )
      return desk.take((await desk.upload(zip, 'fotos.zip')).id)
    }
    const first = await deliver('#224466', '#662244')
    return { ...desk, deliver, first }
  }

  test('are restored in their order by the undo, and removed by the undo of the import before', async () => {
    const desk = await withPhotos()
    const before = await shown('300001')

    // The second photo is delivered again, as the first.
    const taken = await desk.deliver('#662244', '#446622', '#222222')
    expect(await shown('300001')).toHaveLength(3)
    const [row] = await rowsOf(desk.person, taken.jobs[0] ?? '')
    expect([row?.before.files, row?.after.files]).toEqual(['2 Dateien', '3 Dateien, 2 neu'])
    const undone = await desk.undo(taken)

    expect(undone.counts).toMatchObject({ restored: 1, kept: 0 })
    expect(await shown('300001')).toEqual(before)
    expect(await stock()).toMatchObject([{ available: true }])

    await desk.undo(desk.first)
    expect(await shown('300001')).toEqual([])
    expect(await stock()).toMatchObject([{ available: false }])
  })

  test('are not restored when the photos were changed since, and the vehicle is listed', async () => {
    const desk = await withPhotos()
    const taken = await desk.deliver('#446622', '#222222')
    const { person } = desk
    const [main] = await api().db.vehicleFile.findMany({ orderBy: { position: 'asc' } })
    const deleted = await person.delete(`/mvp/api/house/vehicles/300001/files/${main?.eaktedokumentid}`)
    expect(deleted.statusCode, deleted.body).toBeLessThan(300)
    const before = await shown('300001')

    const undone = await desk.undo(taken)

    expect(undone.counts).toMatchObject({ restored: 0, kept: 1 })
    expect(await shown('300001')).toEqual(before)
  })

  test('are not restored when one of them is no longer stored', async () => {
    const desk = await withPhotos()
    const taken = await desk.deliver('#446622')
    await api().db.deletedVehicleFile.deleteMany()

    expect((await desk.undo(taken)).counts).toMatchObject({ restored: 0, kept: 1 })
    expect(await shown('300001')).toHaveLength(1)
  })
})

test('After 72 hours an import can no longer be undone', async () => {
  const desk = await aDesk()
  const { jobs } = await desk.bring(someDeliveryRows(1))

  passTime({ hours: 72, minutes: 1 })

  const reply = await (await aBackofficeUser()).post(`/mvp/api/stock-jobs/${jobs[0]}/undo`)
  expect(reply.statusCode).toBe(409)
  expect((await stock())[0]?.withdrawnAt).toBeNull()
})

test('An import without changes has nothing to undo, and neither has a check', async () => {
  const desk = await aDesk()
  await desk.bring(someDeliveryRows(2))
  const checked = await desk.upload(csvOf(someDeliveryRows(2, { farbe: 'rot' })))
  expect(checked.jobs).toEqual([])

  expect((await desk.bring(someDeliveryRows(2))).jobs).toEqual([])
})
