import { t } from '@portal/domain/values/text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { housePaths, houseVehiclePath } from '../../house-paths.ts'
import { addressOf, type Shown, shownIn } from '../house-stock/form.ts'
import { rowsPerPage, stockPage } from '../house-stock/queries.ts'

type Place = { gwnummer: string; shown: Shown }

/** The vehicles before and after one in a list, also across its pages. */
function useNeighbours(gwnummer: string, shown: Shown) {
  const { data } = useQuery(stockPage(shown))
  const rows = data?.rows ?? []
  const at = rows.findIndex((row) => row.gwnummer === gwnummer)
  const [before, after] = [
    { ...shown, page: shown.page - 1 },
    { ...shown, page: shown.page + 1 },
  ]
  const isFirst = at === 0 && shown.page > 0
  const isLast = at === rows.length - 1 && rows.length === rowsPerPage
  const earlier = useQuery({ ...stockPage(before), ...(isFirst ? {} : { queryFn: skipToken }) }).data
  const later = useQuery({ ...stockPage(after), ...(isLast ? {} : { queryFn: skipToken }) }).data
  const place = (row: { gwnummer: string } | undefined, on: Shown): Place | undefined =>
    row && { gwnummer: row.gwnummer, shown: on }
  if (at < 0) return {}
  return {
    previous: isFirst ? place(earlier?.rows.at(-1), before) : place(rows[at - 1], shown),
    next: isLast ? place(later?.rows[0], after) : place(rows[at + 1], shown),
  }
}

/** Links to the previous and next vehicle of the list that the page was opened from. */
export function ListNeighbours({ gwnummer, list }: { gwnummer: string; list: string }) {
  const { previous, next } = useNeighbours(gwnummer, shownIn(new URLSearchParams(list.split('?')[1])))
  const link = (place: Place | undefined, label: string, Icon: typeof IconChevronLeft) =>
    place && (
      <Link
        className="iconbtn"
        aria-label={`${label}: ${place.gwnummer}`}
        to={houseVehiclePath(place.gwnummer)}
        state={{ list: `${housePaths.vehicles}?${addressOf(place.shown)}` }}
      >
        <Icon aria-hidden />
      </Link>
    )
  return (
    <nav className="neighbours" aria-label="Fahrzeuge der Liste">
      {link(previous, t('Voriges Fahrzeug'), IconChevronLeft)}
      {link(next, t('Nächstes Fahrzeug'), IconChevronRight)}
    </nav>
  )
}
