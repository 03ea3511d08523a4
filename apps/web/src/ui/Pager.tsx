import { t } from '@portal/domain/values/text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from './Button.tsx'

type Props = { page: number; pages: number; onPage: (page: number) => void; label?: string }

/** The first and last page and the neighbours of the current one; a negative number is a gap. */
function pagesAround(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, index) => index).filter(
    (index) => index === 0 || index === pages - 1 || Math.abs(index - page) <= 1,
  )
  return near.flatMap((index, position) =>
    position > 0 && index - (near[position - 1] ?? 0) > 1 ? [-index, index] : [index],
  )
}

/**
 * Page buttons of a table; `page` counts from 0. An address or a list that became shorter can lead behind the last page.
 */
export function Pager({ page, pages, onPage, label = t('Seiten') }: Props) {
  if (pages > 0 && page >= pages)
    return (
      <p className="row" role="status">
        <span>Auf dieser Seite steht nichts mehr.</span>
        <Button small onClick={() => onPage(pages - 1)}>
          Zur letzten Seite
        </Button>
      </p>
    )
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={label}>
      <button
        type="button"
        aria-label="Vorherige Seite"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft aria-hidden />
      </button>
      {pagesAround(page, pages).map((index) =>
        index < 0 ? (
          <span key={index}>…</span>
        ) : (
          <button
            key={index}
            type="button"
            aria-label={t`Seite ${index + 1}`}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
          >
            {index + 1}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label="Nächste Seite"
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight aria-hidden />
      </button>
    </nav>
  )
}
