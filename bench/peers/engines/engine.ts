import type { Criteria } from '@portal/domain/search/criteria'
import { openMaximumEuro, openMaximumKm } from '@portal/domain/values/constants'
import pg from 'pg'
import { type OptionList, optionListNames, optionLists } from '../option-lists.ts'
import type { Counts } from '../peer.ts'

/** An existing engine that answers the two calls behind the same route as the others. */
export type Engine = {
  count: (criteria: Criteria) => number | Promise<number>
  options: (criteria: Criteria) => Counts | Promise<Counts>
}

export const listColumns = Object.values(optionLists)
export const numberColumns = ['erstzulassungsjahr', 'kilometerstand', 'preis'] as const
export const isText = (column: string) => listColumns.some((list) => list === column)
type ListColumn = (typeof listColumns)[number]
type NumberColumn = (typeof numberColumns)[number]

/** What the engines know of an available vehicle: options as texts, year, km and gross euro as numbers. */
export type Row = Record<ListColumn, string | null> & Record<NumberColumn, number>

/** One condition of a search; a vehicle must meet all. */
export type Condition =
  | { column: ListColumn; anyOf: string[] }
  | { column: NumberColumn; from: number }
  | { column: NumberColumn; to: number }

/** The available vehicles, similar ones beside each other, which every engine stores smaller. */
export async function readRows(url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const lists = listColumns.map((column) => `${column}::text`).join(', ')
  const { rows } = await client.query<Row>(
    `SELECT ${lists}, extract(year FROM erstzulassungvon)::int AS erstzulassungsjahr,
       kilometerstandvon AS kilometerstand, planverkaufspreisprivatkundengeschaeftbrutto::float8 AS preis
     FROM vehicle WHERE available ORDER BY transporter, hersteller, modellgruppe, kraftstoffart`,
  )
  await client.end()
  return rows
}

const from = (column: NumberColumn, bound: number | undefined): Condition[] =>
  bound === undefined ? [] : [{ column, from: bound }]

/** The highest bound of a list means no bound. */
const to = (column: NumberColumn, bound: number | undefined, open = Number.POSITIVE_INFINITY): Condition[] =>
  bound === undefined || bound >= open ? [] : [{ column, to: bound }]

const anyOf = (column: ListColumn, values: string | string[] | undefined): Condition[] =>
  values === undefined ? [] : [{ column, anyOf: [values].flat() }]

/** The conditions of a private customer's search. */
export const conditionsOf = (criteria: Criteria): Condition[] => [
  ...anyOf('transporter', criteria.transporter === undefined ? undefined : String(criteria.transporter)),
  ...anyOf('hersteller', criteria.maker),
  ...anyOf('modellgruppe', criteria.car_model),
  ...anyOf('kraftstoffart', criteria.kraftstoffart),
  ...from('erstzulassungsjahr', criteria.first_reg_from),
  ...to('erstzulassungsjahr', criteria.first_reg_to),
  ...from('kilometerstand', criteria.km_stand_from),
  ...to('kilometerstand', criteria.km_stand_to, openMaximumKm),
  ...from('preis', criteria.price_from),
  ...to('preis', criteria.price_to, openMaximumEuro),
]

/** The lists to count, each with the conditions that apply to it: all but its own. Model groups need a maker. */
export function listsToCount(criteria: Criteria): { list: OptionList; conditions: Condition[] }[] {
  const all = conditionsOf(criteria)
  return optionListNames
    .filter((list) => list !== 'car_model' || criteria.maker !== undefined)
    .map((list) => ({
      list,
      conditions: all.filter(
        ({ column }) => column !== optionLists[list] && !(list === 'maker' && column === 'modellgruppe'),
      ),
    }))
}
