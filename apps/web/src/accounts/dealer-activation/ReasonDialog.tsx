import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { textOf } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { ReasonForm } from './form.ts'

type Props = {
  title: string
  action: string
  pending: boolean
  error: Error | null
  onClose: () => void
  onSend: (reason: string) => void
}

/** The reason being written when the session ended, for the same decision on the same page. */
const reasonDraft = aDraft<{ decision: string; reason: string }>('reason')

/** Asks for the reason that is mailed to the applicant. */
export function ReasonDialog({ title, action, pending, error, onClose, onSend }: Props) {
  const { pathname, search } = useLocation()
  const decision = `${pathname}${search} ${title}`
  const kept = useKeptDraft(reasonDraft, useAccount()?.id)
  const form = useForm({
    resolver: formResolver(ReasonForm),
    defaultValues: { reason: kept?.decision === decision ? kept.reason : '' },
  })
  useKeepDraft(reasonDraft, () => ({ decision, reason: form.getValues('reason') }))
  return (
    <FormDialog
      title={title}
      action={action}
      variant="danger"
      pending={pending}
      isUnsaved={kept?.decision === decision || form.formState.isDirty}
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
