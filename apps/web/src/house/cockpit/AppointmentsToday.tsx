import type { CalendarEntry } from '@portal/contract/house/appointment-desk'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { Link } from 'react-router'
import { enquiryPath, housePaths } from '../../house-paths.ts'
import { StateMark } from '../../shell/StateMark.tsx'

const stateOf = ({ isPast, state }: CalendarEntry) => {
  if (isPast) return { label: 'Vorbei', look: 'off' }
  return state === 'confirmed' ? { label: 'Bestätigt', look: 'ok' } : { label: 'Offen', look: 'wait' }
}

/** The appointments of the day in the order of their times. */
export function AppointmentsToday({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <section className="hp">
      <header>
        <h2>Termine heute</h2>
        <Link to={housePaths.appointments}>Woche</Link>
      </header>
      {entries.length === 0 && <footer>Heute ist kein Termin vereinbart.</footer>}
      <ul className="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entry.time}</b>
            <div className="g">
              <Link className="lk" to={enquiryPath(entry.id)}>
                {entry.gwnummer} {carName(entry)}
              </Link>
              <span>
                {[`${entry.firstName} ${entry.lastName}`, entry.company].filter(Boolean).join(', ')}
              </span>
            </div>
            <StateMark {...stateOf(entry)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
