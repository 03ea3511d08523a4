import type { Approval } from '@portal/contract/sale/approvals'
import { approvalLabels } from '@portal/domain/sale/approval'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { approval, useDecide } from './queries.ts'

function approvalText({ state, expiresAt, decidedAt, decidedBy, reason, mayDecide }: Approval): string {
  if (state === 'asked')
    return mayDecide
      ? t`Dieser Kauf liegt über dem Limit des Einkäufers. Bitte entscheiden Sie bis ${momentText(expiresAt)}.`
      : t`Dieser Kauf liegt über dem Limit des Einkäufers. Ein anderer Inhaber entscheidet bis ${momentText(expiresAt)}.`
  if (state === 'expired')
    return t`Bis ${momentText(expiresAt)} hat niemand entschieden. Bitte rufen Sie uns an.`
  const when = decidedAt ? momentText(decidedAt) : ''
  const who = decidedBy ?? t('Inhaber')
  return reason ? `${who}, ${when}: ${reason}` : `${who}, ${when}`
}

/** The decision about a purchase above the limit of its buyer; nothing for other purchases. */
export function ApprovalPanel({ purchaseId }: { purchaseId: string }) {
  const { data } = useQuery(approval(purchaseId))
  const [isRefusing, setRefusing] = useState(false)
  const decide = useDecide(purchaseId)
  const found = data?.approval
  if (!found) return null
  return (
    <section className="panel stack" aria-labelledby="approval">
      <h2 id="approval">{approvalLabels[found.state]}</h2>
      {found.state === 'asked' ? (
        <Alert kind="warn">{approvalText(found)}</Alert>
      ) : (
        <p>{approvalText(found)}</p>
      )}
      {decide.error && <Alert kind="error">{textOf(decide.error)}</Alert>}
      {found.mayDecide && (
        <p className="row wrap">
          <Button
            variant="primary"
            pending={decide.isPending}
            onClick={() => decide.mutate({ approves: true, reason: '' })}
          >
            Kauf freigeben
          </Button>
          <Button variant="ghost" onClick={() => setRefusing(true)}>
            Ablehnen
          </Button>
        </p>
      )}
      {isRefusing && <RefusalDialog purchaseId={purchaseId} onClose={() => setRefusing(false)} />}
    </section>
  )
}

function RefusalDialog({ purchaseId, onClose }: { purchaseId: string; onClose: () => void }) {
  const decide = useDecide(purchaseId)
  const [reason, setReason] = useState('')
  const [flaw, setFlaw] = useState<string>()
  const onSubmit = () => {
    setFlaw(reason.trim() === '' ? t('Bitte einen Grund angeben.') : undefined)
    if (reason.trim() === '') return
    decide.mutate({ approves: false, reason }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Kauf ablehnen?"
      action="Kauf ablehnen"
      pending={decide.isPending}
      isUnsaved={reason !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {decide.error && <Alert kind="error">{textOf(decide.error)}</Alert>}
      <TextField
        label="Grund"
        hint="Der Einkäufer und wir bekommen ihn per E-Mail."
        required
        maxLength={500}
        value={reason}
        error={flaw}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
