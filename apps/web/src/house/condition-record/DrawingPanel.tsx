import type { Paint } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import type { Point } from '@portal/domain/vehicles/condition/drawing'
import { drawingText, marksOf, panelStates } from '@portal/domain/vehicles/condition/drawn-findings'
import { drawnPanels, type Panel, panels } from '@portal/domain/vehicles/condition/panels'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { ConditionDrawing } from '../../vehicles/condition/ConditionDrawing.tsx'
import { DrawingLegend } from '../../vehicles/condition/DrawingLabels.tsx'
import type { ShownDamage } from './facts.ts'
import type { DamageForm } from './form.ts'

const views = [
  { value: 'both', label: t('Beides') },
  { value: 'damages', label: t('Schäden') },
  { value: 'paint', label: t('Lack') },
] as const

const drawn: readonly { value: Panel }[] = drawnPanels
const notDrawn = panels.filter(({ value }) => !drawn.some((panel) => panel.value === value))

type Props = {
  damages: ShownDamage[]
  paint: Paint | null
  form: DamageForm | null
  onPick: (panel: Panel, point: Point | null) => void
}

/** The drawing, whose panels open the damage form, and buttons for panels that are not drawn. */
export function DrawingPanel({ damages, paint, form, onPick }: Props) {
  const [view, setView] = useState('both')
  const shownDamages = view === 'paint' ? [] : damages
  const number = damages.find(({ id }) => id === form?.id)?.number
  const isNew = form !== null && number === undefined
  const point = isNew
    ? { ...form, ...(form.point ?? { x: null, y: null }), number: damages.length + 1 }
    : null
  return (
    <section className="hp" aria-labelledby="zeichnung">
      <header>
        <h2 id="zeichnung">Schäden und Lack</h2>
        <Segment
          legend="Anzeige"
          items={views}
          value={view}
          name="zeichnung-anzeige"
          onChange={({ target }) => setView(target.value)}
        />
      </header>
      <div className="in">
        <ConditionDrawing
          label={drawingText(damages)}
          states={panelStates(shownDamages, view === 'damages' ? null : paint)}
          marks={marksOf(point ? [...shownDamages, point] : shownDamages, point ? point.number : number)}
          chosen={form?.panel ?? null}
          onPick={onPick}
        />
        <DrawingLegend />
        <p className="muted small pick-hint">
          Bauteil antippen und den Schaden eintragen. Nicht in der Zeichnung:
        </p>
        <div className="row wrap">
          {notDrawn.map(({ value, label }) => (
            <Button key={value} small onClick={() => onPick(value, null)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
