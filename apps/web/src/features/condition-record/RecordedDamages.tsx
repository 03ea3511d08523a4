import { sumsOf } from '@portal/domain/condition/damages'
import { damageText, panelName } from '@portal/domain/condition/texts'
import { euroCentText } from '@portal/domain/formats'
import { DamageNumber } from '../condition/DamageList.tsx'
import type { ShownDamage } from './facts.ts'

type Props = { damages: ShownDamage[]; chosen: string | undefined; onOpen: (damage: ShownDamage) => void }

const photosText = (count: number) => (count === 0 ? 'kein Foto' : count === 1 ? '1 Foto' : `${count} Fotos`)

/** The damages as a list of buttons: the same way into the form as the drawing. */
export function RecordedDamages({ damages, chosen, onOpen }: Props) {
  const { present } = sumsOf(damages)
  return (
    <section className="hp" aria-labelledby="schaeden">
      <header>
        <h2 id="schaeden">{damages.length === 1 ? '1 Schaden' : `${damages.length} Schäden`}</h2>
        <span className="muted small">vorhanden {euroCentText(present)}</span>
      </header>
      <ol className="recorded">
        {damages.map((damage) => (
          <li key={damage.id}>
            <button
              type="button"
              aria-current={damage.id === chosen ? true : undefined}
              onClick={() => onOpen(damage)}
            >
              <DamageNumber damage={damage} />
              <span className="g">
                <b>{panelName(damage.panel)}</b>
                <span>
                  {damageText(damage)}
                  {damage.isUnsent && ' · nicht gesendet'}
                </span>
              </span>
              <span className="amount">
                {damage.amount === null ? 'ohne Betrag' : euroCentText(damage.amount)}
                <small>{photosText(damage.photos.length + damage.waitingPhotos)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
