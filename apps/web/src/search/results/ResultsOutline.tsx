import '../../styles/results.css'
import { IconAdjustmentsHorizontal, IconBellPlus } from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { cardSizes } from '../../vehicles/cars/CarCard.tsx'
import { CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { FirstPhoto } from '../../vehicles/cars/FirstPhoto.tsx'

/** The result page before its cars are loaded, with the same height, so the first picture does not move. */
export const ResultsOutline = () => (
  <div className="results-area" data-theme="dark">
    <div className="container results">
      <div className="row between">
        <div>
          <h1>Suchergebnisse</h1>
          <p className="muted" role="status">
            Fahrzeuge werden gesucht
          </p>
        </div>
        <div className="row acts icons-s">
          <LinkButton to={paths.detailSearch}>
            <IconAdjustmentsHorizontal aria-hidden />
            Suche ändern
          </LinkButton>
          <LinkButton to={paths.searchNotification}>
            <IconBellPlus aria-hidden />
            <span>Findebenachrichtigung erstellen</span>
          </LinkButton>
        </div>
      </div>
      <div className="toolbar" aria-hidden>
        <div className="sort">
          <select className="select" disabled />
        </div>
      </div>
      <CarGridSkeleton first={<FirstPhoto sizes={cardSizes} />} />
    </div>
  </div>
)
