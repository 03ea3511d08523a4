import type { HouseEnquiry } from '@portal/contract/house/enquiry-desk'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useCancelAppointment } from './queries.ts'

type Props = { enquiry: HouseEnquiry; onClose: () => void }

/** The message being written when the session ended. */
const messageDraft = aDraft<{ id: string; text: string }>('cancellation')

/** Cancels an appointment; the message becomes part of the mail to the asker. */
export function CancelDialog({ enquiry: { id, version, appointmentAt }, onClose }: Props) {
  const kept = useKeptDraft(messageDraft, useAccount()?.id)
  const [text, setText] = useState(kept?.id === id ? kept.text : '')
  useKeepDraft(messageDraft, () => ({ id, text }))
  const cancel = useCancelAppointment(id)
  const done = {
    onSuccess: () => {
      toast('success', t('Der Termin ist abgesagt. Die Absage wird als Mail gesendet.'))
      onClose()
    },
  }
  return (
    <FormDialog
      title="Termin absagen"
      action="Termin absagen"
      variant="danger"
      pending={cancel.isPending}
      isUnsaved={text !== ''}
      onSubmit={() => cancel.mutate({ version, text }, done)}
      onClose={onClose}
    >
      <p>{appointmentAt && momentText(appointmentAt)}: Die Uhrzeit wird wieder frei.</p>
      <TextArea
        label="Nachricht"
        optional
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {cancel.error && <Alert kind="error">{textOf(cancel.error)}</Alert>}
    </FormDialog>
  )
}
