import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Engine, listColumns, type Row } from './engine.ts'
import { columns, countStatement, countsOf, optionsStatement, type Statement } from './sql.ts'

/** The used part of the package `@duckdb/node-api`. */
type Prepared = {
  bind: (values: (string | number)[]) => void
  runAndReadAll: () => Promise<{ getRows: () => unknown[][] }>
}
type Connection = { run: (text: string) => Promise<unknown>; prepare: (text: string) => Promise<Prepared> }
type Instances = {
  create: (path: string, options: { threads: string }) => Promise<{ connect: () => Promise<Connection> }>
}

const isList = (column: string) => listColumns.some((list) => list === column)

/** DuckDB in memory with one thread; options are stored as enumerations. */
export async function openDuckDb(rows: Row[], folder: string): Promise<Engine> {
  const { DuckDBInstance }: { DuckDBInstance: Instances } = createRequire(`${folder}/`)('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
  const file = `${process.env.DATA_DIR}/vehicle.json`
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  const types = columns.map((column) => `${column}: '${isList(column) ? 'VARCHAR' : 'INTEGER'}'`)
  await connection.run(
    `CREATE TABLE loaded AS SELECT * FROM read_json('${file}', columns = {${types.join(', ')}})`,
  )
  for (const column of listColumns)
    await connection.run(
      `CREATE TYPE ${column}_option AS ENUM (SELECT DISTINCT ${column} FROM loaded WHERE ${column} IS NOT NULL)`,
    )
  const typed = columns.map((column) =>
    isList(column) ? `CAST(${column} AS ${column}_option) AS ${column}` : column,
  )
  await connection.run(`CREATE TABLE vehicle AS SELECT ${typed.join(', ')} FROM loaded`)
  await connection.run('DROP TABLE loaded')

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
  function ask(statement: Statement) {
    const answer = last.then(() => run(statement))
    last = answer.catch(() => undefined)
    return answer
  }
  return {
    count: async (criteria) => Number((await ask(countStatement(criteria)))[0]?.[0]),
    options: async (criteria) => countsOf(await ask(optionsStatement(criteria))),
  }
}
