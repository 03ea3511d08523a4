import { bestResultsMaximum } from '@portal/domain/search/best-results'
import { rank } from '@portal/domain/search/ranking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { changeStock } from '../../testing/cars.ts'
import { randomVehicle, seededRandom } from '../../testing/random-stock.ts'
import { atOnce } from '../memory/slices.ts'
import { StockReplica } from '../stock-replica.ts'
import { StockThread } from '../stock-thread.ts'
import { marketDay } from './market.ts'
import { Valuation } from './valuation.ts'

useApi()

const random = seededRandom(7)
const today = Math.floor(Date.UTC(2026, 10, 15) / 86_400_000)
let replica: StockReplica
let market: ReturnType<typeof aMarket>

/** A valuation of the replica's index, updated in this thread. */
function aMarket() {
  const { index } = replica
  const valuation = new Valuation(index.stock)
  let known = 0
  return {
    groups: valuation.groups,
    async bringTo(day: number) {
      await replica.refresh()
      const models = index.catalogue.modelsFrom(known)
      known += models.length
      atOnce(valuation.update(models, index.takeChanged(), day))
    },
  }
}

const vehiclesOf = ({ groups }: Pick<Valuation, 'groups'>) =>
  groups
    .flatMap((group) => Array.from({ length: group.size }, (_, position) => group.vehicleAt(position)))
    .sort((a, b) => a.fahrzeugid - b.fahrzeugid)

const addVehicles = (count: number, first: number) =>
  changeStock(async (tx) => {
    const made = await tx.vehicle.createManyAndReturn({
      data: Array.from({ length: count }, (_, row) => randomVehicle(random, String(first + row))),
      select: { fahrzeugid: true },
    })
    return made.map(({ fahrzeugid }) => fahrzeugid)
  })

beforeAll(async () => {
  await addVehicles(700, 200_000)
  replica = new StockReplica({
    connectionString: String(api().pool.options.connectionString),
    onError: (error) => {
      throw error
    },
  })
  await replica.loaded
  market = aMarket()
  await market.bringTo(today)
})

afterAll(() => replica.end())

