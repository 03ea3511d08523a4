import { countText } from '@portal/domain/formats'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { rowsPerPage } from './queries.ts'

type Props = {
  page: number
  /** On this page. */
  rows: number
  /** undefined until it is counted */
  total: number | undefined
  onPage: (page: number) => void
}

/** What the page shows of all hits, and the neighbouring pages. */
export function StockPager({ page, rows, total, onPage }: Props) {
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / rowsPerPage))
  const first = page * rowsPerPage + 1
  const last = first + rows - 1
  const isLast = pages === undefined ? rows < rowsPerPage : page >= pages - 1
  return (
    <div className="tfoot">
      <span role="status">
        {rows === 0 ? 'Keine Fahrzeuge auf dieser Seite' : `${countText(first)}–${countText(last)}`}
        {total !== undefined && ` von ${countText(total)}`}
      </span>
      <nav aria-label="Seiten">
        <button
          type="button"
          className="iconbtn"
          aria-label="Vorige Seite"
          disabled={page === 0}
          onClick={() => onPage(Math.min(page - 1, (pages ?? page) - 1))}
        >
          <IconChevronLeft aria-hidden />
        </button>
        <span>
          Seite {countText(page + 1)}
          {pages !== undefined && ` von ${countText(pages)}`}
        </span>
        <button
          type="button"
          className="iconbtn"
          aria-label="Nächste Seite"
          disabled={isLast}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight aria-hidden />
        </button>
      </nav>
    </div>
  )
}
