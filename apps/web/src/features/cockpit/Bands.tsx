import type { Cockpit } from '@portal/contract/cockpit'
import { countText } from '@portal/domain/formats'
import { daysGoal } from '@portal/domain/stock-fields'
import { Link } from 'react-router'
import { type Band, bandsOf, listPath } from './facts.ts'

/** A bar whose length is the share of the largest band; hatched beyond the goal. */
const Bar = ({ percent, isLate }: Band) => (
  <svg className={isLate ? 'bar late' : 'bar'} aria-hidden width="100%" height="20">
    <rect width={`${percent}%`} height="20" rx="2" />
  </svg>
)

/** How long the offered vehicles have been in stock. */
export function Bands({ cockpit }: { cockpit: Cockpit }) {
  const bands = bandsOf(cockpit)
  const row = (band: Band) => (
    <li key={band.key}>
      <Link to={listPath(band.key, cockpit.at, 'days,desc')}>
        <span>{band.label}</span>
        <Bar {...band} />
        <b>{countText(band.count)}</b>
        <span className="m">{band.sum}</span>
      </Link>
    </li>
  )
  return (
    <section className="hp">
      <header>
        <h2>Standzeit der angebotenen Fahrzeuge</h2>
        <Link to={listPath('offered', cockpit.at, 'days,desc')}>Liste</Link>
      </header>
      <div className="bands">
        <ul>{bands.filter(({ isLate }) => !isLate).map(row)}</ul>
        <p className="limit">
          <Link to={listPath('overGoal', cockpit.at, 'days,desc')}>
            Ziel: höchstens {daysGoal} Tage · {countText(cockpit.counts.overGoal ?? 0)} darüber
          </Link>
        </p>
        <ul>{bands.filter(({ isLate }) => isLate).map(row)}</ul>
      </div>
    </section>
  )
}
