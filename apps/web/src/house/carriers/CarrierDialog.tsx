import { type HouseCarrier, NewCarrier } from '@portal/contract/house/carriers'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { type CarrierFields, carrierDraft, useAddCarrier, useChangeCarrier } from './queries.ts'

type Props = {
  /** Null for a new one. */
  carrier: HouseCarrier | null
  /** What was entered when the session ended or the page was left. */
  kept: CarrierFields | undefined
  onClose: () => void
}

/** Name and last days of a carrier, and whether buyers may choose it. */
export function CarrierDialog({ carrier, kept, onClose }: Props) {
  const known = {
    id: carrier?.id ?? null,
    name: carrier?.name ?? '',
    insuranceUntil: carrier?.insuranceUntil ?? '',
    licenceUntil: carrier?.licenceUntil ?? '',
    isActive: carrier?.isActive ?? true,
  }
  const [typed, setTyped] = useState<Partial<CarrierFields>>(kept ?? {})
  /** What a colleague has changed meanwhile shows in the fields that were not touched. */
  const fields = { ...known, ...typed }
  const isUnsaved = JSON.stringify(fields) !== JSON.stringify(known)
  useKeepDraft(carrierDraft, () => (isUnsaved ? fields : null))
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const add = useAddCarrier()
  const change = useChangeCarrier(carrier?.id ?? 0)
  const save = carrier ? change : add
  const set = (changes: Partial<typeof fields>) => setTyped({ ...typed, ...changes })
  const onSubmit = () => {
    const { name, insuranceUntil, licenceUntil, isActive } = fields
    const { data, error } = NewCarrier.safeParse({
      name,
      insuranceUntil: insuranceUntil || null,
      licenceUntil: licenceUntil || null,
    })
    setFlaws(flawsOf(error?.issues))
    if (!data) return
    const options = {
      onSuccess: () => {
        toast('success', t('Gespeichert.'))
        onClose()
      },
      onError: (problem: unknown) => {
        if (problem instanceof ApiProblem) setFlaws(flawsOf(problem.errors))
      },
    }
    if (carrier) change.mutate({ ...data, version: carrier.version, isActive }, options)
    else add.mutate(data, options)
  }
  return (
    <FormDialog
      title={carrier ? t`${carrier.name} ändern` : t('Spedition eintragen')}
      action="Speichern"
      pending={save.isPending}
      isUnsaved={isUnsaved}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <TextField
        label="Name der Spedition"
        required
        maxLength={80}
        autoComplete="off"
        value={fields.name}
        error={flaws.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="form2">
        <TextField
          label="Versicherung gültig bis"
          type="date"
          optional
          value={fields.insuranceUntil}
          error={flaws.insuranceUntil}
          onChange={({ target }) => set({ insuranceUntil: target.value })}
        />
        <TextField
          label="Lizenz gültig bis"
          type="date"
          optional
          value={fields.licenceUntil}
          error={flaws.licenceUntil}
          onChange={({ target }) => set({ licenceUntil: target.value })}
        />
      </div>
      <p className="small muted">Ohne beide Daten darf die Spedition nicht abholen.</p>
      {carrier && (
        <Checkbox
          label="Händler können diese Spedition wählen"
          checked={fields.isActive}
          onChange={({ target }) => set({ isActive: target.checked })}
        />
      )}
    </FormDialog>
  )
}
