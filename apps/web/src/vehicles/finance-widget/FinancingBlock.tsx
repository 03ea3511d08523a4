import './financing.css'
import type { Car } from '@portal/contract/vehicles/cars'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Calculator } from './Calculator.tsx'
import { PartnerWidget } from './PartnerWidget.tsx'

/** Financing of a car: the bank partner's widget if configured, otherwise the portal's own calculator (E-38). */
export default function FinancingBlock({ car }: { car: Car }) {
  const { hasWidget } = usePortalSettings().financeOffer
  return (
    <section className="financing" data-theme="dark" aria-labelledby="finanzierung">
      <h2 id="finanzierung">Finanzierung</h2>
      {hasWidget ? <PartnerWidget car={car} /> : <Calculator car={car} />}
    </section>
  )
}
