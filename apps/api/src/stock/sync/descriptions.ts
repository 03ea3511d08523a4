import { once } from 'node:events'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Stock } from '../memory/stock.ts'
import type { Texts } from '../memory/texts.ts'
import { descriptionColumn } from '../vehicle-row.ts'
import type { PendingChange } from './pending-change.ts'

type Described = [fahrzeugid: number, description: string]

const idsPerQuery = 256
const headerBytes = 19
/** Bytes of a row before the text: number of fields, length and value of the id, length of the text. */
const textOffset = 2 + 4 + 4 + 4

/**
 * Adds the texts of a whole stock, within the snapshot of its rows. They are read in PostgreSQL's binary COPY format,
 * so that no strings are created.
 */
export async function readTexts(client: ClientBase, texts: Texts, placeOf: (fahrzeugid: number) => number) {
  const source = client.query(
    copyTo(
      `COPY (SELECT v.fahrzeugid, ${descriptionColumn} FROM vehicle v WHERE v.available) TO STDOUT (FORMAT binary)`,
    ),
  )
  // The stream ends before the client is ready for the next statement.
  const isFree = once(client, 'drain')
  isFree.catch(() => {})
  let rest: Buffer = Buffer.alloc(0)
  let at = headerBytes
  for await (const chunk of source) {
    const buffer: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (at + textOffset <= buffer.length) {
      const start = at + textOffset
      const end = start + buffer.readInt32BE(start - 4)
      if (end > buffer.length) break
      texts.add(placeOf(buffer.readInt32BE(at + 6)), buffer, start, end)
      at = end
    }
    rest = buffer.subarray(at)
    at = 0
  }
  await isFree
}

/**
 * Adds the texts of the vehicles that a change adds, before it becomes visible. After a comparison by a thread, texts
 * are read in a later snapshot, so a text may be newer than its row; the next change then contains the vehicle again.
 */
export async function describeArriving(
  client: ClientBase,
  change: PendingChange,
  { columns }: Stock,
  texts: Texts,
) {
  const { added, slice } = change
  for (let from = 0; from < added.length; from += idsPerQuery) {
    const places = new Map(
      added.slice(from, from + idsPerQuery).map((place) => [columns.fahrzeugid[place] as number, place]),
    )
    const { rows } = await client.query<Described>({
      rowMode: 'array',
      text: `SELECT v.fahrzeugid, ${descriptionColumn} FROM vehicle v WHERE v.fahrzeugid = ANY($1)`,
      values: [[...places.keys()]],
    })
    for (const [fahrzeugid, description] of rows) {
      const place = places.get(fahrzeugid)
      if (place !== undefined) texts.add(place, Buffer.from(description))
      if (slice.isOver()) await slice.next()
    }
  }
}
