import type { Engine } from './engine.ts'
import { columns, countStatement, countsOf, idsStatement, optionsStatement, type Statement } from './sql.ts'

/** The columns of an engine's table; the first two identify a vehicle and order equal prices. */
export const storedColumns = ['fahrzeugid', 'eaktedokumentid', ...columns] as const

/** Similar vehicles beside each other are stored smaller and read faster. */
export const sortedBy = ['transporter', 'hersteller', 'modellgruppe', 'kraftstoffart'] as const

/** An engine with one table `vehicle`, which is asked in SQL. Files are CSV without a header. */
export type Table = {
  /** Creates the table from a file. */
  load: (file: string) => Promise<void>
  /** Deletes vehicles, then adds those of a file. */
  replace: (fahrzeugids: number[], file: string) => Promise<void>
  rows: (statement: Statement) => Promise<unknown[][]>
}

/** The calls of the comparison as statements. */
export const inSql = ({ rows }: Pick<Table, 'rows'>): Engine => ({
  count: async (criteria) => Number((await rows(countStatement(criteria)))[0]?.[0]),
  options: async (criteria) => countsOf(await rows(optionsStatement(criteria))),
})

/** The ids of the first page by price. */
export async function firstIds({ rows }: Table, criteria: Parameters<typeof idsStatement>[0]) {
  return (await rows(idsStatement(criteria))).map(([fahrzeugid]) => Number(fahrzeugid))
}
