import type { ListedSource, NewSource } from '@portal/contract/house/stock-sources'
import { sourceFormats } from '@portal/domain/house/stock-imports'
import { countText, dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { sourceDraft } from './form.ts'
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

/** Confirms revoking a key; deliveries with it are refused from then on. */
function RevokeDialog({ source, onClose }: { source: ListedSource; onClose: () => void }) {
  const revoke = useRevokeKey()
  return (
    <ConfirmDialog
      title={t`Schlüssel von „${source.name}“ widerrufen`}
      onClose={onClose}
      action="Widerrufen"
      pending={revoke.isPending}
      onConfirm={() => revoke.mutate(source.id, { onSuccess: onClose })}
    >
      {revoke.error && <Alert kind="error">{textOf(revoke.error)}</Alert>}
      <p>
        Lieferungen mit diesem Schlüssel werden ab sofort abgewiesen. Der alte Schlüssel lässt sich nicht
        wiederherstellen, nur ein neuer anlegen.
      </p>
    </ConfirmDialog>
  )
}

/** A source whose rules are edited; absent for a new one. */
type Edited = { source?: ListedSource; kept?: NewSource }

/** The form of a draft; undefined if its source is no longer listed. */
function openAgain(
  { id, rules }: { id: number | null; rules: NewSource },
  sources: ListedSource[],
): Edited | undefined {
  if (id === null) return { kept: rules }
  const source = sources.find((one) => one.id === id)
  return source && { source, kept: rules }
}

/** The sources with their rules and keys. */
export function SourceList({ sources }: { sources: ListedSource[] }) {
  const draft = useKeptDraft(sourceDraft, useAccount()?.id)
  const [edited, setEdited] = useState(draft ? openAgain(draft, sources) : undefined)
  const [key, setKey] = useState<string>()
  const [revoked, setRevoked] = useState<ListedSource>()
  const create = useCreateKey()
  return (
    <section className="hp" aria-labelledby="herkuenfte">
      <header>
        <h2 id="herkuenfte">Herkünfte</h2>
        <Button onClick={() => setEdited({})}>Neue Herkunft</Button>
      </header>
      {create.error && <Alert kind="error">{textOf(create.error)}</Alert>}
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
                {sourceFormats[source.format]} · {plural(source.vehicles, '1 Fahrzeug', '# Fahrzeuge')} ·{' '}
                {source.isWhole
                  ? t`ganzer Bestand, Schwundschutz ${source.shrinkPercent} %`
                  : t('einzelne Fahrzeuge')}
                {source.numberFrom === 'range' &&
                  t` · Nummern ${source.numberFirst ?? ''} bis ${source.numberLast ?? ''}, ${countText(source.numbersAssigned)} vergeben`}
                {source.keyCreatedAt && t` · Schlüssel vom ${dayText(source.keyCreatedAt)}`}
                {source.inboxFolder && t` · Ordner ${source.inboxFolder} im Eingang`}
              </span>
            </div>
            <Button aria-label={t`Regeln von ${source.name} ändern`} onClick={() => setEdited({ source })}>
              Regeln
            </Button>
            <Button
              aria-label={
                source.keyCreatedAt
                  ? t`Schlüssel widerrufen für ${source.name}`
                  : t`Schlüssel anlegen für ${source.name}`
              }
              pending={create.isPending}
              onClick={() =>
                source.keyCreatedAt
                  ? setRevoked(source)
                  : create.mutate(source.id, { onSuccess: (made) => setKey(made.key) })
              }
            >
              {source.keyCreatedAt ? t('Schlüssel widerrufen') : t('Schlüssel anlegen')}
            </Button>
          </li>
        ))}
      </ul>
      {edited && <SourceDialog {...edited} onClose={() => setEdited(undefined)} />}
      {key && <KeyDialog value={key} onClose={() => setKey(undefined)} />}
      {revoked && <RevokeDialog source={revoked} onClose={() => setRevoked(undefined)} />}
    </section>
  )
}
