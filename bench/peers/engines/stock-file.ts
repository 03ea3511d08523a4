import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listColumns } from './engine.ts'
import { sortedBy } from './table.ts'

/** An unknown option is the text `null`, because both engines are faster without NULL. */
const lists = listColumns.map((column) => `coalesce(${column}::text, 'null') AS ${column}`)

/**
 * Writes the available vehicles as CSV with the columns of `storedColumns`, without holding them in memory.
 *
 * @param among a further condition as SQL
 */
export async function writeStock(client: pg.Client, path: string, among = 'true') {
  const rows = client.query(
    copyTo(
      `COPY (SELECT fahrzeugid, eaktedokumentid, ${lists.join(', ')},
         extract(year FROM erstzulassungvon)::int AS erstzulassungsjahr, kilometerstandvon AS kilometerstand,
         planverkaufspreisprivatkundengeschaeftbrutto::int AS preis
       FROM vehicle WHERE available AND ${among} ORDER BY ${sortedBy.join(', ')}) TO STDOUT (FORMAT csv)`,
    ),
  )
  await pipeline(rows, createWriteStream(path))
}
