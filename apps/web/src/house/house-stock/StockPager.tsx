import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Pager } from '../../ui/Pager.tsx'
import { rowsPerPage } from './queries.ts'

type Props = {
  page: number
  /** The number of rows on this page. */
  rows: number
  /** undefined until it is counted */
  total: number | undefined
  onPage: (page: number) => void
}

/** The range of shown rows and the pager. Until the total is counted, the pager offers at most the next page. */
export function StockPager({ page, rows, total, onPage }: Props) {
  const known = page + (rows < rowsPerPage ? 1 : 2)
  const pages = total === undefined ? known : Math.max(1, Math.ceil(total / rowsPerPage))
  const first = page * rowsPerPage + 1
  const last = first + rows - 1
  const shown = rows === 0 ? t('Keine Fahrzeuge auf dieser Seite') : `${countText(first)}–${countText(last)}`
  return (
    <div className="tfoot">
      <span role="status">{total === undefined ? shown : t`${shown} von ${countText(total)}`}</span>
      <Pager page={page} pages={pages} onPage={(next) => onPage(Math.min(next, pages - 1))} />
    </div>
  )
}
