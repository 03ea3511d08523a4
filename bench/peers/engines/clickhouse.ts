import { createRequire } from 'node:module'
import { isText } from './engine.ts'
import { sortedBy, storedColumns, type Table } from './table.ts'

/** The used part of the package `chdb`, ClickHouse within the process. */
type Session = {
  query: (text: string) => string
  queryBindAsync: (
    text: string,
    values: Record<string, string | number>,
    options: { format: string },
  ) => Promise<{ text: () => string }>
}
type Package = { Session: new (path: string) => Session }

const types = storedColumns.map(
  (column) => `${column} ${isText(column) ? 'LowCardinality(String)' : 'Int32'}`,
)

/** ClickHouse with all threads; its table is sorted, stored on the disk, and changed by patches instead of rewriting. */
export function openClickHouse(folder: string, data: string): Table {
  const { Session }: Package = createRequire(`${folder}/`)('chdb')
  const session = new Session(data)
  const add = (path: string) =>
    session.query(`INSERT INTO vehicle SELECT * FROM file('${path}', CSV, '${types.join(', ')}')`)
  return {
    async load(path) {
      session.query(
        `CREATE TABLE vehicle (${types.join(', ')}) ENGINE = MergeTree ORDER BY (${sortedBy.join(', ')})
         SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1`,
      )
      add(path)
      session.query('OPTIMIZE TABLE vehicle FINAL')
    },
    async replace(fahrzeugids, path) {
      session.query(
        `DELETE FROM vehicle WHERE fahrzeugid IN (${fahrzeugids.join(', ')})
         SETTINGS lightweight_delete_mode = 'lightweight_update_force', allow_experimental_lightweight_update = 1`,
      )
      add(path)
    },
    async rows({ text, values }) {
      let last = 0
      const named = text.replaceAll('?', () => {
        const type = typeof values[last] === 'number' ? 'Int32' : 'String'
        return `{p${last++}:${type}}`
      })
      const bound = Object.fromEntries(values.map((value, index) => [`p${index}`, value]))
      const result = await session.queryBindAsync(named, bound, { format: 'JSONCompact' })
      return JSON.parse(result.text()).data
    },
  }
}
