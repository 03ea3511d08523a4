import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Criteria } from '@portal/domain/search/criteria'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { someCars } from '../../testing/cars.ts'
import { randomVehicle, seededRandom } from '../../testing/random-stock.ts'
import { announceStockChange } from '../../testing/stock-changes.ts'
import { StockIndex } from '../stock-index.ts'
import { StockReplica } from '../stock-replica.ts'
import { StockThread } from '../stock-thread.ts'
import { describeArriving } from './descriptions.ts'
import { loadStock } from './load.ts'
import { compareInThread, loadInThread } from './load-thread.ts'
import { applyChanges } from './refresh.ts'

useApi()

const opened: StockReplica[] = []
let connectionString: string

/** Another instance on the same database. */
function anInstance(address = connectionString) {
  const search = new StockReplica({ connectionString: address, onError: () => {} })
  opened.push(search)
  return search
}

async function connected() {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** A database connection that is closed after this many bytes of responses. */
async function breakingAfter(bytes: number) {
  const { hostname, port } = new URL(connectionString)
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    let left = bytes
    far.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left > 0) near.write(chunk)
      else near.destroy()
    })
    near.on('data', (chunk: Buffer) => far.write(chunk)).on('close', () => far.destroy())
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = new URL(connectionString)
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const client = new pg.Client({ connectionString: address.href })
  client.on('error', () => {})
  await client.connect()
  return { client, end: () => proxy.close() }
}

function countedBy(index: StockIndex, criteria: Criteria, tier: PriceTier) {
  const order = index.countOrder(criteria, tier)
  return index.countsText(index.countHere(order), order)
}

const sortsOfAll = ['preis,desc', 'modellgruppe,asc', 'eaktedokumentid,desc'] as const
const everythingOf = (index: StockIndex) => ({
  generation: index.generation,
  counted: countedBy(index, {}, 'dealer'),
  found: sortsOfAll.map((sort) => index.page({}, 'dealer', { page: 0, size: 9000, sort })),
  searched: sortsOfAll.map((sort) =>
    index.page({ km_stand_to: 50_000 }, 'dealer', { page: 0, size: 9000, sort }),
  ),
})

const countOf = (search: StockReplica) => search.index.count({ maker: 'Tatra' }, 'consumer')

