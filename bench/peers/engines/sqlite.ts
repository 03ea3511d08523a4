import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Engine, Row } from './engine.ts'
import { columns, countStatement, countsOf, optionsStatement, type Statement } from './sql.ts'

/** SQLite in memory; each index covers all columns and begins with what a search names most often. */
const indexStarts = [
  ['hersteller', 'modellgruppe'],
  ['transporter', 'preis'],
  ['transporter', 'kilometerstand'],
  ['transporter', 'erstzulassungsjahr'],
  ['kraftstoffart', 'transporter'],
]

export function openSqlite(rows: Row[]): Engine {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE vehicle (${columns.join(', ')})`)
  const insert = db.prepare(`INSERT INTO vehicle VALUES (${columns.map(() => '?').join(', ')})`)
  db.exec('BEGIN')
  for (const row of rows) insert.run(...columns.map((column) => row[column]))
  db.exec('COMMIT')
  for (const [number, start] of indexStarts.entries()) {
    const covered = [...start, ...columns.filter((column) => !start.includes(column))]
    db.exec(`CREATE INDEX vehicle_${number} ON vehicle (${covered.join(', ')})`)
  }
  db.exec('ANALYZE')

  const prepared = new Map<string, StatementSync>()
  function ask({ text, values }: Statement): unknown[][] {
    const statement = prepared.get(text) ?? db.prepare(text)
    prepared.set(text, statement)
    return statement.all(...values).map((found) => Object.values(found))
  }
  return {
    count: (criteria) => Number(ask(countStatement(criteria))[0]?.[0]),
    options: (criteria) => countsOf(ask(optionsStatement(criteria))),
  }
}
