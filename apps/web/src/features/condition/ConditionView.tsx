import { drawingText, marksOf, panelStates } from '@portal/domain/condition/drawn-findings'
import { recordFacts } from '@portal/domain/condition/texts'
import { dayText } from '@portal/domain/formats'
import { useId } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { ConditionDrawing } from './ConditionDrawing.tsx'
import { DamageList } from './DamageList.tsx'
import { DrawingLegend } from './DrawingLabels.tsx'
import type { ShownCondition } from './facts.ts'
import { PaintTable } from './PaintTable.tsx'
import { ServiceList } from './ServiceList.tsx'
import { TechnicalFindings } from './TechnicalFindings.tsx'
import { TyreSets } from './TyreSets.tsx'
import './condition.css'

/** A condition as drawing, lists and tables; parts that are absent or were not recorded are left out. */
export function ConditionView({ condition }: { condition: ShownCondition }) {
  const { recordedAt, recordedBy, damages, sums, depreciation, paint, tyres, service, findings } = condition
  const facts = recordFacts(condition)
  const id = useId()
  return (
    <div className="stack">
      <p className="muted small">
        Aufgenommen am {dayText(recordedAt)}
        {recordedBy && ` von ${recordedBy}`}.
        {damages?.some(({ amount }) => amount !== undefined) &&
          ' Beträge sind geschätzte Reparaturkosten, netto.'}
      </p>
      {(damages || paint) && (
        <div>
          <ConditionDrawing
            label={drawingText(damages)}
            states={panelStates(damages, paint)}
            marks={marksOf(damages ?? [])}
          />
          <DrawingLegend />
        </div>
      )}
      {damages && <DamageList damages={damages} sums={sums} reason={depreciation?.reason} />}
      {paint && paint.readings.length > 0 && <PaintTable paint={paint} />}
      {tyres && <TyreSets tyres={tyres} />}
      {service && <ServiceList service={service} />}
      {findings && findings.length > 0 && <TechnicalFindings findings={findings} />}
      {facts.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>Nutzung und Papiere</h2>
          <FactList facts={facts} />
        </section>
      )}
    </div>
  )
}
