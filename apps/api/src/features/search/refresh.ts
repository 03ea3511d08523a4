import type { ClientBase } from 'pg'
import { createColumns } from './columns.ts'
import type { StockChange } from './compare.ts'
import { generationOf, inSnapshot, newestOf } from './load.ts'
import { readRows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

/**
 * The vehicles changed after a generation, ascending.
 *
 * @returns null when a generation left no list of changes, or when there are more than `most`
 */
async function changesAfter(client: ClientBase, after: number, until: number, most: number) {
  const { rows } = await client.query<{ listed: number; count: number; ids: string | null }>(
    `SELECT count(DISTINCT generation)::int AS listed, count(*)::int AS count, string_agg(fahrzeugid::text, ',') AS ids
     FROM (SELECT fahrzeugid, generation FROM stock_change WHERE generation > $1 AND generation <= $2 LIMIT $3) c`,
    [after, until, most + 1],
  )
  const { listed = 0, count = 0, ids = null } = rows[0] ?? {}
  if (ids === null || count > most || listed < until - after) return null
  const sorted = Int32Array.from(ids.split(','), Number).sort()
  return sorted.filter((id, position) => id !== sorted[position - 1])
}

/** The way from the generation of the index to that of the database; null when no list of changes tells it. */
function changesSince(client: ClientBase, index: StockIndex): Promise<StockChange | null> {
  return inSnapshot(client, async () => {
    const after = index.generation
    const generation = await generationOf(client)
    const changed = await changesAfter(client, after, generation, index.spare)
    if (changed === null) return null
    const rows = createColumns(changed.length)
    const count = await readRows(client, rows, index.catalogue, { changed: { after, until: generation } })
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
