import { eraseAccount } from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../api.ts'
import { detailOf } from '../../detail-of.ts'
import { formResolver } from '../../form-resolver.ts'
import { dropAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { onClose: () => void; onErased: () => void }

/** Deletion cannot be undone, so it requires the password. */
export function EraseDialog({ onClose, onErased }: Props) {
  const form = useForm({ resolver: formResolver(eraseAccount.schema.body), defaultValues: { password: '' } })
  const erase = useMutation({
    mutationFn: (body: { password: string }) => call(eraseAccount, { body }),
    onSuccess: () => {
      dropAccount()
      toast('success', t('Ihr Konto wurde gelöscht.'))
      onErased()
    },
  })
  return (
    <FormDialog
      title="Konto löschen"
      action="Konto endgültig löschen"
      variant="danger"
      pending={erase.isPending}
      onSubmit={form.handleSubmit((body) => erase.mutate(body))}
      onClose={onClose}
    >
      <p>
        Merkliste, gespeicherte Suchen und Benachrichtigungen werden gelöscht. Das lässt sich nicht rückgängig
        machen.
      </p>
      {erase.error && <Alert kind="error">{detailOf(erase.error)}</Alert>}
      <TextField
        label="Passwort"
        type="password"
        autoComplete="current-password"
        required
        error={form.formState.errors.password && t('Passwort ist erforderlich')}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
