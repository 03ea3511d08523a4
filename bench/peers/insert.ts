import type pg from 'pg'

export type Row = Record<string, string | number | boolean | null | string[]>

/** Inserts rows that all have the same fields, named like the columns. */
export async function insert(client: pg.Client, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}
