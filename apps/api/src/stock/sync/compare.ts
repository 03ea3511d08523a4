import type { ClientBase } from 'pg'
import { eachPlace, hasBit, setBit } from '../memory/bits.ts'
import { type CountedModel, catalogueOf, modelsOf } from '../memory/catalogue.ts'
import { between, type Columns, createColumns } from '../memory/columns.ts'
import { Sets } from '../memory/sets.ts'
import type { Stock } from '../memory/stock.ts'
import { VehiclePlaces } from '../memory/vehicle-places.ts'
import { generationOf, inSnapshot, newestOf } from './load.ts'
import { batchLines } from './pending-change.ts'
import { readRows } from './rows.ts'

/** The data of an index that a thread needs for a comparison: plain data and shared memory. */
export type Known = { stock: Stock; models: CountedModel[]; table: Int32Array; spare: number }

/** The difference of a generation from the index: the available vehicles that differ, and the ids of removed ones. */
export type StockChange = {
  generation: number
  newest: number[]
  /** Used up to line count - 1. */
  rows: Columns
  count: number
  gone: Int32Array
}

/** The same from a thread, with the catalogue to which its entry numbers refer. */
export type Difference = StockChange & { models: CountedModel[] }

/**
 * Compares the whole stock in the database with an index and returns only the differences, so that a generation without
 * a list of changes needs no second index.
 *
 * @returns null when more vehicles differ than the index has spare places for
 */
export function compareStock(
  client: ClientBase,
  { stock, models, table, spare }: Known,
): Promise<Difference | null> {
  const live = new Sets(stock).at(stock.layout.live)
  const places = new VehiclePlaces(stock, table, stock.capacity)
  const catalogue = catalogueOf(models)
  return inSnapshot(client, async () => {
    const generation = await generationOf(client)
    const newest = await newestOf(client)
    const different = createColumns(spare)
    const rows = createColumns(batchLines)
    const known = between(rows, stock.columns)
    const kept = between(rows, different)
    const seen = new Int32Array(live.length)
    let count = 0
    const take = (read: number) => {
      const lines: number[] = []
      for (let line = 0; line < read; line++) {
        const place = places.placeOf(rows.fahrzeugid[line] as number)
        if (place >= 0) setBit(seen, place)
        if (place < 0 || !known.isSame(line, place)) lines.push(line)
      }
      const first = count
      count += lines.length
      if (count > spare) return
      kept.copy(
        lines,
        lines.map((_, item) => first + item),
      )
    }
    await readRows(client, rows, catalogue, { take })
    if (count > spare) return null
    let left = 0
    const isGone = (place: number) => !hasBit(seen, place)
    eachPlace(live, (place) => {
      if (isGone(place)) left++
    })
    const gone = new Int32Array(left)
    eachPlace(live, (place) => {
      if (isGone(place)) gone[--left] = stock.columns.fahrzeugid[place] as number
    })
    return {
      generation,
      newest,
      rows: different,
      count,
      gone,
      models: modelsOf(catalogue),
    }
  })
}
