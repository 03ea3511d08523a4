import type { ClientBase } from 'pg'
import { createColumns } from '../memory/columns.ts'
import type { StockIndex } from '../stock-index.ts'
import { describeArriving } from './descriptions.ts'
import { generationOf, inSnapshot, newestOf } from './load.ts'
import { batchLines, type PendingChange } from './pending-change.ts'
import { readRows } from './rows.ts'

const idBytes = 4

/**
 * The ids of the vehicles changed after generation `after`, up to generation `until`; ascending, each once.
 *
 * @returns null when a generation has no list of changes, when the lists have more than `most` ids, or when the
 *   database was set back to an earlier generation
 */
async function changesAfter(client: ClientBase, after: number, until: number, most: number) {
  if (until <= after) return null
  const { rows } = await client.query<{ ids: Buffer }>(
    `SELECT string_agg(int4send(fahrzeugid), '') AS ids
     FROM (SELECT fahrzeugid, generation FROM stock_change WHERE generation > $1 AND generation <= $2 LIMIT $3) c
     GROUP BY generation`,
    [after, until, most + 1],
  )
  const ids = Buffer.concat(rows.map((listed) => listed.ids))
  const count = ids.length / idBytes
  if (count > most || rows.length < until - after) return null
  const sorted = Int32Array.from({ length: count }, (_, item) => ids.readInt32BE(item * idBytes)).sort()
  return sorted.filter((id, position) => id !== sorted[position - 1])
}

type Span = { after: number; until: number }

/** Adds the rows of the listed vehicles to the change as they arrive; those without a row are no longer available. */
async function takeRows(
  client: ClientBase,
  index: StockIndex,
  change: PendingChange,
  listed: Int32Array,
  span: Span,
) {
  const rows = createColumns(Math.min(listed.length, batchLines))
  let next = 0
  const take = async (count: number) => {
    for (let line = 0; line < count; line++, next++) {
      const first = next
      while (next < listed.length && listed[next] !== rows.fahrzeugid[line]) next++
      if (next > first) await change.remove(listed.subarray(first, next))
    }
    await change.add(rows, 0, count)
  }
  await readRows(client, rows, index.catalogue, { changed: span, take })
  await change.remove(listed.subarray(next))
}

/** Reads the changes between the generations of index and database; null when the whole stock must be read. */
function takeChanges(client: ClientBase, index: StockIndex, change: PendingChange) {
  return inSnapshot(client, async () => {
    const span = { after: index.generation, until: await generationOf(client) }
    const listed = await changesAfter(client, span.after, span.until, index.spare)
    if (listed === null) return null
    const newest = await newestOf(client)
    await takeRows(client, index, change, listed, span)
    await describeArriving(client, change, index.stock, index.texts)
    return { generation: span.until, newest }
  })
}

/**
 * Updates the index to the database's generation by reading only the changed vehicles. If that fails, the index is
 * unchanged.
 *
 * @returns false when the whole stock must be read: a generation has no list of changes, there are too many changes, or
 *   the database was set back to an earlier generation
 */
export async function applyChanges(client: ClientBase, index: StockIndex): Promise<boolean> {
  const current = await generationOf(client)
  if (current === index.generation) return true
  if (current < index.generation) return false
  const change = index.change()
  const state = await takeChanges(client, index, change).catch(async (error) => {
    await change.discard()
    throw error
  })
  if (state === null) return false
  await index.show(change, state)
  return true
}
