import { NewRefund } from '@portal/contract/house/refunds'
import { today } from '@portal/domain/buyer/appointment'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { numberFieldText, typedNumber } from '@portal/domain/values/typed-number'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useRecordRefund } from './queries.ts'

type Props = { purchaseId: string; leftCents: number; onClose: () => void }

/** Amount and day of a transfer that has paid something back. */
export function RefundDialog({ purchaseId, leftCents, onClose }: Props) {
  const [known] = useState(() => ({ amount: numberFieldText(leftCents / 100), paidOn: today(new Date()) }))
  const [fields, setFields] = useState(known)
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const record = useRecordRefund(purchaseId)
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change })
  const onSubmit = () => {
    const amountCents = Math.round(typedNumber(fields.amount) * 100)
    const { data, error } = NewRefund.safeParse({ amountCents, paidOn: fields.paidOn, leftCents })
    setFlaws(flawsOf(error?.issues))
    if (!data) return
    record.mutate(data, {
      onSuccess: () => {
        toast('success', t('Rückzahlung vermerkt. Der Händler bekommt eine E-Mail.'))
        onClose()
      },
      onError: (problem) => {
        if (problem instanceof ApiProblem) setFlaws(flawsOf(problem.errors))
      },
    })
  }
  const isAboutFields = record.error instanceof ApiProblem && record.error.errors.length > 0
  return (
    <FormDialog
      title="Rückzahlung vermerken"
      action="Vermerken"
      pending={record.isPending}
      isUnsaved={JSON.stringify(fields) !== JSON.stringify(known)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {record.error && !isAboutFields && <Alert kind="error">{textOf(record.error)}</Alert>}
      <p>Das Portal überweist nichts. Vermerken Sie hier, was die Bank schon überwiesen hat.</p>
      <div className="form2">
        <TextField
          label="Betrag (in €)"
          required
          inputMode="decimal"
          autoComplete="off"
          hint={t`Höchstens ${centsEuroText(leftCents)}`}
          value={fields.amount}
          error={flaws.amountCents}
          onChange={({ target }) => set({ amount: target.value })}
        />
        <TextField
          label="Überwiesen am"
          type="date"
          required
          value={fields.paidOn}
          error={flaws.paidOn}
          onChange={({ target }) => set({ paidOn: target.value })}
        />
      </div>
    </FormDialog>
  )
}
