import type { StockPageQuery, StockRow, StockView } from '@portal/contract/house/house-stock'
import type { StockView as StoredView } from '../../../generated/prisma/client.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import type { ResultCache, StatementNames } from './cache.ts'
import { fieldsFor, type StockSqlRow, selectOf, stockRow } from './view.ts'
import { orderOf, Parameters, type Wanted, whereOf } from './where.ts'

/** The number of vehicles of a query. */
export async function stockTotal(from: RowSource, wanted: Wanted, now: Date): Promise<number> {
  const parameters = new Parameters(now)
  const where = whereOf(wanted, parameters)
  const { rows } = await from.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM vehicle v WHERE $1::timestamptz IS NOT NULL AND ${where}`,
    parameters.values,
  )
  return rows[0]?.total ?? 0
}

/** The key of a cached total. */
export const totalKey = (generation: number, { q, filter }: Wanted) => JSON.stringify([generation, q, filter])

/** The current generation of the stock; 0 before the first import. */
export async function stockGeneration(from: RowSource): Promise<number> {
  const { rows } = await from.query<{ generation: number }>({
    name: 'house-stock-generation',
    text: 'SELECT generation FROM stock_generation WHERE id = 1',
  })
  return rows[0]?.generation ?? 0
}

/** One page of the stock; without its total, because a count reads every hit and the first page does not. */
export async function stockPage(
  from: RowSource,
  { page, size, sort, column, ...wanted }: StockPageQuery,
  now: Date,
  statementName: StatementNames,
): Promise<StockRow[]> {
  const parameters = new Parameters(now)
  const where = whereOf(wanted, parameters)
  const fields = fieldsFor(column)
  const order = orderOf(sort)
  // The limits are in the text: for parameters, the plan of a prepared statement would assume a tenth of the stock.
  const found = `FROM vehicle v WHERE $1::timestamptz IS NOT NULL AND ${where}
     ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}`
  // From a later page, the skipped vehicles must not be read with all their columns.
  const text =
    page === 0
      ? `SELECT ${selectOf(fields)} ${found}`
      : `SELECT ${selectOf(fields)} FROM (SELECT v.fahrzeugid ${found}) found
         JOIN vehicle v USING (fahrzeugid) ORDER BY ${order}`
  const name = page === 0 ? statementName(text) : undefined
  const { rows } = await from.query<StockSqlRow>({ name, text, values: parameters.values })
  return rows.map((row) => stockRow(row, fields))
}

/** The total of a query for the current generation of the stock, cached or counted. */
export async function currentTotal(from: RowSource, wanted: Wanted, now: Date, totals: ResultCache<number>) {
  const key = totalKey(await stockGeneration(from), wanted)
  return totals(key, () => stockTotal(from, wanted, now))
}

/** The GW numbers of every hit, newest first. */
export async function stockNumbers(from: RowSource, wanted: Wanted, now: Date): Promise<string[]> {
  const parameters = new Parameters(now)
  const where = whereOf(wanted, parameters)
  const { rows } = await from.query<{ gwnummer: string }>(
    `SELECT v.gwnummer FROM vehicle v WHERE $1::timestamptz IS NOT NULL AND ${where} ORDER BY ${orderOf(undefined)}`,
    parameters.values,
  )
  return rows.map(({ gwnummer }) => gwnummer)
}

export type Viewer = { id: number; isAdministrator: boolean }

/** Views the caller may change: own ones, shared ones for administrators too. */
export const changeableBy = ({ id, isAdministrator }: Viewer) => ({
  OR: [{ accountId: id }, ...(isAdministrator ? [{ shared: true }] : [])],
})

export const shownView = (view: StoredView, viewer: Viewer): StockView => ({
  id: view.id,
  name: view.name,
  shared: view.shared,
  mine: view.accountId === viewer.id || (view.shared && viewer.isAdministrator),
  q: view.words,
  filter: view.filters,
  sort: view.sort,
  column: view.columns,
})

/** Own views and those shared by others, oldest first. */
export async function stockViews(db: Db, viewer: Viewer): Promise<StockView[]> {
  const views = await db.stockView.findMany({
    where: { OR: [{ accountId: viewer.id }, { shared: true }] },
    orderBy: { createdAt: 'asc' },
  })
  return views.map((view) => shownView(view, viewer))
}
