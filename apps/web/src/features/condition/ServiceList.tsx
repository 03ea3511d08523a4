import type { Service } from '@portal/contract/condition-parts'
import { historyText, serviceFact } from '@portal/domain/condition/texts'
import { FactList } from '../../ui/FactList.tsx'

/** The services, newest first, and whether their proof is complete. */
export const ServiceList = ({ service: { history, entries } }: { service: Service }) => (
  <section className="services" aria-labelledby="zustand-wartung">
    <h2 id="zustand-wartung">Wartung</h2>
    {history && <p className="muted small">Scheckheft: {historyText(history)}</p>}
    {entries.length > 0 && <FactList facts={entries.map(serviceFact)} />}
  </section>
)
