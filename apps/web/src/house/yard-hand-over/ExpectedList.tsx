import type { ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { timeZone } from '@portal/domain/values/constants'
import { StateMark } from '../../shell/StateMark.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone, timeStyle: 'short' })

type Props = {
  pickUps: ExpectedPickUps['pickUps']
  chosen: string | undefined
  onChoose: (gwnummer: string | undefined) => void
}

/** Who comes today; a tap on a vehicle demands the pass of that one. */
export function ExpectedList({ pickUps, chosen, onChoose }: Props) {
  if (pickUps.length === 0) return <EmptyState title="Heute wird niemand erwartet." />
  return (
    <ul className="list expected-list">
      {pickUps.map(({ gwnummer, title, location, collector, appointmentAt, state }) => (
        <li key={`${gwnummer} ${appointmentAt}`}>
          <button
            type="button"
            aria-pressed={gwnummer === chosen}
            onClick={() => onChoose(gwnummer === chosen ? undefined : gwnummer)}
          >
            <span className="g">
              <b>{gwnummer}</b> {title}
              <span>
                {timeFormat.format(new Date(appointmentAt))} Uhr, {collector || 'Abholer gelöscht'}
              </span>
              <span>{location ?? 'Ohne Standort'}</span>
            </span>
            <StateMark
              label={handOverLabels[state]}
              look={state === 'ready' ? 'run' : state === 'collected' ? 'ok' : 'res'}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
