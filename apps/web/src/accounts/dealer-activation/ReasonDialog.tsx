import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ReasonForm } from './form.ts'

type Props = {
  title: string
  action: string
  pending: boolean
  error: Error | null
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks for the reason that is mailed to the applicant. */
export function ReasonDialog({ title, action, pending, error, onClose, onSend }: Props) {
  const form = useForm({ resolver: formResolver(ReasonForm), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={title}
      action={action}
      variant="danger"
      pending={pending}
      onSubmit={form.handleSubmit(({ reason }) => onSend(reason))}
      onClose={onClose}
    >
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      <TextArea
        label="Grund"
        hint="Der Händler liest diesen Text in seiner Mail und in seinem Konto."
        required
        maxLength={1000}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
