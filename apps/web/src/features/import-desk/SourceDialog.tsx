import type { NewSource, StockSource } from '@portal/contract/stock-sources'
import { SourceFormat, sourceFormats } from '@portal/domain/stock-imports'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
}

const choices = SourceFormat.options.map((value) => ({ value, label: sourceFormats[value] }))

const rulesOf = ({ name, format, isWhole, keepsHandEdits, shrinkPercent, priceJumpPercent }: NewSource) => ({
  ...{ name, format, isWhole, keepsHandEdits, shrinkPercent, priceJumpPercent },
})

type Props = {
  source?: StockSource
  /** What was entered before the session ended. */
  kept?: NewSource
  onClose: () => void
}

/** The rules of a new or existing source. */
export function SourceDialog({ source, kept, onClose }: Props) {
  const [draft, setDraft] = useState<NewSource>(kept ?? (source ? rulesOf(source) : usual))
  useKeepDraft(sourceDraft, () => ({ id: source?.id ?? null, rules: draft }))
  const save = useSaveSource(source?.id)
  const set = (change: Partial<NewSource>) => setDraft((old) => ({ ...old, ...change }))
  const submit = () => save.mutate(draft, { onSuccess: onClose })
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
    <Dialog
      title={source ? `Herkunft „${source.name}“` : 'Neue Herkunft'}
      onClose={onClose}
      action={
        <Button
          variant="primary"
          pending={save.isPending}
          disabled={draft.name.trim() === ''}
          onClick={submit}
        >
          Speichern
        </Button>
      }
    >
      <div className="stack">
        {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
        <TextField
          label="Name"
          required
          maxLength={80}
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
            { value: 'no', label: 'Lieferung gewinnt' },
            { value: 'yes', label: 'Handeingabe bleibt' },
          ]}
          value={draft.keepsHandEdits ? 'yes' : 'no'}
          onChange={(event) => set({ keepsHandEdits: event.target.value === 'yes' })}
        />
        {percent(
          'shrinkPercent',
          'Schwundschutz (Prozent)',
          'Fällt mehr weg, wartet der Abgang auf eine Freigabe.',
        )}
        {percent('priceJumpPercent', 'Preissprung (Prozent)', 'Stärkere Änderungen gehen in die Quarantäne.')}
      </div>
    </Dialog>
  )
}
