import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { damageText, panelName, sumFacts } from '@portal/domain/vehicles/condition/texts'
import { useId } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { imageUrl } from '../cars/facts.ts'
import { damagePhotoUrl, type ShownCondition, type ShownDamage } from './facts.ts'

type Props = {
  damages: readonly ShownDamage[]
  sums: ShownCondition['sums']
  reason: string | null | undefined
}

/** The damages with their numbers in the drawing, photos, amounts and sums. */
export function DamageList({ damages, sums, reason }: Props) {
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>Schäden</h2>
      {damages.length === 0 ? (
        <p>Bei der Aufnahme wurden keine Schäden gefunden.</p>
      ) : (
        <ol className="damages">
          {damages.map((damage) => (
            <li key={damage.id}>
              <DamageNumber damage={damage} />
              <div>
                <b>{panelName(damage.panel)}</b>
                <p>{damageText(damage)}</p>
                {damage.note && <p>{damage.note}</p>}
              </div>
              {damage.amount !== undefined && damage.amount !== null && (
                <span className="amount">{euroCentText(damage.amount)}</span>
              )}
              <DamagePhotos damage={damage} />
            </li>
          ))}
        </ol>
      )}
      {damages.length > 0 && sums && <FactList facts={sumFacts(sums)} />}
      {reason && <p className="muted small">{reason}</p>}
    </section>
  )
}

export const DamageNumber = ({ damage }: { damage: Pick<ShownDamage, 'number' | 'state'> }) => (
  <span className={`damage-number ${damage.state === 'INSTANDGESETZT' ? 'repaired' : ''}`} aria-hidden>
    {damage.number}
  </span>
)

function DamagePhotos({ damage: { number, panel, photos = [], ownPhotos = [] } }: { damage: ShownDamage }) {
  const addresses = [
    ...ownPhotos.map((id) => [damagePhotoUrl(id, 320), damagePhotoUrl(id, 1920)] as const),
    ...photos.map((photo) => [imageUrl(photo, 320), imageUrl(photo, 1920)] as const),
  ]
  if (addresses.length === 0) return null
  return (
    <p className="damage-photos">
      {addresses.map(([small, large], position) => (
        <a key={small} href={large} target="_blank" rel="noreferrer">
          <img
            src={small}
            alt={t`Foto ${position + 1} zu Schaden ${number}, ${panelName(panel)}`}
            width={96}
            height={72}
            loading="lazy"
          />
        </a>
      ))}
    </p>
  )
}
