import { euroCentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { damagesText, damageText, panelName } from '@portal/domain/vehicles/condition/texts'
import type { RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DamageNumber } from '../../vehicles/condition/DamageList.tsx'
import type { ShownDamage } from './facts.ts'

type Props = {
  damages: ShownDamage[] | null
  chosen: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
  onOpen: (damage: ShownDamage) => void
  /** Records that there are no damages. */
  onNone: () => void
}

const photosText = (count: number) => (count === 0 ? t('kein Foto') : plural(count, '1 Foto', '# Fotos'))

/** The damages as a list of buttons that open the form, as the panels of the drawing do. */
export function RecordedDamages({ damages, chosen, heading, onOpen, onNone }: Props) {
  return (
    <section className="hp" aria-labelledby="schaeden">
      <header>
        <h2 id="schaeden" ref={heading} tabIndex={-1}>
          Schäden
        </h2>
        {damages && <span className="muted small">{damagesText(damages)}</span>}
      </header>
      {damages === null && (
        <div className="in stack">
          <p>Zu Schäden ist noch nichts aufgenommen.</p>
          <Button onClick={onNone}>Keine Schäden gefunden</Button>
        </div>
      )}
      {damages?.length === 0 && <p className="in">Bei der Aufnahme wurden keine Schäden gefunden.</p>}
      {damages && damages.length > 0 && (
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
                    {damage.isUnsent && t(' · nicht gesendet')}
                  </span>
                </span>
                <span className="amount">
                  {damage.amount === null ? t('ohne Betrag') : euroCentText(damage.amount)}
                  <small>
                    {photosText(damage.photos.length + damage.ownPhotos.length + damage.waitingPhotos)}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
