import { type Passkey, renamePasskey } from '@portal/contract/accounts/passkeys'
import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { passkeyDraft } from './form.ts'
import { useRemovePasskey, useRenamePasskey } from './queries.ts'

type Props = { passkey: Passkey; onClose: () => void }

export function RenameDialog({ passkey, kept, onClose }: Props & { kept: string | undefined }) {
  const rename = useRenamePasskey(passkey.id)
  const form = useForm({
    resolver: formResolver(renamePasskey.schema.body),
    defaultValues: { name: kept ?? passkey.name },
  })
  useKeepDraft(passkeyDraft, () => ({ id: passkey.id, name: form.getValues('name') }))
  return (
    <FormDialog
      title="Passkey umbenennen"
      action="Speichern"
      pending={rename.isPending}
      onSubmit={form.handleSubmit((body) => rename.mutate(body, { onSuccess: onClose }))}
      onClose={onClose}
    >
      {rename.error && <Alert kind="error">{textOf(rename.error)}</Alert>}
      <TextField
        label="Name"
        maxLength={60}
        required
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  )
}

export function RemoveDialog({ passkey, onClose }: Props) {
  const remove = useRemovePasskey(passkey.id)
  return (
    <ConfirmDialog
      title="Passkey entfernen"
      action="Entfernen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {remove.error && <Alert kind="error">{textOf(remove.error)}</Alert>}
      <p>
        Mit „{passkey.name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie den Passkey danach auch auf
        dem Gerät.
      </p>
    </ConfirmDialog>
  )
}
