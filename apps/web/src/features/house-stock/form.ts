import type { StockView } from '@portal/contract/house-stock'
import { type StockField, stockFieldOf, usualColumns } from '@portal/domain/stock-fields'
import { type StockFilter, stockFilterOf, textOfFilter } from '@portal/domain/stock-filters'
import { aDraft } from '../../draft.ts'

/** What the table finds and shows; all of it is in the address. */
export type Shown = {
  q: string
  filters: StockFilter[]
  sort: { field: StockField; isDescending: boolean } | null
  columns: readonly StockField[]
  page: number
}

/** The state of the table from its address; what is not readable is left out. */
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

/** The conditions of a call: what "alle Treffer" means. */
export const wantedBy = ({ q, filters }: Shown) => ({
  q: q.trim() || undefined,
  filter: filters.map(textOfFilter),
})

/** Everything of a call or a stored view, the page aside. */
export const askedBy = (shown: Shown) => ({
  ...wantedBy(shown),
  sort: shown.sort ? `${shown.sort.field},${shown.sort.isDescending ? 'desc' : 'asc'}` : undefined,
  column: [...shown.columns],
})

export const isUsual = (columns: readonly StockField[]) => columns.join() === usualColumns.join()

/** The address of a state, the inverse of `shownIn`. */
export function addressOf(shown: Shown): URLSearchParams {
  const { q, filter, sort } = askedBy(shown)
  const columns = isUsual(shown.columns) ? [] : shown.columns
  return new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...filter.map((text) => ['filter', text]),
    ...(sort ? [['sort', sort]] : []),
    ...columns.map((name) => ['column', name]),
    ...(shown.page > 0 ? [['page', String(shown.page)]] : []),
  ])
}

/** A tab over the table; `Ansicht speichern` adds more. */
export type StockTab = { name: string; address: URLSearchParams; view?: StockView }

const tab = (name: string, ...filters: string[]): StockTab => ({
  name,
  address: new URLSearchParams(filters.map((text) => ['filter', text])),
})

/** Vehicles that lack something a search needs to find them. */
const lacking = (name: string, lacks: string): StockTab => {
  const columns = ['erstzulassungvon', 'kilometerstandvon', 'days', 'missing', 'state']
  const { address } = tab(name, 'state:offered|unpublished|reserved', lacks)
  for (const column of columns) address.append('column', column)
  return { name, address }
}

/** The views everybody has. */
export const usualTabs: readonly StockTab[] = [
  tab('Angeboten', 'state:offered'),
  lacking('Ohne Foto', 'photos:..0'),
  lacking('Ohne Preis', 'priced:nein'),
  lacking('Ohne EnVKV', 'missing:energy'),
  tab('Über 60 Tage', 'state:offered', 'days:61..'),
  tab('Nicht veröffentlicht', 'state:unpublished'),
  tab('Reserviert', 'state:reserved'),
  tab('Alle'),
]

/** A stored view as a tab. */
export const tabOf = (view: StockView): StockTab => {
  const address = new URLSearchParams([
    ...(view.q ? [['q', view.q]] : []),
    ...view.filter.map((text) => ['filter', text]),
    ...(view.sort ? [['sort', view.sort]] : []),
    ...view.column.map((name) => ['column', name]),
  ])
  return { name: view.name, address: addressOf(shownIn(address)), view }
}

/** Chosen numbers, also of other pages, or every hit of the conditions. */
export type Choice = { isAll: boolean; numbers: ReadonlySet<string> }

/** A choice belongs to its conditions. */
export const conditionsOf = ({ q, filters }: Shown) => JSON.stringify([q, filters])

export const choiceDraft = aDraft<{ conditions: string; choice: Choice }>()
/** A view that is being named. */
export const viewDraft = aDraft<{ place: string; name: string; shared: boolean }>()

/** The element that gets the focus when the choice is cleared. */
export const tableId = 'stock-table'
