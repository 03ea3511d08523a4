import '../../styles/results.css'
import { IconBellPlus } from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { resultSizes } from '../../vehicles/cars/CarCard.tsx'
import { CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { FirstPhoto } from '../../vehicles/cars/FirstPhoto.tsx'

/** The result page before its cars are loaded, with the same height, so the first picture does not move. */
export const ResultsOutline = () => (
  <div className="results-area" data-theme="dark">
    <div className="container results">
      <div className="result-head">
        <div>
          <h1>Suchergebnisse</h1>
          <p className="muted small" role="status">
            Fahrzeuge werden gesucht
          </p>
        </div>
        <div className="acts">
          <LinkButton to={paths.searchNotification}>
            <IconBellPlus aria-hidden />
            <span>Findebenachrichtigung erstellen</span>
          </LinkButton>
        </div>
      </div>
      <div className="with-filters">
        <div className="filter-column" />
        <div>
          <div className="toolbar" aria-hidden>
            <select className="select" disabled />
            <div className="strip" />
          </div>
          <CarGridSkeleton first={<FirstPhoto sizes={resultSizes} />} />
        </div>
      </div>
    </div>
  </div>
)
