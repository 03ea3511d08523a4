import type { ClientBase } from 'pg'
import { createColumns } from './columns.ts'
import type { StockChange } from './compare.ts'
import { generationOf, inSnapshot, newestOf } from './load.ts'
import { readRows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

/** Beyond this many changed vehicles a thread compares all of them, which disturbs the running requests less. */
const mostChanges = 5000

type Changes = { fahrzeugid: number; generation: number }[]

async function changesAfter(client: ClientBase, generation: number, current: number): Promise<Changes> {
  const { rows } = await client.query<Changes[number]>(
    `SELECT fahrzeugid, generation FROM stock_change WHERE generation > $1 AND generation <= $2 LIMIT ${mostChanges + 1}`,
    [generation, current],
  )
  return rows
}

/** The way from the generation of the index to that of the database; null when no list of changes tells it. */
function changesSince(client: ClientBase, index: StockIndex): Promise<StockChange | null> {
  return inSnapshot(client, async () => {
    const generation = await generationOf(client)
    const changes = await changesAfter(client, index.generation, generation)
    const explained = new Set(changes.map((change) => change.generation)).size
    if (changes.length > mostChanges || explained < generation - index.generation) return null
    const changed = [...new Set(changes.map(({ fahrzeugid }) => fahrzeugid))]
    const rows = createColumns(changed.length)
    const count = await readRows(client, rows, index.catalogue, { ids: changed })
    return { generation, newest: await newestOf(client), changed, rows, count }
  })
}

/**
 * Brings the index to the generation of the database by applying the vehicles that changed since.
 *
 * @returns false when the whole stock must be read: a generation left no list of changes, there are too many, or no room
 */
export async function applyChanges(client: ClientBase, index: StockIndex): Promise<boolean> {
  const current = await generationOf(client)
  if (current === index.generation) return true
  if (current < index.generation) return false
  const change = await changesSince(client, index)
  return change !== null && index.apply(change)
}
