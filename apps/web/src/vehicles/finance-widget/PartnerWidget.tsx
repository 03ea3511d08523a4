import type { Car } from '@portal/contract/vehicles/cars'
import { useState } from 'react'
import { useChoices, useConsent } from '../../consent.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { CreditWarning } from './CreditWarning.tsx'

/**
 * The bank partner's script in an iframe with its own origin. It receives only the car's ten values. Nothing is
 * requested from the partner before consent or a click. A click is valid until the next choice in the consent tool.
 * Leaving the page removes the frame (E-36).
 */
export function PartnerWidget({ car }: { car: Car }) {
  const { lender } = usePortalSettings().financeOffer
  const isAgreed = useConsent('external')
  const choices = useChoices()
  const [askedAfter, setAskedAfter] = useState<number | null>(null)
  return (
    <>
      {isAgreed || askedAfter === choices ? (
        <iframe
          className="finance-frame"
          title="Finanzierungsrechner der Partnerbank"
          src={`/finanzierung/widget?fahrzeugid=${car.fahrzeugid}`}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className="stack s">
          <p>
            Der Rechner unserer Partnerbank wird von deren Server geladen. Sie erhält dabei Daten dieses
            Fahrzeugs und Ihre IP-Adresse, sonst nichts von Ihnen.
          </p>
          <div>
            <Button variant="primary" onClick={() => setAskedAfter(choices)}>
              Rechner laden
            </Button>
          </div>
        </div>
      )}
      <div className="stack s">
        <p className="small muted">Darlehensgeber: {lender}</p>
        <CreditWarning />
      </div>
    </>
  )
}
