import type { CalendarEntry, CalendarPickUp, HouseCalendar } from '@portal/contract/house/appointment-desk'
import { quarterHours } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { Link } from 'react-router'
import { enquiryPath, housePurchasePath } from '../../house-paths.ts'
import { longDay, pickUpState, rowOf, shortDay } from '../appointment-desk/facts.ts'
import { askerOf } from '../enquiry-desk/facts.ts'

const hours = quarterHours().filter((time) => time.endsWith(':00'))

const stateOf = ({ isPast, state }: CalendarEntry) =>
  isPast
    ? { look: 'off', text: t('Vorbei') }
    : state === 'confirmed'
      ? { look: 'ok', text: t('Bestätigt') }
      : { look: 'wait', text: t('Offen') }

function CalendarItem({ entry }: { entry: CalendarEntry }) {
  const { look, text } = stateOf(entry)
  return (
    <li className={`ev ${look}`} style={{ gridRow: `${rowOf(entry.time)} / span 4` }}>
      <Link to={enquiryPath(entry.id)}>
        <b>
          {entry.time} {askerOf(entry)}
        </b>
        <span>GW {entry.gwnummer}</span>
        <span className="car">{carName(entry)}</span>
        <span className={`st ${look}`}>{text}</span>
      </Link>
    </li>
  )
}

function PickUpItem({ pickUp }: { pickUp: CalendarPickUp }) {
  const { id, gwnummer, title, time, collector } = pickUp
  const { label, look } = pickUpState(pickUp)
  return (
    <li className={`ev ${look}`} style={{ gridRow: `${rowOf(time)} / span 4` }}>
      <Link to={housePurchasePath(id)}>
        <b>
          {time} Abholung {collector}
        </b>
        <span>GW {gwnummer}</span>
        <span className="car">{title}</span>
        <span className={`st ${look}`}>{label}</span>
      </Link>
    </li>
  )
}

/** Days as columns of a grid of hours; on phones, and for screen readers, as lists below each other. */
export const CalendarDays = ({ calendar: { days, today } }: { calendar: HouseCalendar }) => (
  <div className={days.length === 1 ? 'week one' : 'week'}>
    <ol className="hrs" aria-hidden>
      {hours.map((hour) => (
        <li key={hour}>{hour}</li>
      ))}
    </ol>
    {days.map(({ date, closed, entries, pickUps, blockedHours }) => (
      <section key={date} className={date === today ? 'day today' : 'day'} aria-label={longDay(date)}>
        <h2>
          {shortDay(date)}
          {date === today && <span>heute</span>}
        </h2>
        {closed && <p className="closed">{closed}</p>}
        {!closed && entries.length + pickUps.length + blockedHours.length === 0 && (
          <p className="free muted">Keine Termine</p>
        )}
        <ol className={closed ? 'evs closed' : 'evs'}>
          {blockedHours.map(({ id, from, until, reason }) => (
            <li
              key={`blocked ${id}`}
              className="ev blocked"
              style={{ gridRow: `${rowOf(from)} / ${rowOf(until)}` }}
            >
              <p>
                <b>
                  {from} bis {until} gesperrt
                </b>
                {reason}
              </p>
            </li>
          ))}
          {entries.map((entry) => (
            <CalendarItem key={entry.id} entry={entry} />
          ))}
          {pickUps.map((pickUp) => (
            <PickUpItem key={`${pickUp.id} ${pickUp.time}`} pickUp={pickUp} />
          ))}
        </ol>
      </section>
    ))}
  </div>
)
