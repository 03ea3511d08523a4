import type { TechnicalFindings as Findings, Paint } from '@portal/contract/vehicles/condition-parts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { drawingText, marksOf, panelStates } from '@portal/domain/vehicles/condition/drawn-findings'
import {
  factoryText,
  findingFact,
  paintJudgement,
  panelName,
  recordFacts,
} from '@portal/domain/vehicles/condition/texts'
import { useId } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { ConditionDrawing } from './ConditionDrawing.tsx'
import { DamageList } from './DamageList.tsx'
import { DrawingLegend } from './DrawingLabels.tsx'
import type { ShownCondition } from './facts.ts'
import { ServiceList } from './ServiceList.tsx'
import { TyreSets } from './TyreSets.tsx'
import '../../styles/condition.css'

/** A condition as drawing, lists and tables, without parts that were not recorded or released. */
export function ConditionView({ condition }: { condition: ShownCondition }) {
  const { recordedAt, recordedBy, damages, sums, depreciation, paint, tyres, service, findings } = condition
  const facts = recordFacts(condition)
  const id = useId()
  return (
    <div className="stack">
      <p className="muted small">
        {recordedBy
          ? t`Aufgenommen am ${dayText(recordedAt)} von ${recordedBy}.`
          : t`Aufgenommen am ${dayText(recordedAt)}.`}{' '}
        {damages?.some(({ amount }) => amount !== undefined) &&
          t('Beträge sind geschätzte Reparaturkosten, netto.')}
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

/** The technical findings by group. */
function TechnicalFindings({ findings }: { findings: Findings }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Technik</h2>
      <FactList facts={findings.map(findingFact)} />
    </section>
  )
}

/** Paint thickness per panel, compared with the factory's range. */
function PaintTable({ paint: { readings, factory } }: { paint: Paint }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Lackdicke</h2>
      <p className="muted small">Werkslack: {factoryText(factory)}</p>
      <table className="condition-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Bauteil</th>
            <th scope="col">Lackdicke</th>
            <th scope="col">Vergleich</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ panel, micrometres }) => (
            <tr key={panel}>
              <th scope="row">{panelName(panel)}</th>
              <td>{`${micrometres}\u00a0µm`}</td>
              <td>{paintJudgement(micrometres, factory)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
