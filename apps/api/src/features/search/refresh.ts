import type { ClientBase } from 'pg'
import { generationOf, inSnapshot, newestOf, readVehicles } from './load.ts'
import type { StockIndex } from './stock-index.ts'

/** Beyond this many changed vehicles a full load in a thread disturbs the running requests less. */
const mostChanges = 5000

type Changes = { fahrzeugid: number; generation: number }[]

async function changesAfter(client: ClientBase, generation: number, current: number): Promise<Changes> {
  const { rows } = await client.query<Changes[number]>(
    `SELECT fahrzeugid, generation FROM stock_change WHERE generation > $1 AND generation <= $2 LIMIT ${mostChanges + 1}`,
    [generation, current],
  )
  return rows
}

/**
 * Brings the index to the generation of the database by applying the vehicles that changed since.
 *
 * @returns false when only a full load can: a generation left no list of changes, there are too many, or no room
 */
export function applyChanges(client: ClientBase, index: StockIndex): Promise<boolean> {
  return inSnapshot(client, async () => {
    const current = await generationOf(client)
    if (current === index.generation) return true
    if (current < index.generation) return false
    const changes = await changesAfter(client, index.generation, current)
    const explained = new Set(changes.map(({ generation }) => generation)).size
    if (changes.length > mostChanges || explained < current - index.generation) return false
    const ids = [...new Set(changes.map(({ fahrzeugid }) => fahrzeugid))]
    const available = await readVehicles(client, ids, index.catalogue)
    const newest = await newestOf(client)
    if (!index.hasRoomFor(available)) return false
    index.apply(current, ids, available, newest)
    return true
  })
}
