import type { ClaimForm } from '@portal/contract/sale/claims'
import { claimAreas } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import { drawingText, marksOf, panelStates } from '@portal/domain/vehicles/condition/drawn-findings'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { panelName } from '@portal/domain/vehicles/condition/texts'
import type { ReactNode } from 'react'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ConditionDrawing } from '../../vehicles/condition/ConditionDrawing.tsx'
import { damagesAt } from './facts.ts'
import { type Flaws, type ItemFields, isPlaced } from './form.ts'

type Props = {
  item: ItemFields
  /** The number of the defect in the form. */
  index: number
  flaws: Flaws
  condition: ClaimForm['condition']
  photos: ReactNode
  /** What the condition said, shown on phones right after the drawing. */
  report: ReactNode
  onChange: (change: Partial<ItemFields>) => void
}

/** One defect: what it is, where, since when, and photos. */
export function ItemForm({ item, index, flaws, condition, photos, report, onChange }: Props) {
  const { area, panel, damageId, description, since } = item
  const flawOf = (name: keyof ItemFields) => flaws[`items.${index}.${name}`]
  const known = damagesAt(condition, panel)
  const id = (name: string) => `defect-${index}-${name}`
  return (
    <>
      <section className="panel stack" aria-labelledby={id('kind')}>
        <h2 id={id('kind')}>1. Was ist es?</h2>
        <fieldset className="claim-kinds">
          <legend className="vh">Art des Mangels</legend>
          {claimAreas.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={id('area')}
                checked={value === area}
                onChange={() => onChange({ area: value })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </section>
      {isPlaced(area) && (
        <section className="panel stack" aria-labelledby={id('place')}>
          <div className="row between">
            <h2 id={id('place')}>2. Wo?</h2>
            {panel && <span className="tag">{panelName(panel)}</span>}
          </div>
          <p className="small muted">
            Bauteil antippen oder aus der Liste wählen.
            {condition?.paint && t(' Schraffiert: Lack war schon beim Kauf dicker.')}
          </p>
          <ConditionDrawing
            label={drawingText(condition?.damages)}
            states={panelStates(condition?.damages, condition?.paint)}
            marks={marksOf(condition?.damages ?? [])}
            chosen={panel || null}
            onPick={(picked) => onChange({ panel: picked, damageId: '' })}
          />
          <SelectField
            label="Bauteil"
            placeholder="Ohne Angabe"
            choices={panels}
            value={panel}
            error={flawOf('panel')}
            onChange={({ target }) => {
              const chosen = panels.find(({ value }) => value === target.value)
              onChange({ panel: chosen?.value ?? '', damageId: '' })
            }}
          />
          {known.length > 0 && (
            <SelectField
              label="Schon im Gutachten?"
              placeholder="Nein, neuer Schaden"
              choices={known.map((damage) => ({
                value: damage.id,
                label: t`Schaden ${damage.number} ist größer`,
              }))}
              value={damageId}
              error={flawOf('damageId')}
              onChange={({ target }) => onChange({ damageId: target.value })}
            />
          )}
        </section>
      )}
      {report}
      <section className="panel stack" aria-labelledby={id('words')}>
        <h2 id={id('words')}>{isPlaced(area) ? '3.' : '2.'} Was sehen Sie?</h2>
        <TextArea
          label="Beschreibung"
          required
          rows={4}
          maxLength={2000}
          value={description}
          error={flawOf('description')}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <TextField
          label="Seit wann?"
          optional
          type="date"
          className="claim-day"
          value={since}
          error={flawOf('since')}
          onChange={({ target }) => onChange({ since: target.value })}
        />
      </section>
      {photos}
    </>
  )
}
