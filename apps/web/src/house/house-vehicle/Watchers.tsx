import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { has } from '@portal/domain/accounts/roles'
import { countText, dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Link } from 'react-router'
import { dealerPath, houseVehiclePath } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'

/** As many as fit beside the facts. */
const shortList = 5

type Props = { vehicle: HouseVehicle; isShort?: boolean }

/** Who watches the vehicle, latest first; the files of companies are for administrators. */
export function Watchers({ vehicle: { gwnummer, watchers, watching }, isShort = false }: Props) {
  const isAdmin = has(useAccount(), 'ROLE_AE_ADMIN')
  const shown = isShort ? watching.slice(0, shortList) : watching
  const left = watchers - shown.length
  if (watchers === 0 && isShort) return null
  return (
    <section className="hp" aria-labelledby="watchers">
      <header>
        <h2 id="watchers">Beobachter</h2>
        <span className="muted small">{countText(watchers)}</span>
      </header>
      {watchers === 0 && <p className="in muted">Niemand beobachtet dieses Fahrzeug.</p>}
      <ul className="list">
        {shown.map(({ dealerId, company, since }) => (
          <li key={`${dealerId} ${since}`}>
            <span className="g">
              {isAdmin && dealerId !== null ? (
                <Link to={dealerPath(dealerId)}>{company}</Link>
              ) : (
                (company ?? t('Ohne Firma'))
              )}
            </span>
            <small className="muted">seit {dayText(since)}</small>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <footer className="muted small">
          {isShort ? (
            <Link
              to={`${houseVehiclePath(gwnummer)}?teil=beobachter`}
            >{t`und ${countText(left)} weitere`}</Link>
          ) : (
            t`und ${countText(left)} weitere`
          )}
        </footer>
      )}
    </section>
  )
}
