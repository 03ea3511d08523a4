import { zodResolver } from '@hookform/resolvers/zod'
import { EditedWatchNote } from '@portal/contract/watchlist'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
    resolver: zodResolver(EditedWatchNote),
    defaultValues: { note, mailOnChange },
    mode: 'onTouched',
  })
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: onClose }))
  const formId = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      action={
        <Button variant="primary" type="submit" form={formId} pending={save.isPending}>
          Notiz speichern
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label="Notiz"
          hint="Nur Sie sehen diese Notiz."
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
      </form>
    </Dialog>
  )
}
