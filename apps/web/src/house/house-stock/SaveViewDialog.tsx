import type { StockView } from '@portal/contract/house/house-stock'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { type Shown, tableQuery, viewDraft } from './form.ts'
import { useSaveView } from './queries.ts'

/** The name of a view and who sees it. */
export type NamedView = { view?: StockView; name: string; shared: boolean }

type Props = {
  shown: Shown
  /** The address of `shown`. */
  place: string
  named: NamedView
  onClose: () => void
}

/** Saves the conditions, columns and sort of the table as a view, or renames a view. */
export function SaveViewDialog({ shown, place, named, onClose }: Props) {
  const { view } = named
  const [name, setName] = useState(named.name)
  const [shared, setShared] = useState(named.shared)
  useKeepDraft(viewDraft, () => ({ place, name, shared }))
  const saving = useSaveView(view?.id)
  const save = () =>
    saving.mutate(
      { name, shared, ...tableQuery(shown) },
      {
        onSuccess: () => {
          toast('success', t('Die Ansicht ist gespeichert.'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={view ? t`Ansicht „${view.name}“` : t('Ansicht speichern')}
      onClose={onClose}
      action={
        <Button type="submit" form="save-view" variant="primary" pending={saving.isPending}>
          Speichern
        </Button>
      }
    >
      <form id="save-view" className="stack" onSubmit={submitted(save)}>
        {saving.error && (
          <Alert kind="error">
            {textOf(saving.error, { 'not-found': t('Diese Ansicht wurde inzwischen gelöscht.') })}
          </Alert>
        )}
        <TextField
          label="Name"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label="Für alle der Verwaltung sichtbar"
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}
