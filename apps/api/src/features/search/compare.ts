import type { ClientBase } from 'pg'
import { eachPlace, hasBit, setBit } from './bits.ts'
import { between, type Columns, createColumns } from './columns.ts'
import { catalogueOf, generationOf, inSnapshot, type LoadedStock, modelsOf, newestOf } from './load.ts'
import { readRows } from './rows.ts'
import { Sets } from './sets.ts'
import type { Stock } from './stock.ts'
import { VehiclePlaces } from './vehicle-places.ts'

/** What a thread must know of an index to compare it: plain data and shared memory. */
export type Known = { stock: Stock; models: LoadedStock['models']; loaded: number }

/** The way to another generation: vehicles that are no longer as the index has them, and the available ones of those. */
export type StockChange = {
  generation: number
  newest: number[]
  changed: ArrayLike<number>
  rows: Columns
  count: number
}

/** The same from a thread, with the catalogue its entries refer to. */
export type Difference = StockChange & { models: LoadedStock['models'] }

/** The places of an index, found out from its memory. */
function placesIn(stock: Stock, live: Int32Array, loaded: number) {
  const places = new VehiclePlaces(stock, live, loaded)
  eachPlace(live, (place) => places.settle(stock.columns.fahrzeugid[place] as number, place))
  return places
}

/**
 * Reads the whole stock beside an index and keeps only what differs: so a generation that left no list of changes costs
 * no second index.
 *
 * @returns null when more vehicles differ than the index has spare places for
 */
export function compareStock(client: ClientBase, known: Known): Promise<Difference | null> {
  const { stock, loaded } = known
  const live = new Sets(stock).at(stock.layout.live)
  const places = placesIn(stock, live, loaded)
  const catalogue = catalogueOf(known.models)
  const spare = stock.capacity - loaded
  return inSnapshot(client, async () => {
    const generation = await generationOf(client)
    const newest = await newestOf(client)
    const rows = createColumns(spare + 1)
    const lines = between(rows, stock.columns)
    const seen = new Int32Array(live.length)
    const changed: number[] = []
    const count = await readRows(client, rows, catalogue, {
      keep: (line) => {
        const fahrzeugid = rows.fahrzeugid[line] as number
        const place = places.placeOf(fahrzeugid)
        if (place >= 0) setBit(seen, place)
        const isKnown = place >= 0 && lines.isSame(line, place)
        if (!isKnown) changed.push(fahrzeugid)
        return !isKnown && line < spare
      },
    })
    eachPlace(live, (place) => {
      if (!hasBit(seen, place)) changed.push(stock.columns.fahrzeugid[place] as number)
    })
    if (count >= spare) return null
    return { generation, newest, changed: Int32Array.from(changed), rows, count, models: modelsOf(catalogue) }
  })
}
