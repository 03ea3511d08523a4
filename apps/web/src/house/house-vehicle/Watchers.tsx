import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { countText, dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Link } from 'react-router'
import { dealerPath } from '../../house-paths.ts'

/** Who watches the vehicle, latest first. */
export const Watchers = ({ vehicle: { watchers, watching } }: { vehicle: HouseVehicle }) =>
  watchers > 0 && (
    <section className="hp" aria-labelledby="watchers">
      <header>
        <h2 id="watchers">Beobachter</h2>
        <span className="muted small">{countText(watchers)}</span>
      </header>
      <ul className="list">
        {watching.map(({ dealerId, company, since }) => (
          <li key={`${dealerId} ${since}`}>
            <span className="g">
              {dealerId === null ? t('Ohne Firma') : <Link to={dealerPath(dealerId)}>{company}</Link>}
            </span>
            <small className="muted">seit {dayText(since)}</small>
          </li>
        ))}
      </ul>
      {watchers > watching.length && (
        <footer className="muted small">und {countText(watchers - watching.length)} weitere</footer>
      )}
    </section>
  )