describe('the market', () => {
  test('contains all data of the vehicles offered to dealers', async () => {
    const rows = await api().db.vehicle.findMany({
      where: { available: true, haendlerpreisbrutto: { gt: 0 } },
      orderBy: { fahrzeugid: 'asc' },
    })
    const held = vehiclesOf(market)
    expect(held).toHaveLength(rows.length)
    expect(held).toMatchObject(
      rows.map((row) => ({
        fahrzeugid: row.fahrzeugid,
        gwnummer: row.gwnummer,
        hersteller: row.hersteller,
        modellgruppe: row.modellgruppe,
        modell: row.modell,
        transporter: row.transporter,
        fahrzeugtyp: row.fahrzeugtyp,
        fahrzeugkategorietypnfz: row.fahrzeugkategorietypnfz,
        kraftstoffart: row.kraftstoffart,
        getriebe: row.getriebe,
        farbe: row.farbe,
        schadstoffklassetyp: row.schadstoffklassetyp,
        schiebetuer: row.schiebetuer,
        vatMode: row.vatMode,
        erstzulassungsjahr: row.erstzulassungvon.getUTCFullYear(),
        kilometerstandvon: row.kilometerstandvon,
        preis: row.haendlerpreisbrutto.toNumber(),
        kwvon: row.kwvon,
        psvon: row.psvon,
        anzahlsitze: row.anzahlsitze,
        anzahltueren: row.anzahltueren,
        zulaessigesgesamtgewicht: row.zulaessigesgesamtgewicht,
        equipment: row.equipment,
      })),
    )
    expect(held.some(({ advantage }) => advantage !== null && advantage > 0)).toBe(true)
  })

  test('equals a reloaded one after many changes', async () => {
    const ids = vehiclesOf(market).map(({ fahrzeugid }) => fahrzeugid)
    const [sold = [], cheaper = [], moved = []] = [ids.slice(0, 40), ids.slice(40, 90), ids.slice(90, 100)]
    await addVehicles(60, 300_000)
    await changeStock(async (tx) => {
      await tx.vehicle.updateMany({ where: { fahrzeugid: { in: sold } }, data: { available: false } })
      await tx.vehicle.updateMany({
        where: { fahrzeugid: { in: cheaper } },
        data: { haendlerpreisbrutto: 900 },
      })
      await tx.vehicle.updateMany({ where: { fahrzeugid: { in: moved } }, data: { modellgruppe: 'Neu' } })
      return [...sold, ...cheaper, ...moved]
    })
    await market.bringTo(today)
    const anew = aMarket()
    await anew.bringTo(today)
    expect(vehiclesOf(market)).toEqual(vehiclesOf(anew))
    expect(vehiclesOf(market).filter(({ modellgruppe }) => modellgruppe === 'Neu')).toHaveLength(10)
  })

  test('is reloaded when the changes are unknown', async () => {
    const { db } = api()
    const [first] = vehiclesOf(market)
    await db.vehicle.update({ where: { fahrzeugid: first?.fahrzeugid }, data: { haendlerpreisbrutto: 77 } })
    await db.stockGeneration.update({ where: { id: 1 }, data: { generation: { increment: 1 } } })
    await replica.refresh()
    market = aMarket()
    await market.bringTo(today)
    expect(vehiclesOf(market)[0]?.preis).toBe(77)
  })

  test('advances by a day without being reloaded', async () => {
    const days = () => vehiclesOf(market).map(({ daysInStock }) => daysInStock)
    const before = days()
    await market.bringTo(today + 1)
    expect(days()).toEqual(before.map((count) => count + 1))
  })

  test('changes the day at midnight in Germany', async () => {
    const lateEvening = new Date('2026-07-14T21:59:00Z')
    const afterMidnight = new Date('2026-07-14T22:00:00Z')
    const day = marketDay(afterMidnight)
    expect(day - marketDay(lateEvening)).toBe(1)
    const [car] = vehiclesOf(market)
    await changeStock(async (tx) => {
      const data = { publishedAt: afterMidnight }
      await tx.vehicle.update({ where: { fahrzeugid: car?.fahrzeugid }, data })
      return car ? [car.fahrzeugid] : []
    })
    await market.bringTo(day)
    expect(vehiclesOf(market).find(({ fahrzeugid }) => fahrzeugid === car?.fahrzeugid)?.daysInStock).toBe(0)
    await market.bringTo(day + 1)
    expect(vehiclesOf(market).find(({ fahrzeugid }) => fahrzeugid === car?.fahrzeugid)?.daysInStock).toBe(1)
  })

  test('is ranked for one day and another by its thread, which also counts options', async () => {
    const { index } = replica
    const thread = new StockThread(index)
    const order = index.countOrder({ price_to: 15_000 }, 'dealer')
    const task = { indexVersion: Atomics.load(index.version, 0), changed: new Int32Array() }
    const models = index.catalogue.modelsFrom(0)
    const [first, counted, second] = await Promise.all([
      thread.rank({ ...task, models, day: today, interests: [] }),
      thread.count(order),
      thread.rank({ ...task, models: [], day: today + 400, interests: [] }),
    ])
    expect(counted).toEqual(index.countHere(order))
    for (const [day, ranked] of [
      [today, first],
      [today + 400, second],
    ] as const) {
      const here = aMarket()
      await here.bringTo(day)
      expect(ranked).toEqual(rank(here.groups, []))
    }
    expect(
      await thread.rank({ ...task, models: [], day: today, interests: null, indexVersion: -1 }),
    ).toBeNull()
    await thread.end()
  })

  test('is ranked consistently by its thread while the stock changes', async () => {
    const search = { kind: 'search', criteria: { price_to: 15_000 }, ageDays: 1 } as const
    const { stock } = api()
    const ids = vehiclesOf(market).map(({ fahrzeugid }) => fahrzeugid)
    for (let turn = 1; turn <= 5; turn++) {
      const during = stock.market.rank([search], today)
      const price = 5000 + turn
      await changeStock(async (tx) => {
        const changed = ids.slice(turn * 20, turn * 20 + 50)
        await tx.vehicle.updateMany({
          where: { fahrzeugid: { in: changed } },
          data: { haendlerpreisbrutto: price },
        })
        return changed
      })
      expect(await during).toHaveLength(bestResultsMaximum)
      await market.bringTo(today)
      expect(await stock.market.rank([search], today)).toEqual(rank(market.groups, [search]))
    }
  })
})
