import { describe, expect, test } from 'vitest'
import { api, useApi } from '../testing/api.ts'

useApi()

/** Enough that the stock is loaded and compared by a thread. */
const many = 4200

const addVehicles = (count: number, firstGw: number) =>
  api().pool.query(
    `INSERT INTO vehicle (gwnummer, hersteller, modellgruppe, modell, kilometerstandvon, erstzulassungvon, available)
     SELECT $2::int + n, 'Tatra', '603', $2::int, n * 10, '2020-01-01', true FROM generate_series(0, $1::int - 1) n`,
    [count, firstGw],
  )

/** A new generation without a list of its changes, as after a restored backup. */
async function changeWithoutList(change: () => Promise<unknown>) {
  await change()
  await api().db.stockGeneration.upsert({
    where: { id: 1 },
    create: { id: 1, generation: 2 },
    update: { generation: { increment: 2 } },
  })
  await api().stock.refresh()
}

const countOf = (model: string) =>
  api().stock.index.count({ maker: 'Tatra', car_model: '603', car_model_detail: model }, 'dealer')

describe('The index of a large stock, after changes without a list', () => {
  test('takes over what differs, also models that it did not know, and is replaced when too much differs', async () => {
    await changeWithoutList(() => addVehicles(many, 300_000))
    const { index } = api().stock
    expect(countOf('300000')).toBe(many)

    await changeWithoutList(async () => {
      await addVehicles(40, 400_000)
      await api().db.vehicle.deleteMany({ where: { gwnummer: { lt: '300100' } } })
    })
    expect(api().stock.index, 'the index was not replaced').toBe(index)
    expect([countOf('300000'), countOf('400000')]).toEqual([many - 100, 40])

    await changeWithoutList(() => addVehicles(2000, 500_000))
    expect(api().stock.index).not.toBe(index)
    expect([countOf('300000'), countOf('400000'), countOf('500000')]).toEqual([many - 100, 40, 2000])
  })
})
