import { countText } from '@portal/domain/formats'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { rowsPerPage } from './queries.ts'

type Props = { page: number; total: number; onPage: (page: number) => void }

/** What the page shows of all hits, and the neighbouring pages. */
export function StockPager({ page, total, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / rowsPerPage))
  const first = page * rowsPerPage + 1
  const last = Math.min(total, first + rowsPerPage - 1)
  return (
    <div className="tfoot">
      <span role="status">
        {countText(Math.min(first, last))}–{countText(last)} von {countText(total)}
      </span>
      <nav aria-label="Seiten">
        <button
          type="button"
          className="iconbtn"
          aria-label="Vorige Seite"
          disabled={page === 0}
          onClick={() => onPage(Math.min(page - 1, pages - 1))}
        >
          <IconChevronLeft aria-hidden />
        </button>
        <span>
          Seite {countText(page + 1)} von {countText(pages)}
        </span>
        <button
          type="button"
          className="iconbtn"
          aria-label="Nächste Seite"
          disabled={page >= pages - 1}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight aria-hidden />
        </button>
      </nav>
    </div>
  )
}
