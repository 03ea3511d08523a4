import type { ListedSource } from '@portal/contract/stock-sources'
import { countText, dayText } from '@portal/domain/formats'
import { sourceFormats } from '@portal/domain/stock-imports'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCreateKey, useRevokeKey } from './queries.ts'
import { SourceDialog } from './SourceDialog.tsx'

/** A new key, shown once. */
function KeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <Dialog title="Schlüssel für die Schnittstelle" onClose={onClose}>
      <div className="stack">
        <p>
          Der Schlüssel wird nur jetzt angezeigt. Er erlaubt Lieferungen für diese Herkunft und sonst nichts.
        </p>
        <p>
          <code className="source-key">{value}</code>
        </p>
        <p className="muted">
          Aufruf: <code>POST /mvp/api/stock-imports?name=datei.csv</code> mit{' '}
          <code>Authorization: Bearer SCHLÜSSEL</code> und der Datei als Inhalt.
        </p>
      </div>
    </Dialog>
  )
}

/** The sources with their rules and keys. */
export function SourceList({ sources }: { sources: ListedSource[] }) {
  const [edited, setEdited] = useState<ListedSource | 'new'>()
  const [key, setKey] = useState<string>()
  const create = useCreateKey()
  const revoke = useRevokeKey()
  const error = create.error ?? revoke.error
  return (
    <section className="hp" aria-labelledby="herkuenfte">
      <header>
        <h2 id="herkuenfte">Herkünfte</h2>
        <Button onClick={() => setEdited('new')}>Neue Herkunft</Button>
      </header>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {sources.length === 0 && (
        <p className="in muted">
          Eine Herkunft sagt, woher Dateien kommen, welche Spalten sie haben und ob sie den ganzen Bestand
          nennen.
        </p>
      )}
      <ul className="list">
        {sources.map((source) => (
          <li key={source.id} className="source">
            <div className="g">
              <b>{source.name}</b>
              <span>
                {sourceFormats[source.format]} · {countText(source.vehicles)} Fahrzeuge ·{' '}
                {source.isWhole
                  ? `ganzer Bestand, Schwundschutz ${source.shrinkPercent} %`
                  : 'einzelne Fahrzeuge'}
                {source.keyCreatedAt && ` · Schlüssel vom ${dayText(source.keyCreatedAt)}`}
                {source.inboxFolder && ` · Ordner ${source.inboxFolder} im Eingang`}
              </span>
            </div>
            <Button aria-label={`Regeln von ${source.name} ändern`} onClick={() => setEdited(source)}>
              Regeln
            </Button>
            <Button
              aria-label={`Schlüssel ${source.keyCreatedAt ? 'widerrufen' : 'anlegen'} für ${source.name}`}
              pending={create.isPending || revoke.isPending}
              onClick={() =>
                source.keyCreatedAt
                  ? revoke.mutate(source.id)
                  : create.mutate(source.id, { onSuccess: (made) => setKey(made.key) })
              }
            >
              {source.keyCreatedAt ? 'Schlüssel widerrufen' : 'Schlüssel anlegen'}
            </Button>
          </li>
        ))}
      </ul>
      {edited && (
        <SourceDialog
          {...(edited === 'new' ? {} : { source: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {key && <KeyDialog value={key} onClose={() => setKey(undefined)} />}
    </section>
  )
}