describe('The index of an instance', () => {
  beforeAll(async () => {
    connectionString = String(api().pool.options.connectionString)
    const random = seededRandom(99)
    const data = Array.from({ length: 800 }, (_, number) => randomVehicle(random, String(400_000 + number)))
    await api().db.vehicle.createMany({ data })
    await api().db.$transaction((tx) => announceStockChange(tx, []))
    await api().stock.refresh()
  })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((search) => search.end()))
  })

  test('is unavailable until the stock is loaded', async () => {
    const search = anInstance('postgresql://nobody@127.0.0.1:1/none')
    await expect(search.loaded).rejects.toThrow()
    expect(search.isReady).toBe(false)
    expect(() => search.index).toThrow('nicht erreichbar')
  })

  test('shows a committed change before the next regular poll', async () => {
    const search = anInstance()
    await search.loaded
    expect(countOf(search)).toBe(0)
    await someCars([{ hersteller: 'Tatra' }])
    await vi.waitFor(() => expect(countOf(search)).toBe(1), { timeout: 3000, interval: 20 })
  })

  test('never shows a change that was rolled back', async () => {
    const before = countOf(api().stock)
    const failing = api().db.$transaction(async (tx) => {
      const { fahrzeugid } = await tx.vehicle.create({
        data: { ...randomVehicle(() => 0.5, '499999'), hersteller: 'Tatra' },
      })
      await announceStockChange(tx, [fahrzeugid])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await api().stock.refresh()
    expect(countOf(api().stock)).toBe(before)
  })

  test('continues after a lost connection', async () => {
    const search = anInstance()
    await search.loaded
    const index = search.index
    const { rowCount } = await api().pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'stock-index'`,
    )
    expect(rowCount).toBe(2)
    const before = countOf(search)
    await someCars([{ hersteller: 'Tatra' }]).catch(() => api().stock.refresh())
    await vi.waitFor(() => expect(countOf(search)).toBe(before + 1), { timeout: 8000, interval: 50 })
    expect(search.index, 'the index was not reloaded').toBe(index)
  })

  test('is reloaded when a generation has no list of changes', async () => {
    const { index } = api().stock
    await api().db.vehicle.updateMany({ where: { hersteller: 'Tatra' }, data: { available: false } })
    await api().db.stockGeneration.update({ where: { id: 1 }, data: { generation: { increment: 2 } } })
    await api().stock.refresh()
    expect(api().stock.index).not.toBe(index)
    expect(countOf(api().stock)).toBe(0)
  })

  test('is to be reloaded when the database is set back between two reads of its generation', async () => {
    const client = await connected()
    const index = new StockIndex(await loadStock(client))
    const { generation } = index
    const setTo = (value: number) => api().pool.query('UPDATE stock_generation SET generation = $1', [value])
    await setTo(generation + 1)
    const query = client.query.bind(client)
    vi.spyOn(client, 'query').mockImplementation(async (text: string, values?: unknown[]) => {
      if (text.startsWith('BEGIN')) await setTo(generation - 1)
      return query(text, values)
    })

    expect(await applyChanges(client, index)).toBe(false)
    expect(index.generation).toBe(generation)
    await setTo(generation)
    await client.end()
  })

  test('is the same when a thread loads it, and counts the same when a thread counts', async () => {
    const client = await connected()
    const here = new StockIndex(await loadStock(client))
    await client.end()
    const there = new StockIndex(await loadInThread(connectionString))
    const thread = new StockThread(there)
    for (const criteria of [
      {},
      { maker: 'Audi', car_model: 'A4' },
      { price_to: 12_345, transporter: true },
      { text: 'vollausst' },
    ]) {
      const paging = { page: 1, size: 30, sort: 'preis,desc' } as const
      expect(there.page(criteria, 'dealer', paging)).toEqual(here.page(criteria, 'dealer', paging))
      const counted = await thread.count(there.countOrder(criteria, 'dealer'))
      expect(counted.total).toBeGreaterThan(0)
      expect(there.countsText(counted, there.countOrder(criteria, 'dealer'))).toBe(
        countedBy(here, criteria, 'dealer'),
      )
    }
    await thread.end()
  })

  test('has its texts also when the thread for them reaches another server, which does not know the snapshot', async () => {
    const client = await connected()
    const query = client.query.bind(client)
    const queried = vi
      .spyOn(client, 'query')
      .mockImplementation((statement: string, values?: unknown[]) =>
        String(statement).includes('pg_export_snapshot')
          ? query(`SELECT '00000009-00000009-9' AS snapshot`)
          : query(statement, values),
      )

    const index = new StockIndex(await loadStock(client, connectionString))
    const copies = queried.mock.calls.filter(([statement]) => typeof statement === 'object')
    expect(copies, 'rows, then texts').toHaveLength(2)
    await client.end()
    expect(index.count({ text: 'vollausst' }, 'dealer')).toBe(
      api().stock.index.count({ text: 'vollausst' }, 'dealer'),
    )
    expect(index.count({ text: 'vollausst' }, 'dealer')).toBeGreaterThan(0)
  })

  test('applies the differences found by a thread, all at once', async () => {
    const { db, pool } = api()
    const client = await connected()
    const index = new StockIndex(await loadStock(client))
    const random = seededRandom(123)
    const data = Array.from({ length: 700 }, (_, number) => ({
      ...randomVehicle(random, String(410_000 + number)),
      hersteller: 'Simca',
      available: true,
    }))
    await db.vehicle.createMany({ data })
    await pool.query(`UPDATE vehicle SET kilometerstandvon = kilometerstandvon + 1,
      available = fahrzeugid % 5 > 0 WHERE hersteller <> 'Simca' AND fahrzeugid % 3 = 0`)
    const before = index.count({}, 'dealer')

    const difference = await compareInThread(connectionString, index.known)
    if (!difference) throw new Error('The difference exceeds the spare places.')
    index.addModels(difference.models)
    const seen = new Set<string>()
    const look = setInterval(() =>
      seen.add(`${index.count({}, 'dealer')} ${index.count({ maker: 'Simca' }, 'dealer')}`),
    )
    await index.apply(difference, (change) => describeArriving(client, change, index.stock, index.texts))
    clearInterval(look)

    const anew = new StockIndex(await loadStock(client))
    await client.end()
    expect(index.count({}, 'dealer')).not.toBe(before)
    expect([`${before} 0`, `${anew.size} 700`]).toEqual(expect.arrayContaining([...seen]))
    for (const sort of ['preis,asc', 'hersteller,asc', 'eaktedokumentid,desc'] as const)
      expect(index.page({}, 'dealer', { page: 0, size: 5000, sort })).toEqual(
        anew.page({}, 'dealer', { page: 0, size: 5000, sort }),
      )
    expect(index.models()).toEqual(anew.models())
    expect(await compareInThread(connectionString, index.known)).toMatchObject({
      count: 0,
      gone: new Int32Array(),
    })
  })

  test('equals a reloaded one after long, overlapping lists of changes', async () => {
    const { db, pool, stock } = api()
    await db.$transaction((tx) => announceStockChange(tx, []))
    await stock.refresh()
    const { index } = stock
    const raise = (vehicles: string, changes: string) =>
      pool.query(`WITH raised AS (UPDATE stock_generation SET generation = generation + 1 RETURNING generation),
          changed AS (UPDATE vehicle SET ${changes} WHERE ${vehicles} RETURNING fahrzeugid)
        INSERT INTO stock_change (generation, fahrzeugid) SELECT generation, fahrzeugid FROM raised, changed`)
    for (const turn of [5, 6, 7]) {
      await raise(
        `fahrzeugid % ${turn} = 0`,
        'kilometerstandvon = kilometerstandvon + 1, equipment = equipment # 7',
      )
      await raise(
        `fahrzeugid % 6 = ${turn % 6}`,
        `available = NOT available, farbe = 'rot', psvon = psvon + 10`,
      )
      await raise(
        'fahrzeugid % 8 = 0',
        `modellgruppe = 'Neu ${turn}', planverkaufspreisprivatkundengeschaeftbrutto = 777`,
      )
      await stock.refresh()
      expect(stock.index === index, 'the index was not reloaded').toBe(true)
      const client = await connected()
      const anew = new StockIndex(await loadStock(client))
      await client.end()
      for (const criteria of [{}, { maker: 'Audi' }, { transporter: true, price_to: 12_345 }]) {
        const counted = (of: StockIndex) => countedBy(of, criteria, 'consumer')
        expect(counted(index)).toEqual(counted(anew))
      }
      expect(await compareInThread(connectionString, index.known)).toMatchObject({
        count: 0,
        gone: new Int32Array(),
      })
      for (const sort of ['preis,desc', 'modellgruppe,asc'] as const)
        expect(index.page({}, 'dealer', { page: 0, size: 5000, sort })).toEqual(
          anew.page({}, 'dealer', { page: 0, size: 5000, sort }),
        )
    }
  })

  test('is unchanged when a change fails, and applies it later', async () => {
    const { db, pool } = api()
    const random = seededRandom(456)
    const data = Array.from({ length: 900 }, (_, number) => ({
      ...randomVehicle(random, String(430_000 + number)),
      available: true,
    }))
    await db.vehicle.createMany({ data })
    await db.$transaction((tx) => announceStockChange(tx, []))
    const client = await connected()
    const index = new StockIndex(await loadStock(client))
    const before = everythingOf(index)
    await pool.query(`WITH raised AS (UPDATE stock_generation SET generation = generation + 1 RETURNING generation),
        changed AS (UPDATE vehicle SET kilometerstandvon = kilometerstandvon + 60000, equipment = equipment # 5,
          available = fahrzeugid % 7 > 0 WHERE gwnummer >= '430000' RETURNING fahrzeugid)
      INSERT INTO stock_change (generation, fahrzeugid) SELECT generation, fahrzeugid FROM raised, changed`)

    // The list and many rows arrive, but not the last row. All attempts together would need more places than there are.
    for (const bytes of [30_000, 140_000, 140_000, 140_000]) {
      const broken = await breakingAfter(bytes)
      await expect(applyChanges(broken.client, index)).rejects.toThrow()
      broken.end()
      expect(everythingOf(index)).toEqual(before)
    }

    expect(await applyChanges(client, index)).toBe(true)
    const anew = new StockIndex(await loadStock(client))
    expect(everythingOf(index)).toEqual(everythingOf(anew))
    expect(everythingOf(index)).not.toEqual(before)
    await client.end()
  })

  test('applies successive changes with more vehicles in total than spare places', async () => {
    const { pool, stock } = api()
    await stock.refresh()
    const { index } = stock
    for (const third of [0, 1, 2, 0, 1, 2]) {
      expect(index.spare).toBeLessThan(index.size)
      await pool.query(`WITH raised AS (UPDATE stock_generation SET generation = generation + 1 RETURNING generation),
          changed AS (UPDATE vehicle SET psvon = coalesce(psvon, 0) + 1 WHERE fahrzeugid % 3 = ${third} RETURNING fahrzeugid)
        INSERT INTO stock_change (generation, fahrzeugid) SELECT generation, fahrzeugid FROM raised, changed`)
      await stock.refresh()
      expect(stock.index === index, 'the index was not reloaded').toBe(true)
    }
    expect(await compareInThread(connectionString, index.known)).toMatchObject({
      count: 0,
      gone: new Int32Array(),
    })
  })

  test('is to be reloaded when more vehicles differ than it has spare places', async () => {
    const client = await connected()
    const index = new StockIndex(await loadStock(client))
    const random = seededRandom(321)
    const data = Array.from({ length: 1700 }, (_, number) => ({
      ...randomVehicle(random, String(420_000 + number)),
      available: true,
    }))
    await api().db.vehicle.createMany({ data })
    await client.end()
    expect(await compareInThread(connectionString, index.known)).toBeNull()
  })
})
