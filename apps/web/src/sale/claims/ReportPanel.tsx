import type { ClaimForm } from '@portal/contract/sale/claims'
import { dayText, kmText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Panel } from '@portal/domain/vehicles/condition/panels'
import { damageText, panelName } from '@portal/domain/vehicles/condition/texts'
import { useId } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { saleFactsOf } from './facts.ts'

type Props = Pick<ClaimForm, 'condition' | 'known'> & { panel: Panel | '' }

/** What the condition said at the sale: of the chosen part, and all damages. */
export function ReportPanel({ condition, known, panel }: Props) {
  const id = useId()
  const facts = panel === '' ? [] : saleFactsOf(condition, panel)
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>So stand es beim Kauf</h2>
      {condition ? (
        <p className="muted small">
          {known
            ? t`Gutachten vom ${dayText(condition.recordedAt)} bei ${kmText(known.km)}`
            : t`Gutachten vom ${dayText(condition.recordedAt)}`}
        </p>
      ) : (
        <p className="muted">Beim Verkauf war kein Zustand aufgenommen.</p>
      )}
      {facts.length > 0 && (
        <div className="claim-part">
          <FactList facts={facts} />
        </div>
      )}
      {condition?.damages && (
        <>
          <h3>Schon im Gutachten</h3>
          {condition.damages.length === 0 ? (
            <p>keine Schäden</p>
          ) : (
            <ol className="claim-known">
              {condition.damages.map((damage) => (
                <li key={damage.id}>
                  <span className="damage-number" aria-hidden>
                    {damage.number}
                  </span>
                  <span>
                    {panelName(damage.panel)}, {damageText(damage)}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  )
}
