import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ReasonForm } from './form.ts'

type Props = {
  title: string
  action: string
  pending: boolean
  error: unknown
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks for the reason that is mailed to the applicant. */
export function ReasonDialog({ title, action, pending, error, onClose, onSend }: Props) {
  const id = useId()
  const form = useForm({ resolver: formResolver(ReasonForm), defaultValues: { reason: '' } })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      action={
        <Button type="submit" form={id} variant="danger" pending={pending}>
          {action}
        </Button>
      }
    >
      <form id={id} className="stack" onSubmit={form.handleSubmit(({ reason }) => onSend(reason))} noValidate>
        {error ? <Alert kind="error">{textOf(error)}</Alert> : null}
        <TextArea
          label="Grund"
          hint="Der Händler liest diesen Text in seiner Mail und in seinem Konto."
          required
          maxLength={1000}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      </form>
    </Dialog>
  )
}
