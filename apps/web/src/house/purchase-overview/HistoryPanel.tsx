import type { HousePurchase } from '@portal/contract/house/house-purchases'
import { dayText, momentText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { housePurchasePayments } from '../bank-statements/queries.ts'
import { houseInvoices } from '../house-invoices/queries.ts'
import { houseHistoryOf } from './facts.ts'
import { purchaseOverview } from './queries.ts'

/** A day, or a moment with its time. */
const whenText = (at: string) => (at.length === 10 ? dayText(at) : momentText(at))

/** What has happened to the purchase, newest first. */
export function HistoryPanel({ purchase }: { purchase: HousePurchase }) {
  const { id } = purchase
  const invoices = useQuery(houseInvoices(id)).data?.invoices
  const payments = useQuery(housePurchasePayments(id)).data
  const claims = useQuery(purchaseOverview(id)).data?.claims
  return (
    <section className="hp" aria-labelledby="purchase-history">
      <header>
        <h2 id="purchase-history">Verlauf</h2>
      </header>
      <ol className="list">
        {houseHistoryOf(purchase, { invoices, payments, claims }).map(({ key, at, text, before, who }) => (
          <li key={key}>
            <div className="g">
              {before ? (
                <p>
                  <del>{before}</del> → <b>{text}</b>
                </p>
              ) : (
                <p>{text}</p>
              )}
              <span>{[whenText(at), who].filter(Boolean).join(' · ')}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
