import type { Cockpit } from '@portal/contract/cockpit'
import { manyViews } from '@portal/domain/cockpit'
import { countText } from '@portal/domain/formats'
import { Link } from 'react-router'
import { houseVehiclePath } from '../../house-paths.ts'
import { StockPhoto } from '../house-stock/StockPhoto.tsx'
import { listPath } from './facts.ts'

/** Vehicles that are opened often and asked for by nobody: price, photos or description keep people away. */
export function SeenNotAsked({ cockpit }: { cockpit: Cockpit }) {
  const { seenNotAsked, counts, at } = cockpit
  return (
    <section className="hp">
      <header>
        <h2>Viel gesehen, nicht angefragt</h2>
        <Link to={listPath('seenNotAsked', at, 'views,desc')}>
          Alle {countText(counts.seenNotAsked ?? 0)}
        </Link>
      </header>
      {seenNotAsked.length === 0 && (
        <footer>Kein Fahrzeug mit {manyViews} Aufrufen in 30 Tagen ist ohne Anfrage.</footer>
      )}
      <ul className="list">
        {seenNotAsked.map(({ gwnummer, title, photo, values }) => (
          <li key={gwnummer}>
            <StockPhoto photo={photo} />
            <div className="g">
              <Link className="lk" to={houseVehiclePath(gwnummer)}>
                {title}
              </Link>
              <span>GW {gwnummer}</span>
            </div>
            <span>{countText(Number(values.views))} Aufrufe</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
