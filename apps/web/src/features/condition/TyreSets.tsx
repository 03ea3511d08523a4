import type { TyreSet, Tyres } from '@portal/contract/condition-parts'
import { depthText, isWorn, wheelName, wheelText } from '@portal/domain/condition/texts'

/** The full width of the bar of a tyre's tread. */
const newTreadMm = 8

const Wheels = ({ set }: { set: TyreSet }) => (
  <ul className="tyres">
    {set.wheels.map((wheel) => (
      <li key={wheel.position} className={isWorn(wheel) ? 'tyre worn' : 'tyre'}>
        <div className="depth">
          <span>{wheelName(wheel)}</span>
          <b>{wheel.depthMm === null ? 'nicht gemessen' : depthText(wheel.depthMm)}</b>
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
export const TyreSets = ({ tyres: { mounted, second } }: { tyres: Tyres }) => (
  <>
    {mounted && (
      <section aria-labelledby="zustand-reifen">
        <h2 id="zustand-reifen">Reifen</h2>
        <Wheels set={mounted} />
      </section>
    )}
    {second && (
      <section aria-labelledby="zustand-zweitsatz">
        <h2 id="zustand-zweitsatz">Zweiter Radsatz</h2>
        <Wheels set={second} />
      </section>
    )}
  </>
)
