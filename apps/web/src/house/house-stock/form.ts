import type { StockView } from '@portal/contract/house/house-stock'
import { type StockField, stockFieldOf, usualColumns } from '@portal/domain/house/stock-fields'
import { type StockFilter, stockFilterOf, textOfFilter } from '@portal/domain/house/stock-filters'
import { t } from '@portal/domain/values/text'
import { aDraft } from '../../draft.ts'

/** The state of the table; all of it is in the address. */
export type Shown = {
  q: string
  filters: StockFilter[]
  sort: { field: StockField; isDescending: boolean } | null
  columns: readonly StockField[]
  page: number
}

/** A change of the state, or a function that makes it from the latest state, which the page may not show yet. */
export type ShownChange = Partial<Shown> | ((latest: Shown) => Partial<Shown>)

/** The state of the table from its address; unreadable parts are ignored. */
export function shownIn(address: URLSearchParams): Shown {
  const [name = '', direction] = (address.get('sort') ?? '').split(',')
  const field = stockFieldOf(name)
  const columns = address
    .getAll('column')
    .map(stockFieldOf)
    .filter((read) => read !== undefined)
  const page = Number(address.get('page'))
  return {
    q: (address.get('q') ?? '').slice(0, 100),
    filters: address
      .getAll('filter')
      .map(stockFilterOf)
      .filter((read) => read !== undefined),
    sort: field ? { field, isDescending: direction === 'desc' } : null,
    columns: columns.length > 0 ? [...new Set(columns)] : usualColumns,
    page: Number.isInteger(page) && page > 0 && page <= 20_000 ? page : 0,
  }
}

/** The conditions as parameters of a call; they define "alle Treffer". */
export const conditionQuery = ({ q, filters }: Shown) => ({
  q: q.trim() || undefined,
  filter: filters.map(textOfFilter),
})

/** The parameters of a call or of a stored view, without the page. */
export const tableQuery = (shown: Shown) => ({
  ...conditionQuery(shown),
  sort: shown.sort ? `${shown.sort.field},${shown.sort.isDescending ? 'desc' : 'asc'}` : undefined,
  column: [...shown.columns],
})

export const isUsual = (columns: readonly StockField[]) => columns.join() === usualColumns.join()

/** The address of a state, the inverse of `shownIn`. */
export function addressOf(shown: Shown): URLSearchParams {
  const address = addressWith({
    ...tableQuery(shown),
    ...(isUsual(shown.columns) && { column: [] }),
  })
  if (shown.page > 0) address.append('page', String(shown.page))
  return address
}

type TableQuery = { q?: string | null; filter: string[]; sort?: string | null; column: string[] }

const addressWith = ({ q, filter, sort, column }: TableQuery) =>
  new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...filter.map((text) => ['filter', text]),
    ...(sort ? [['sort', sort]] : []),
    ...column.map((name) => ['column', name]),
  ])

/** A tab above the table; `Ansicht speichern` adds one. */
export type StockTab = { name: string; address: URLSearchParams; view?: StockView }

const tab = (name: string, ...filters: string[]): StockTab => ({
  name,
  address: new URLSearchParams(filters.map((text) => ['filter', text])),
})

/** A tab of vehicles that searches do not find, because a fact is missing. */
const lacking = (name: string, lacks: string): StockTab => {
  const columns = ['erstzulassungvon', 'kilometerstandvon', 'days', 'missing', 'state']
  const { address } = tab(name, 'state:offered|unpublished|reserved', lacks)
  for (const column of columns) address.append('column', column)
  return { name, address }
}

/** The predefined views. */
export const usualTabs: readonly [StockTab, ...StockTab[]] = [
  tab(t('Angeboten'), 'state:offered'),
  lacking(t('Ohne Foto'), 'photos:..0'),
  lacking(t('Ohne Preis'), 'priced:nein'),
  lacking(t('Ohne EnVKV'), 'missing:energy'),
  tab(t('Über 60 Tage'), 'state:offered', 'days:61..'),
  tab(t('Nicht veröffentlicht'), 'state:unpublished'),
  tab(t('Reserviert'), 'state:reserved'),
  tab(t('Alle')),
]

/** A stored view as a tab. */
export const tabOf = (view: StockView): StockTab => ({
  name: view.name,
  address: addressOf(shownIn(addressWith(view))),
  view,
})

/** Chosen numbers, also of other pages, or every hit of the conditions. */
export type Choice = { isAll: boolean; numbers: ReadonlySet<string> }

const changed = (numbers: ReadonlySet<string>): Choice => ({ isAll: false, numbers })

/** Of "every hit", the rows of the page stay chosen. */
const chosenOf = ({ isAll, numbers }: Choice, rows: readonly string[]) => new Set(isAll ? rows : numbers)

export function withToggled(choice: Choice, rows: readonly string[], number: string): Choice {
  const numbers = chosenOf(choice, rows)
  return changed(numbers.delete(number) ? numbers : numbers.add(number))
}

/** The rows between two, both included. */
function range(rows: readonly string[], one: string, other: string): readonly string[] {
  const places = [rows.indexOf(one), rows.indexOf(other)]
  return rows.slice(Math.min(...places), Math.max(...places) + 1)
}

/** Replaces the range from `anchor` to `from` by the one from `anchor` to `to`. */
export function withRange(
  choice: Choice,
  rows: readonly string[],
  { anchor, from, to }: { anchor: string; from: string; to: string },
): Choice {
  const numbers = chosenOf(choice, rows)
  for (const number of range(rows, anchor, from)) numbers.delete(number)
  for (const number of range(rows, anchor, to)) numbers.add(number)
  return changed(numbers)
}

export const isPageChosen = ({ isAll, numbers }: Choice, rows: readonly string[]) =>
  isAll || (rows.length > 0 && rows.every((number) => numbers.has(number)))

/** Chooses the rows of the page, or gives them up if all are chosen. */
export function withPageToggled(choice: Choice, rows: readonly string[]): Choice {
  if (choice.isAll) return changed(new Set())
  const numbers = new Set(choice.numbers)
  const isChosen = isPageChosen(choice, rows)
  for (const number of rows) {
    if (isChosen) numbers.delete(number)
    else numbers.add(number)
  }
  return changed(numbers)
}

/** Identifies the conditions, because a choice is valid only for those it was made with. */
export const conditionsOf = ({ q, filters }: Shown) => JSON.stringify([q, filters])

export const choiceDraft = aDraft<{ conditions: string; isAll: boolean; numbers: string[] }>(
  'chosen-vehicles',
)
/** A view that is being named. */
export const viewDraft = aDraft<{ place: string; name: string; shared: boolean }>('stock-view')

/** The element that gets the focus when the choice is cleared. */
export const tableId = 'stock-table'
