import type { SaleInvoice } from '@portal/contract/sale/invoices'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { type FollowUpDraft, type FollowUpKind, followUpDraft } from './form.ts'
import { useCancel, useCorrect } from './queries.ts'

type Props = {
  id: string
  invoice: SaleInvoice
  kind: FollowUpKind
  /** What is left of the invoice, in cents. */
  openCents: number | null
  /** What was typed when the session ended. */
  kept?: FollowUpDraft
  onClose: () => void
}

/** Cancels an invoice or reduces it; both need a reason, which stands in the document. */
export function FollowUpDialog({ id, invoice, kind, openCents, kept, onClose }: Props) {
  const [reason, setReason] = useState(kept?.reason ?? '')
  const [amount, setAmount] = useState(kept?.amount ?? '')
  useKeepDraft(followUpDraft, () => ({ invoiceId: invoice.id, kind, reason, amount }))
  const [flaws, setFlaws] = useState<{ reason?: string; amount?: string }>({})
  const cancel = useCancel(id, invoice.id)
  const correct = useCorrect(id, invoice.id)
  const isCorrection = kind === 'correction'
  const { error, isPending } = isCorrection ? correct : cancel
  const refused = error instanceof ApiProblem ? error.errors : []
  const onSubmit = () => {
    const euro = typedNumberOrNull(amount)
    const isAmount = !isCorrection || (typeof euro === 'number' && euro > 0)
    setFlaws({
      ...(reason.trim() === '' && { reason: t('Bitte einen Grund angeben.') }),
      ...(!isAmount && { amount: t('Bitte einen Betrag wie 500,00 angeben.') }),
    })
    if (reason.trim() === '' || !isAmount) return
    if (!isCorrection) cancel.mutate(reason, { onSuccess: onClose })
    else if (typeof euro === 'number')
      correct.mutate({ reason, grossCents: Math.round(euro * 100) }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={isCorrection ? t('Rechnungskorrektur') : t('Rechnung stornieren')}
      action={isCorrection ? t('Korrektur bereitstellen') : t('Stornieren')}
      variant={isCorrection ? 'primary' : 'danger'}
      pending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
      isUnsaved={reason !== '' || amount !== ''}
    >
      <p>
        {isCorrection
          ? t`Mindert ${invoice.number} um einen Teil des Betrags.`
          : t`Nimmt ${invoice.number} ganz zurück. Danach kann eine neue Rechnung entstehen.`}
        {openCents !== null && t` Offen: ${centsEuroText(openCents)}.`}
      </p>
      {isCorrection && (
        <TextField
          label="Minderung, brutto (in €)"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={flaws.amount ?? refused.find(({ path }) => path === 'grossCents')?.message}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <TextField
        label="Grund"
        hint="Steht im Dokument."
        maxLength={500}
        value={reason}
        error={flaws.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && <Alert kind="error">{textOf(error)}</Alert>}
    </FormDialog>
  )
}
