import type { ClientBase } from 'pg'
import { arrange } from '../memory/arrange.ts'
import { Catalogue, type CountedModel, modelsOf } from '../memory/catalogue.ts'
import { type Columns, createColumns } from '../memory/columns.ts'
import { fillSets } from '../memory/set-members.ts'
import { Sets } from '../memory/sets.ts'
import { atOnce } from '../memory/slices.ts'
import { type OrderName, sortAll } from '../memory/sort-keys.ts'
import { createStock, type Stock } from '../memory/stock.ts'
import { noTexts, type TextData, Texts } from '../memory/texts.ts'
import { createPlaceTable, VehiclePlaces } from '../memory/vehicle-places.ts'
import { readTexts } from './descriptions.ts'
import { readRows } from './rows.ts'
import { startTextThread } from './text-thread.ts'

/** The stock of one generation, ready for searches. Plain data, so that a thread can load it and pass it on. */
export type LoadedStock = {
  generation: number
  stock: Stock
  /** The catalogue, by entry number. */
  models: CountedModel[]
  /** Places 0 to count - 1 are used (see arrange.ts for their order). */
  count: number
  orders: Record<OrderName, Int32Array>
  /** Place plus one by GW number; 0 = none. */
  byGw: Int32Array
  /** Maps fahrzeugid to place (see vehicle-places.ts). */
  table: Int32Array
  /** The ids of the newest vehicles (see `newestOf`). */
  newest: number[]
  texts: TextData
}

/** A model group with at least one in 256 vehicles has a bit set; a rarer one is found by the digits of its number. */
const rareShare = 256
/** The number of spare places for the new states of added and changed vehicles. */
const spare = (count: number) => (count >>> 3) + 1024
/** GW numbers have six digits, so an array has an element for each. */
const gwNumbers = 1_000_000

export async function generationOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ generation: number }>(
    'SELECT generation FROM stock_generation WHERE id = 1',
  )
  return rows[0]?.generation ?? 0
}

/** The ids of the 50 newest available vehicles, by publish time, then eaktedokumentid (U-58). */
export async function newestOf(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ fahrzeugid: number }>(
    `SELECT fahrzeugid FROM vehicle WHERE available
     ORDER BY published_at DESC NULLS LAST, eaktedokumentid DESC LIMIT 50`,
  )
  return rows.map(({ fahrzeugid }) => fahrzeugid)
}

/**
 * Reads within one transaction, so that rows and generation are of the same state. If that fails, rows may still
 * arrive, so the caller must close the connection.
 */
export async function inSnapshot<Result>(client: ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const result = await read()
  await client.query('COMMIT')
  return result
}

/** The numbers of the model groups with a bit set. */
function frequentGroups({ entries }: Catalogue, count: number) {
  const perGroup = new Map<number, number>()
  for (const { group, vehicles } of entries) perGroup.set(group, (perGroup.get(group) ?? 0) + vehicles)
  return [...perGroup].filter(([, vehicles]) => vehicles * rareShare >= count).map(([group]) => group)
}

async function sizeOf(client: ClientBase) {
  const { rows } = await client.query<{ size: number }>(
    'SELECT count(*)::int AS size FROM vehicle WHERE available',
  )
  return rows[0]?.size ?? 0
}

/** Reads the texts of a stock over the connection that has read its rows. */
async function textsOf(client: ClientBase, capacity: number, places: VehiclePlaces): Promise<TextData> {
  const texts = new Texts(capacity, noTexts())
  await readTexts(client, texts, (fahrzeugid) => places.placeOf(fahrzeugid))
  atOnce(texts.pack())
  return texts.data
}

/** Fills the table of places. */
function placesOf(columns: Columns, count: number) {
  const capacity = columns.fahrzeugid.length
  const places = new VehiclePlaces({ columns, capacity }, createPlaceTable(capacity), count)
  for (let place = 0; place < count; place++) places.settle(columns.fahrzeugid[place] as number, place)
  return places
}

/** Places plus one by GW number; also counts the vehicles of each entry of the catalogue. */
function byGwOf(columns: Columns, catalogue: Catalogue, count: number) {
  const byGw = new Int32Array(new SharedArrayBuffer(gwNumbers * 4))
  for (let place = 0; place < count; place++) {
    const entry = catalogue.entries[columns.entry[place] as number]
    if (entry) entry.vehicles++
    const gwnummer = columns.gwnummer[place] as number
    if (gwnummer >= 0) byGw[gwnummer] = place + 1
  }
  return byGw
}

/** Fills the bit sets of all vehicles. */
function stockOf(columns: Columns, catalogue: Catalogue, count: number): Stock {
  const { makers, groups } = catalogue
  const frequent = frequentGroups(catalogue, count)
  const stock = createStock(columns, count, [...makers.all.keys()], frequent, groups.all.length)
  const sets = new Sets(stock)
  const places = Int32Array.from({ length: count }, (_, place) => place)
  fillSets(stock, sets, catalogue, places)
  for (const place of places) sets.add(stock.layout.live, place)
  return stock
}

/**
 * Loads all available vehicles: first the columns, then the sets, orders and tables derived from them.
 *
 * @param textsFrom connection string for a thread that reads the texts at the same time; without it they are read
 *   after the rows
 */
export function loadStock(client: ClientBase, textsFrom?: string): Promise<LoadedStock> {
  return inSnapshot(client, async () => {
    const generation = await generationOf(client)
    const newest = await newestOf(client)
    const size = await sizeOf(client)
    const capacity = size + spare(size)
    const textThread = textsFrom === undefined ? null : await startTextThread(client, textsFrom, capacity)
    try {
      const catalogue = new Catalogue()
      const columns = createColumns(capacity)
      let count = 0
      const take = (lines: number) => {
        count = lines
      }
      await readRows(client, columns, catalogue, { take })
      arrange(columns, catalogue, count)
      const places = placesOf(columns, count)
      const apart = textThread?.texts(columns, places.table, count)
      const byGw = byGwOf(columns, catalogue, count)
      const stock = stockOf(columns, catalogue, count)
      const orders = sortAll(columns, catalogue, count)
      const texts = (await apart) ?? (await textsOf(client, capacity, places))
      const models = modelsOf(catalogue)
      return { generation, stock, texts, models, count, orders, byGw, table: places.table, newest }
    } finally {
      await textThread?.end()
    }
  })
}
