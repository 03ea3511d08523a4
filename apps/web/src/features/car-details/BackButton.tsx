import { IconArrowLeft } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { paths, type SourceView } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** The list a car belongs to; the results without an address of their own go on as they were left (E-01, E-07). */
const lists: Record<SourceView, string> = {
  newCars: paths.home,
  searchResults: paths.searchResults,
  watchlist: paths.watchlist,
}

/**
 * Back to the list. A car opened from its list goes back in the history, so the list stands where it was; otherwise
 * (an address typed in, a login on the way) the list is opened anew.
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
