import { exportOwnData } from '@portal/contract/account'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

// Its schema library is loaded with the dialog.
const EraseDialog = lazy(() => import('./EraseDialog.tsx').then((page) => ({ default: page.EraseDialog })))

/** The stored data of the account's owner, for export or deletion. */
export function AccountData({ onErased }: { onErased: () => void }) {
  const [isErasing, setErasing] = useState(false)
  const save = useMutation({ mutationFn: () => download(exportOwnData, 'meine-daten.json') })
  return (
    <section className="panel stack">
      <h2>Meine Daten</h2>
      <p>Laden Sie herunter, was wir über Sie gespeichert haben, oder löschen Sie Ihr Konto.</p>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <div className="row">
        <Button pending={save.isPending} onClick={() => save.mutate()}>
          Daten herunterladen
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
