import { createRequire } from 'node:module'
import { isText } from './engine.ts'
import type { Statement } from './sql.ts'
import { storedColumns, type Table } from './table.ts'

/** The used part of the package `@duckdb/node-api`. */
type Prepared = {
  bind: (values: (string | number)[]) => void
  runAndReadAll: () => Promise<{ getRows: () => unknown[][] }>
}
type Connection = { run: (text: string) => Promise<unknown>; prepare: (text: string) => Promise<Prepared> }
type Instances = {
  create: (path: string, options: Record<string, string>) => Promise<{ connect: () => Promise<Connection> }>
}

const file = (path: string) => {
  const types = storedColumns.map((column) => `${column}: '${isText(column) ? 'VARCHAR' : 'INTEGER'}'`)
  return `read_csv('${path}', header = false, columns = {${types.join(', ')}})`
}
const typed = storedColumns.map((column) =>
  isText(column) ? `CAST(${column} AS ${column}_option) AS ${column}` : column,
)

/**
 * DuckDB in memory; options are stored as enumerations.
 *
 * @param options of the database, for example `threads`
 */
export async function openDuckDb(folder: string, options: Record<string, string>): Promise<Table> {
  const { DuckDBInstance }: { DuckDBInstance: Instances } = createRequire(`${folder}/`)('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:', options)).connect()

  const prepared = new Map<string, Promise<Prepared>>()
  async function run({ text, values }: Statement) {
    const statement = prepared.get(text) ?? connection.prepare(text)
    prepared.set(text, statement)
    const known = await statement
    known.bind(values)
    return (await known.runAndReadAll()).getRows()
  }
  /** A prepared statement holds the values of one call, so calls wait for each other. */
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  return {
    async load(path) {
      await connection.run(`CREATE TABLE loaded AS SELECT * FROM ${file(path)}`)
      for (const column of storedColumns.filter(isText))
        await connection.run(`CREATE TYPE ${column}_option AS ENUM (SELECT DISTINCT ${column} FROM loaded)`)
      await connection.run(`CREATE TABLE vehicle AS SELECT ${typed.join(', ')} FROM loaded`)
      await connection.run('DROP TABLE loaded')
    },
    replace: (fahrzeugids, path) =>
      inTurn(async () => {
        await connection.run('BEGIN')
        await connection.run(`DELETE FROM vehicle WHERE fahrzeugid IN (${fahrzeugids.join(', ')})`)
        await connection.run(`INSERT INTO vehicle SELECT ${typed.join(', ')} FROM ${file(path)}`)
        await connection.run('COMMIT')
      }),
    rows: (statement) => inTurn(() => run(statement)),
  }
}
