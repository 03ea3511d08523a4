import type { WatchGroup } from '@portal/contract/buyer/watch-desk'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { groupDraft, useSaveGroup } from './queries.ts'

type Props = {
  group: WatchGroup | undefined
  /** What was typed when the session ended. */
  kept: string | undefined
  onSaved: (group: WatchGroup) => void
  onClose: () => void
}

/** The name of a new or an existing group. */
export function GroupDialog({ group, kept, onSaved, onClose }: Props) {
  const [name, setName] = useState(kept ?? group?.name ?? '')
  useKeepDraft(groupDraft, () => ({ id: group?.id, name }))
  const save = useSaveGroup(group?.id)
  const submit = () =>
    save.mutate(name, {
      onSuccess: (saved) => {
        onSaved(saved)
        onClose()
      },
    })
  return (
    <FormDialog
      title={group ? t`Gruppe ${group.name} umbenennen` : t('Neue Gruppe')}
      action="Gruppe speichern"
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name der Gruppe"
        hint="Zum Beispiel ein Kunde oder ein Lagerplatz; nur Sie sehen sie."
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={save.error ? detailOf(save.error) : undefined}
      />
    </FormDialog>
  )
}
