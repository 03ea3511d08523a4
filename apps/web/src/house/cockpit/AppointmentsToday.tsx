import type { CalendarEntry, CalendarPickUp } from '@portal/contract/house/appointment-desk'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { Link } from 'react-router'
import { enquiryPath, housePaths, housePurchasePath } from '../../house-paths.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { pickUpState } from '../appointment-desk/facts.ts'

const stateOf = ({ isPast, state }: CalendarEntry) => {
  if (isPast) return { label: t('Vorbei'), look: 'off' }
  return state === 'confirmed' ? { label: t('Bestätigt'), look: 'ok' } : { label: t('Offen'), look: 'wait' }
}

type Today = { entries: readonly CalendarEntry[]; pickUps: readonly CalendarPickUp[] }

/** Appointments and pick-ups as rows in the order of their times. */
const rowsOf = ({ entries, pickUps }: Today) =>
  [
    ...entries.map((entry) => ({
      ...{ key: entry.id, time: entry.time, to: enquiryPath(entry.id) },
      title: `${entry.gwnummer} ${carName(entry)}`,
      who: [`${entry.firstName} ${entry.lastName}`, entry.company].filter(Boolean).join(', '),
      mark: stateOf(entry),
    })),
    ...pickUps.map((pickUp) => ({
      ...{ key: `${pickUp.id} ${pickUp.time}`, time: pickUp.time, to: housePurchasePath(pickUp.id) },
      title: `${pickUp.gwnummer} ${pickUp.title}`,
      who: pickUp.collector ?? t('Abholer gelöscht'),
      mark: pickUpState(pickUp),
    })),
  ].toSorted((one, other) => one.time.localeCompare(other.time))

/** The appointments and pick-ups of the day in the order of their times. */
export function AppointmentsToday(day: Today) {
  const rows = rowsOf(day)
  return (
    <section className="hp">
      <header>
        <h2>Termine heute</h2>
        <Link to={housePaths.appointments}>Woche</Link>
      </header>
      {rows.length === 0 && <footer>Heute ist kein Termin vereinbart.</footer>}
      <ul className="list">
        {rows.map(({ key, time, to, title, who, mark }) => (
          <li key={key}>
            <b className="when">{time}</b>
            <div className="g">
              <Link className="lk" to={to}>
                {title}
              </Link>
              <span>{who}</span>
            </div>
            <StateMark {...mark} />
          </li>
        ))}
      </ul>
    </section>
  )
}
