import { exportOwnData, exportOwnDataPage } from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

// Loaded on demand, because only this dialog needs the schema library.
const EraseDialog = lazy(() => import('./EraseDialog.tsx').then((page) => ({ default: page.EraseDialog })))

/** The stored data of the account's owner, for export or deletion. */
export function AccountData({ onErased }: { onErased: () => void }) {
  const [isErasing, setErasing] = useState(false)
  const save = useMutation({ mutationFn: () => download(exportOwnData, t('meine-daten.json')) })
  const savePage = useMutation({ mutationFn: () => download(exportOwnDataPage, t('meine-daten.html')) })
  const { mail } = usePortalSettings()
  const error = save.error ?? savePage.error
  return (
    <section className="panel stack">
      <h2>Meine Daten</h2>
      <p>Laden Sie herunter, was wir über Sie gespeichert haben, oder löschen Sie Ihr Konto.</p>
      <p>
        Stimmt etwas nicht? Ihren Namen ändern Sie unter „Profil“, alles andere berichtigen wir:{' '}
        <a href={`mailto:${mail.privacy}?subject=${encodeURIComponent('Berichtigung meiner Daten')}`}>
          {mail.privacy}
        </a>
      </p>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      <div className="row">
        <Button pending={save.isPending} onClick={() => save.mutate()}>
          Daten herunterladen
        </Button>
        <Button pending={savePage.isPending} onClick={() => savePage.mutate()}>
          Als lesbare Seite
        </Button>
        <Button variant="danger" onClick={() => setErasing(true)}>
          Konto löschen
        </Button>
      </div>
      {isErasing && (
        <Suspense>
          <EraseDialog onClose={() => setErasing(false)} onErased={onErased} />
        </Suspense>
      )}
    </section>
  )
}
