import type { ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { StateMark } from '../../shell/StateMark.tsx'
import { timeText } from './facts.ts'

type Props = {
  pickUps: ExpectedPickUps['pickUps']
  /** Whether they are of several days. */
  isDated?: boolean
  chosen: string | undefined
  onChoose: (gwnummer: string | undefined) => void
}

/** Who comes; a tap on a vehicle demands the pass of that one. */
export const ExpectedList = ({ pickUps, isDated = false, chosen, onChoose }: Props) => (
  <ul className="list expected-list">
    {pickUps.map(({ gwnummer, title, location, name, firm, appointmentAt, state }) => (
      <li key={`${gwnummer} ${appointmentAt}`}>
        <button
          type="button"
          aria-pressed={gwnummer === chosen}
          onClick={() => onChoose(gwnummer === chosen ? undefined : gwnummer)}
        >
          <span className="g">
            <b>{gwnummer}</b> {title}
            <span>
              {isDated && `${dayText(appointmentAt)}, `}
              {timeText(appointmentAt)} Uhr,{' '}
              {[name, firm].filter(Boolean).join(', ') || t('Abholer gelöscht')}
            </span>
            <span>{location ?? t('Ohne Standort')}</span>
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
