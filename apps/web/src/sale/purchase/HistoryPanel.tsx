import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { dayText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { claimsOf } from '../claims/queries.ts'
import { invoices } from '../invoices/queries.ts'
import { purchasePayment } from '../payments/queries.ts'
import { historyOf, isPaymentAwaited } from './facts.ts'

/** What has happened to a purchase, the newest first; invoices and payments for those who may see them. */
export function HistoryPanel({ purchase }: { purchase: PurchaseDetails }) {
  const { id } = purchase
  const payment = useQuery(purchasePayment(id)).data
  const money = payment?.mayPay ? payment : undefined
  const bills = useQuery({ ...invoices(id), enabled: money !== undefined }).data
  const claims = useQuery(claimsOf(id)).data?.claims
  return (
    <section className="panel stack" aria-labelledby="history">
      <h2 id="history">Verlauf</h2>
      <ol className="purchase-history">
        {money && isPaymentAwaited(money) && (
          <li className="now">
            <time>heute</time>
            <span>
              <b>Wartet auf Zahlungseingang</b>
              <small>Steht hier, sobald er gebucht ist.</small>
            </span>
          </li>
        )}
        {historyOf(purchase, { invoices: bills, money, claims }).map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={at}>{dayText(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
