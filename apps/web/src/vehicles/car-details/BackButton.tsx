import type { SourceView } from '@portal/domain/vehicles/car-path'
import { IconArrowLeft } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** The list of each source view; the result page without a query restores the last results (E-01, E-07). */
const lists: Record<SourceView, string> = {
  newCars: paths.home,
  searchResults: paths.searchResults,
  watchlist: paths.watchlist,
}

/**
 * Returns to the list: by the history if the car was opened from its list, which restores the scroll position,
 * otherwise (typed address, login in between) by opening the list again.
 */
export function BackButton({ source }: { source: SourceView }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromList = state !== null && typeof state === 'object' && 'fromList' in state
  return (
    <LinkButton
      variant="ghost"
      className="back"
      to={lists[source]}
      onClick={(event) => {
        if (!cameFromList) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <IconArrowLeft aria-hidden />
      Zurück
    </LinkButton>
  )
}
