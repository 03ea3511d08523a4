import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import { handOverStates } from '@portal/domain/buyer/hand-over'
import { dueTexts } from '../../sale/payments/facts.ts'
import { transferNote } from './facts.ts'

type Props = { purchase: HousePurchase; payment: PurchaseOverview['payment'] }

/** What the page of the purchase tells the company. */
export function BuyerViewPanel({ purchase, payment }: Props) {
  const { state, approval, takenBackAt, dealerId, steps } = purchase
  const collectedOn = steps.find(({ step }) => step === 'collected')?.at ?? null
  const [title] = dueTexts(payment, { collectedOn, freeUntil: null })
  const step = Math.min(handOverStates.length, handOverStates.indexOf(state) + 2)
  const isWaiting = approval !== null && approval !== 'approved'
  return (
    <section className="hp" aria-labelledby="buyer-view">
      <header>
        <h2 id="buyer-view">Der Käufer sieht</h2>
      </header>
      <div className="in stack">
        {dealerId === null ? (
          <p>Nichts, denn der Partner hat kein Konto.</p>
        ) : (
          <>
            {takenBackAt ? (
              <p>„{title}“ und dass das Fahrzeug zurückgenommen ist.</p>
            ) : isWaiting ? (
              <p>Schritt {step} von 5 und den Stand der Freigabe im Betrieb. Keine Zahlungsdaten.</p>
            ) : (
              <>
                <p>
                  Schritt {step} von 5, „{title}“.
                </p>
                <p>{transferNote(payment)}</p>
              </>
            )}
            <p className="small muted">
              Beträge und Rechnungen sehen nur Inhaber und Buchhaltung des Betriebs.
            </p>
          </>
        )}
      </div>
    </section>
  )
}
