import { EditedWatchNote } from '@portal/contract/watchlist'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../form-resolver.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { useSaveWatchNote } from './queries.ts'

type Props = {
  title: string
  note: string
  mailOnChange: boolean
  save: ReturnType<typeof useSaveWatchNote>
  onClose: () => void
}

/** The private note of a watchlist entry; an empty text removes it. */
export function NoteDialog({ title, note, mailOnChange, save, onClose }: Props) {
  const form = useForm({
    resolver: formResolver(EditedWatchNote),
    defaultValues: { note, mailOnChange },
    mode: 'onTouched',
  })
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: onClose }))
  return (
    <FormDialog
      title={title}
      action="Notiz speichern"
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Notiz"
        hint="Nur Sie sehen diese Notiz."
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
