import type { Service } from '@portal/contract/vehicles/condition-parts'
import { historyText, serviceFact } from '@portal/domain/vehicles/condition/texts'
import { useId } from 'react'
import { FactList } from '../../ui/FactList.tsx'

/** Whether the service history is complete, and its entries. */
export const Services = ({ service: { history, entries } }: { service: Service }) => (
  <>
    {history && <p className="muted small">Scheckheft: {historyText(history)}</p>}
    {entries.length > 0 && <FactList facts={entries.map(serviceFact)} />}
  </>
)

/** The service history with its heading. */
export function ServiceList({ service }: { service: Service }) {
  const id = useId()
  return (
    <section className="services" aria-labelledby={id}>
      <h2 id={id}>Wartung</h2>
      <Services service={service} />
    </section>
  )
}
