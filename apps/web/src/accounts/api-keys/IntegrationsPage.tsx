import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { CallPanel } from './CallPanel.tsx'
import { KeySection } from './KeySection.tsx'
import { companyKeys, keysOf } from './queries.ts'

export const handle = { title: t('Schnittstellen') }

/** The keys with which programs of the company call the portal; for its owners only. */
export function Component() {
  const { data, error } = useQuery(keysOf(companyKeys))
  return (
    <div className="container page narrow">
      <div className="page-head">
        <p className="small muted">
          <Link to={paths.company}>Mein Betrieb</Link>
          {data && `, ${data.company}`}
        </p>
        <h1>Schnittstellen</h1>
        <p className="muted">
          Ihre Warenwirtschaft kann Bestand, Käufe und Papiere selbst abholen. Nur Inhaber sehen diese Seite.
        </p>
      </div>
      {!data && !error && <Spinner label="Die Schlüssel werden geladen" />}
      {!data && error && (
        <EmptyState
          title={textOf(error)}
          action={<LinkButton to={paths.company}>Zu „Mein Betrieb“</LinkButton>}
        >
          Schlüssel verwalten die Inhaber eines freigeschalteten Betriebs.
        </EmptyState>
      )}
      {data && (
        <div className="stack l">
          <KeySection owner={companyKeys} keys={data.keys} />
          <CallPanel
            callsPerMinute={data.callsPerMinute}
            title="So ruft Ihr Programm das Portal auf"
            example="/mvp/api/mvp-car-stocks?size=20"
          >
            Das Programm sendet den Schlüssel mit jedem Aufruf. Es sieht dieselben Preise wie Ihr Betrieb im
            Portal.
          </CallPanel>
        </div>
      )}
    </div>
  )
}
