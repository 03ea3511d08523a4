import type { TechnicalFindings as Findings } from '@portal/contract/condition-parts'
import { findingFact } from '@portal/domain/condition/texts'
import { FactList } from '../../ui/FactList.tsx'

/** The technical findings by group. */
export const TechnicalFindings = ({ findings }: { findings: Findings }) => (
  <section aria-labelledby="zustand-technik">
    <h2 id="zustand-technik">Technik</h2>
    <FactList facts={findings.map(findingFact)} />
  </section>
)
