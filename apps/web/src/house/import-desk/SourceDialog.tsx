import type { NewSource, StockSource } from '@portal/contract/house/stock-sources'
import { NumberFrom, numberOrigins, SourceFormat, sourceFormats } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { sourceDraft } from './form.ts'
import { useSaveSource } from './queries.ts'

const usual: NewSource = {
  name: '',
  format: 'vehicle.v1',
  isWhole: false,
  keepsHandEdits: false,
  shrinkPercent: 20,
  priceJumpPercent: 30,
  numberFrom: 'column',
  numberFirst: null,
  numberLast: null,
}

const choices = SourceFormat.options.map((value) => ({ value, label: sourceFormats[value] }))

const numberChoices = NumberFrom.options.map((value) => ({ value, label: numberOrigins[value] }))

const rulesOf = ({ name, format, isWhole, keepsHandEdits, ...source }: NewSource): NewSource => ({
  ...{ name, format, isWhole, keepsHandEdits },
  ...{ shrinkPercent: source.shrinkPercent, priceJumpPercent: source.priceJumpPercent },
  ...{ numberFrom: source.numberFrom, numberFirst: source.numberFirst, numberLast: source.numberLast },
})

type Props = {
  source?: StockSource
  /** What was entered before the session ended. */
  kept?: NewSource
  onSaved?: () => void
  onClose: () => void
}

/** The rules of a new or existing source. */
export function SourceDialog({ source, kept, onSaved = () => {}, onClose }: Props) {
  const known = source ? rulesOf(source) : usual
  const [draft, setDraft] = useState<NewSource>(kept ?? known)
  useKeepDraft(sourceDraft, () => ({ id: source?.id ?? null, rules: draft }))
  const save = useSaveSource(source?.id)
  const set = (change: Partial<NewSource>) => setDraft((old) => ({ ...old, ...change }))
  const submit = () =>
    save.mutate(draft, {
      onSuccess: () => {
        onSaved()
        onClose()
      },
    })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const errorOf = (name: string) => problem?.errors.find(({ path }) => path === name)?.message
  const number = (name: 'numberFirst' | 'numberLast', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      error={errorOf(name)}
      value={draft[name] ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        set({ [name]: digits === '' ? null : Number(digits) })
      }}
    />
  )
  const percent = (name: 'shrinkPercent' | 'priceJumpPercent', label: string, hint: string) => (
    <TextField
      {...{ label, hint }}
      type="number"
      min={0}
      max={100}
      value={draft[name]}
      onChange={(event) => set({ [name]: Math.round(Number(event.target.value)) })}
    />
  )
  return (
    <FormDialog
      title={source ? t`Herkunft „${source.name}“` : t('Neue Herkunft')}
      action="Speichern"
      pending={save.isPending}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(known)}
      onSubmit={submit}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <TextField
        label="Name"
        required
        maxLength={80}
        error={errorOf('name')}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <SelectField
        label="Format"
        choices={choices}
        value={draft.format}
        onChange={(event) => set({ format: SourceFormat.parse(event.target.value) })}
      />
      <Checkbox
        label="Jede Datei ist der ganze Bestand dieser Herkunft: Was fehlt, gilt als verkauft"
        checked={draft.isWhole}
        onChange={(event) => set({ isWhole: event.target.checked })}
      />
      <SelectField
        label="Von Hand geänderte Angaben"
        choices={[
          { value: 'no', label: t('Lieferung gewinnt') },
          { value: 'yes', label: t('Handeingabe bleibt') },
        ]}
        value={draft.keepsHandEdits ? 'yes' : 'no'}
        onChange={(event) => set({ keepsHandEdits: event.target.value === 'yes' })}
      />
      <SelectField
        label="GW-Nummer der Fahrzeuge"
        choices={numberChoices}
        hint={
          draft.numberFrom === 'range'
            ? t('Jede interne Nummer dieser Herkunft behält die Nummer, die sie einmal bekommen hat.')
            : undefined
        }
        value={draft.numberFrom}
        onChange={(event) => set({ numberFrom: NumberFrom.parse(event.target.value) })}
      />
      {draft.numberFrom === 'range' && (
        <div className="form2">
          {number('numberFirst', t('Erste Nummer des Kreises'))}
          {number('numberLast', t('Letzte Nummer des Kreises'))}
        </div>
      )}
      {percent(
        'shrinkPercent',
        t('Schwundschutz (Prozent)'),
        t('Fällt mehr weg, wartet der Abgang auf eine Freigabe.'),
      )}
      {percent(
        'priceJumpPercent',
        t('Preissprung (Prozent)'),
        t('Stärkere Änderungen gehen in die Quarantäne.'),
      )}
    </FormDialog>
  )
}
