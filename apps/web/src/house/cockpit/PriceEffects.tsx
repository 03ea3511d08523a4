import type { Cockpit, PriceEffect } from '@portal/contract/house/cockpit'
import { countText, figureText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Link } from 'react-router'
import { changeText, listPath } from './facts.ts'

/** Views before and after the change as two bars of the same scale. */
function Effect({ title, effect }: { title: string; effect: PriceEffect }) {
  const { viewsBefore, viewsAfter } = effect
  const most = Math.max(viewsBefore, viewsAfter, 0.1)
  return (
    <li className="effect">
      <div>
        <b>{title}</b>
        <p className="muted">{changeText(effect)}</p>
      </div>
      <dl>
        {(
          [
            [t('vorher'), viewsBefore],
            [t('nachher'), viewsAfter],
          ] as const
        ).map(([label, views]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg className="bar" aria-hidden width="100%" height="12">
                <rect width={`${Math.max(1, (views / most) * 100)}%`} height="12" rx="2" />
              </svg>
              <b>{figureText(views)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Whether changed prices of the past 30 days were followed by more views. */
export function PriceEffects({ cockpit }: { cockpit: Cockpit }) {
  const { cheaper, dearer, counts, at } = cockpit
  return (
    <section className="hp">
      <header>
        <h2>Preisänderungen und ihre Wirkung</h2>
        <Link to={listPath('repriced', at, 'priceChangedAt,desc')}>Alle {countText(counts.repriced)}</Link>
      </header>
      {!cheaper && !dearer ? (
        <footer>In den letzten 30 Tagen wurde kein Händlerpreis geändert, der schon wirken konnte.</footer>
      ) : (
        <ul className="effects">
          {cheaper && <Effect title="Gesenkt" effect={cheaper} />}
          {dearer && <Effect title="Erhöht" effect={dearer} />}
          <li className="small muted">
            Aufrufe je Fahrzeug und Tag, sieben Tage vorher und bis zu sieben nachher
          </li>
        </ul>
      )}
    </section>
  )
}
