import { isLive, liveKeysMaximum } from '@portal/domain/accounts/api-keys'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { CallPanel } from './CallPanel.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyList } from './KeyList.tsx'
import { type CreatedKey, NewKeyPanel } from './NewKeyPanel.tsx'
import { apiKeys } from './queries.ts'
import './api-keys.css'

export const handle = { title: 'Schnittstellen' }

/** The keys with which programs of the company call the portal; for its owners only. */
export function Component() {
  const { data, error } = useQuery(apiKeys)
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedKey>()
  const live = data?.keys.filter(({ state }) => isLive(state)) ?? []
  const ended = data?.keys.filter(({ state }) => !isLive(state)) ?? []
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
          {created && (
            <NewKeyPanel key={created.key} created={created} onSaved={() => setCreated(undefined)} />
          )}
          <section className="panel stack" aria-labelledby="keys">
            <div className="row between">
              <h2 id="keys">API-Schlüssel</h2>
              <span className="small muted">
                {live.length} von {liveKeysMaximum}
              </span>
            </div>
            {live.length === 0 && (
              <p>
                Zurzeit hat kein Programm einen gültigen Schlüssel. Legen Sie für jedes Programm einen eigenen
                an.
              </p>
            )}
            <KeyList keys={live} />
            {ended.length > 0 && (
              <Disclosure title={`Beendete Schlüssel (${ended.length})`}>
                <KeyList keys={ended} />
              </Disclosure>
            )}
            <div>
              <Button disabled={live.length >= liveKeysMaximum} onClick={() => setCreating(true)}>
                <IconPlus aria-hidden />
                {live.length === 0 ? 'Schlüssel anlegen' : 'Weiterer Schlüssel'}
              </Button>
            </div>
          </section>
          <CallPanel callsPerMinute={data.callsPerMinute} />
        </div>
      )}
      {isCreating && <KeyDialog onCreated={setCreated} onClose={() => setCreating(false)} />}
    </div>
  )
}
