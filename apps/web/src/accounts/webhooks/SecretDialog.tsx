import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { faultOf } from './facts.ts'
import { useReadSecret } from './queries.ts'

const rules = lazyRules(async () => (await import('./form.ts')).passwordResolver)

type Props = { id: number; onClose: () => void; onSecret: (secret: string) => void }

/** Asks for the password before the secret is shown again. */
export function SecretDialog({ id, onClose, onSecret }: Props) {
  const form = useForm({ resolver: rules, defaultValues: { password: '' } })
  const fault = form.formState.errors.password?.message
  const read = useReadSecret(id)
  const submit = (body: { password: string }) =>
    read.mutate(body, {
      onSuccess: (secret) => {
        onSecret(secret)
        onClose()
      },
      onError: (error) => {
        const message = faultOf(error, 'password')
        if (message) form.setError('password', { message })
      },
    })
  return (
    <FormDialog
      title="Geheimnis anzeigen"
      action="Anzeigen"
      pending={form.formState.isSubmitting || read.isPending}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
    >
      <p>Bitte bestätigen Sie mit Ihrem Passwort. Wir halten fest, wer das Geheimnis angezeigt hat.</p>
      {read.error && !fault && <Alert kind="error">{textOf(read.error)}</Alert>}
      <TextField
        label="Passwort"
        type="password"
        autoComplete="current-password"
        required
        error={fault}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
