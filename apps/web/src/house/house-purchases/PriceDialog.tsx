import { correctPurchasePrice, type HousePurchase } from '@portal/contract/house/house-purchases'
import { t } from '@portal/domain/values/text'
import { numberFieldText, typedNumberOrNull } from '@portal/domain/values/typed-number'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { priceDraft } from './form.ts'
import { useCorrectPrice } from './queries.ts'

type Props = {
  purchase: HousePurchase
  /** What was typed when the session ended. */
  kept?: string
  onClose: () => void
}

/** Corrects the price the dealer pays; an empty field removes it. */
export function PriceDialog({ purchase: { id, price }, kept, onClose }: Props) {
  const [text, setText] = useState(kept ?? numberFieldText(price))
  useKeepDraft(priceDraft, () => ({ id, text }))
  const [flaw, setFlaw] = useState<string>()
  const save = useCorrectPrice(id)
  const onSubmit = () => {
    const wanted = { price: typedNumberOrNull(text) }
    const { data, error } = correctPurchasePrice.schema.body.safeParse(wanted)
    setFlaw(error?.issues[0]?.message)
    if (!data) return
    save.mutate(data, {
      onSuccess: () => {
        toast('success', t('Gespeichert. Der Händler sieht den Preis bei seinen Käufen.'))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title="Verkaufspreis berichtigen"
      action="Speichern"
      pending={save.isPending}
      isUnsaved={text !== numberFieldText(price)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <TextField
        label="Verkaufspreis, brutto (in €)"
        inputMode="decimal"
        autoComplete="off"
        hint="Ohne Angabe hat der Kauf keinen Preis."
        value={text}
        error={flaw}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
