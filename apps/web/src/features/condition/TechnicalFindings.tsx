import type { TechnicalFindings as Findings } from '@portal/contract/condition-parts'
import { findingFact } from '@portal/domain/condition/texts'
import { useId } from 'react'
import { FactList } from '../../ui/FactList.tsx'

/** The technical findings by group. */
export function TechnicalFindings({ findings }: { findings: Findings }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Technik</h2>
      <FactList facts={findings.map(findingFact)} />
    </section>
  )
}
