import { EditedWatchNote } from '@portal/contract/buyer/watchlist'
import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { noteDraft, useSaveWatchNote } from './queries.ts'

type Props = {
  id: number
  title: string
  note: string
  mailOnChange: boolean
  onClose: () => void
}

/** The private note of a watchlist entry; an empty text removes it. */
export function NoteDialog({ id, title, note, mailOnChange, onClose }: Props) {
  const save = useSaveWatchNote(id)
  const kept = useKeptDraft(noteDraft, useAccount()?.id)
  const form = useForm({
    resolver: formResolver(EditedWatchNote),
    defaultValues: { note: kept?.id === id ? kept.note : note, mailOnChange },
    mode: 'onTouched',
  })
  useKeepDraft(noteDraft, () => ({ id, note: form.getValues('note') }))
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: onClose }))
  return (
    <FormDialog
      title={title}
      action="Notiz speichern"
      pending={save.isPending}
      isUnsaved={kept?.id === id || form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <TextArea
        label="Notiz"
        hint="Nur Sie sehen diese Notiz."
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
