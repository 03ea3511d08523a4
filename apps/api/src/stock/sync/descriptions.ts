import type { ClientBase } from 'pg'
import type { Stock } from '../memory/stock.ts'
import type { Texts } from '../memory/texts.ts'
import { descriptionColumn } from '../vehicle-row.ts'
import type { PendingChange } from './pending-change.ts'

type Described = [fahrzeugid: number, description: string]

const rowsPerQuery = 2000
const idsPerQuery = 256

/** Adds the texts of a whole stock, within the snapshot of its rows. */
export async function readTexts(client: ClientBase, texts: Texts, placeOf: (fahrzeugid: number) => number) {
  for (let last = 0; ; ) {
    const { rows } = await client.query<Described>({
      rowMode: 'array',
      text: `SELECT v.fahrzeugid, ${descriptionColumn} FROM vehicle v
        WHERE v.available AND v.fahrzeugid > $1 ORDER BY v.fahrzeugid LIMIT ${rowsPerQuery}`,
      values: [last],
    })
    for (const [fahrzeugid, description] of rows) {
      texts.add(placeOf(fahrzeugid), Buffer.from(description))
      last = fahrzeugid
    }
    if (rows.length < rowsPerQuery) return
  }
}

/**
 * Adds the texts of the vehicles that a change brings, before it becomes visible. Read after a thread has compared the
 * stock, a text may be newer than its row; then the next change contains the vehicle again.
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
