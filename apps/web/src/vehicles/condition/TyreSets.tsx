import type { TyreSet, Tyres } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import { depthText, isWorn, wheelName, wheelText } from '@portal/domain/vehicles/condition/texts'
import { useId } from 'react'

/** The tread depth that is shown as a full bar. */
const newTreadMm = 8

/** The wheels of a set with their tread depths. */
export const Wheels = ({ set }: { set: TyreSet }) => (
  <ul className="tyres">
    {set.wheels.map((wheel) => (
      <li key={wheel.position} className={isWorn(wheel) ? 'tyre worn' : 'tyre'}>
        <div className="depth">
          <span>{wheelName(wheel)}</span>
          <b>{wheel.depthMm === null ? t('nicht gemessen') : depthText(wheel.depthMm)}</b>
        </div>
        {wheel.depthMm !== null && (
          <div className="tread" aria-hidden>
            <i style={{ width: `${Math.min(1, wheel.depthMm / newTreadMm) * 100}%` }} />
          </div>
        )}
        <p>
          {wheelText(wheel, set)}
          {isWorn(wheel) && (
            <>
              <br />
              bald wechseln
            </>
          )}
        </p>
      </li>
    ))}
  </ul>
)

/** The tyres on the car and the second set. */
export function TyreSets({ tyres: { mounted, second } }: { tyres: Tyres }) {
  const id = useId()
  return (
    <>
      {mounted && (
        <section aria-labelledby={id}>
          <h2 id={id}>Reifen</h2>
          <Wheels set={mounted} />
        </section>
      )}
      {second && (
        <section aria-labelledby={`${id}-second`}>
          <h2 id={`${id}-second`}>Zweiter Radsatz</h2>
          <Wheels set={second} />
        </section>
      )}
    </>
  )
}
