import type { Cockpit } from '@portal/contract/cockpit'
import { countText, momentText } from '@portal/domain/formats'
import { Disclosure } from '../../ui/Disclosure.tsx'

type Props = { administration: NonNullable<Cockpit['administration']> }

/** Refused logins of the past 24 hours, the last ones by account. */
export const FailedLogins = ({ administration: { failedLogins, lastFailedLogins } }: Props) => (
  <section className="hp">
    <header>
      <h2>Fehlgeschlagene Anmeldungen</h2>
      <span className="muted">{countText(failedLogins)} in 24 h</span>
    </header>
    {failedLogins === 0 ? (
      <footer>Keine in den letzten 24 Stunden.</footer>
    ) : (
      <Disclosure title="Die letzten ansehen">
        <ul className="list">
          {lastFailedLogins.map(({ at, name }) => (
            <li key={at}>
              <span className="g">{name ?? 'unbekannter Benutzername'}</span>
              <span>{momentText(at)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    )}
  </section>
)
