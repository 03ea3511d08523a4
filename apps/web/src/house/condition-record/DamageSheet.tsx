import { t } from '@portal/domain/values/text'
import { damageKinds, damageStates } from '@portal/domain/vehicles/condition/damages'
import { factoryText, panelName } from '@portal/domain/vehicles/condition/texts'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type DamageForm, type FieldName, flawOf, hasFlaw, isPaintMeasured } from './form.ts'
import { SheetPhotos } from './SheetPhotos.tsx'

type Props = {
  form: DamageForm
  /** The number of a recorded damage; undefined for a new one. */
  number: number | undefined
  factory: { from: number; to: number } | null
  heading: RefObject<HTMLHeadingElement | null>
  onChange: (form: DamageForm) => void
  onSave: (form: DamageForm) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** The form of one damage: beside the drawing, on phones as a sheet at the bottom of the screen. */
export function DamageSheet(props: Props) {
  const { form, number, factory, heading, onChange, onSave, onRemove, onClose } = props
  const [isTried, setTried] = useState(false)
  const set = (values: Partial<DamageForm>) => onChange({ ...form, ...values })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasFlaw(form)) setTried(true)
    else onSave(form)
  }
  const field = (name: FieldName, label: string, inputMode: 'decimal' | 'numeric', hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode={inputMode}
      autoComplete="off"
      value={form[name]}
      error={isTried ? flawOf(form, name) : undefined}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <section className="hp damage-sheet" aria-labelledby="schaden">
      <form onSubmit={submit} noValidate onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <header>
          <h2 id="schaden" ref={heading} tabIndex={-1}>
            {number !== undefined && `${number} `}
            {panelName(form.panel)}
          </h2>
          <IconButton label="Schließen" Icon={IconX} onClick={onClose} />
        </header>
        <div className="in stack">
          <fieldset>
            <legend>Art</legend>
            <div className="kinds">
              {damageKinds.map(({ value, label }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="art"
                    checked={form.kind === value}
                    onChange={() => set({ kind: value })}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="sizes">
            {field('length', t('Länge (cm)'), 'decimal')}
            {field('width', t('Breite (cm)'), 'decimal')}
            {field('count', t('Stellen'), 'numeric')}
            {field('amount', t('Betrag (€, netto)'), 'decimal')}
          </div>
          <div>
            <p className="label">Stand</p>
            <Segment
              legend="Stand"
              name="stand"
              items={damageStates}
              value={form.state}
              onChange={({ target }) =>
                set({ state: target.value === 'INSTANDGESETZT' ? 'INSTANDGESETZT' : 'VORHANDEN' })
              }
            />
          </div>
          {isPaintMeasured(form.panel) &&
            field(
              'micrometres',
              t('Lack an dieser Stelle (µm)'),
              'numeric',
              t`Werkslack liegt bei ${factoryText(factory)}.`,
            )}
          <TextArea
            label="Notiz"
            optional
            rows={2}
            value={form.note}
            error={isTried ? flawOf(form, 'note') : undefined}
            onChange={({ target }) => set({ note: target.value })}
          />
          <SheetPhotos form={form} onChange={onChange} />
        </div>
        <footer>
          {number !== undefined && (
            <Button variant="ghost" onClick={() => onRemove(form.id)}>
              Löschen
            </Button>
          )}
          <Button type="submit" variant="primary">
            Speichern, nächster
          </Button>
        </footer>
      </form>
    </section>
  )
}
