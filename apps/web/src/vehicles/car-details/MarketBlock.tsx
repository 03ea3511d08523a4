import type { DealerDetails } from '@portal/contract/vehicles/car-details'
import { dayText, euroCentText } from '@portal/domain/values/formats'
import { priceText } from '@portal/domain/vehicles/attributes/price-text'
import { FactList } from '../../ui/FactList.tsx'
import { comparableFacts } from './facts.ts'

/** The dealer price among comparable offers, and its history; for dealers. */
type Props = { dealer: DealerDetails; isNet: boolean }

export function MarketBlock({ dealer: { comparables, priceSteps }, isNet }: Props) {
  const facts = comparableFacts(comparables)
  if (facts.length === 0 && priceSteps.length < 2) return null
  return (
    <section className="panel dealer-block" aria-labelledby="preisvergleich">
      <h2 id="preisvergleich">Im Bestand verglichen</h2>
      {isNet && <p className="small muted">Netto, wo MwSt. ausweisbar ist.</p>}
      {facts.length > 0 && <FactList facts={facts} />}
      {priceSteps.length > 1 && (
        <>
          <h3 id="preisschritte">Preisentwicklung</h3>
          <table className="price-steps" aria-labelledby="preisschritte">
            <thead>
              <tr>
                <th scope="col">Seit</th>
                <th scope="col">Händlerpreis</th>
                <th scope="col">Privatverkaufspreis</th>
              </tr>
            </thead>
            <tbody>
              {priceSteps.map((step) => (
                <tr key={step.changedAt}>
                  <td>{dayText(step.changedAt)}</td>
                  <td>{priceText(step.haendlerpreis, euroCentText)}</td>
                  <td>{priceText(step.planverkaufspreisprivatkundengeschaeftbrutto, euroCentText)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
