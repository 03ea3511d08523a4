import { type BuyerLimit, PurchaseLimit } from '@portal/contract/accounts/purchase-limits'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { type LimitFields, limitDraft, useSetLimit } from './queries.ts'

type Props = {
  buyer: BuyerLimit
  /** What was entered when the session ended or the page was left. */
  kept: LimitFields | undefined
  onClose: () => void
}

const amountText = (amount: number | null) => (amount === null ? '' : countText(amount))

/** Sets the limits of a buyer; an empty field means none. */
export default function LimitDialog({ buyer, kept, onClose }: Props) {
  const known = {
    buyer: buyer.id,
    perPurchase: amountText(buyer.perPurchase),
    perMonth: amountText(buyer.perMonth),
  }
  const [fields, setFields] = useState(kept ?? known)
  const isUnsaved = JSON.stringify(fields) !== JSON.stringify(known)
  useKeepDraft(limitDraft, () => (isUnsaved ? fields : null))
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const save = useSetLimit(buyer.id)
  const onSubmit = () => {
    const { data, error } = PurchaseLimit.safeParse({
      perPurchase: typedNumberOrNull(fields.perPurchase),
      perMonth: typedNumberOrNull(fields.perMonth),
    })
    setFlaws(flawsOf(error?.issues))
    if (!data) return
    save.mutate(data, {
      onSuccess: () => {
        toast('success', t('Das Limit gilt ab sofort.'))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={t`Limit von ${buyer.name}`}
      action="Speichern"
      pending={save.isPending}
      isUnsaved={isUnsaved}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <div className="form2">
        <TextField
          label="Je Kauf (in €, brutto)"
          hint="Ohne Angabe kein Limit."
          inputMode="numeric"
          autoComplete="off"
          value={fields.perPurchase}
          error={flaws.perPurchase}
          onChange={({ target }) => setFields({ ...fields, perPurchase: target.value })}
        />
        <TextField
          label="Im Kalendermonat (in €, brutto)"
          hint="Ohne Angabe kein Limit."
          inputMode="numeric"
          autoComplete="off"
          value={fields.perMonth}
          error={flaws.perMonth}
          onChange={({ target }) => setFields({ ...fields, perMonth: target.value })}
        />
      </div>
    </FormDialog>
  )
}
