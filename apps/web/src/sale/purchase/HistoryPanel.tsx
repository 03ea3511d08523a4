import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { dayText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { invoices } from '../invoices/queries.ts'
import { purchasePayment } from '../payments/queries.ts'
import { historyOf } from './facts.ts'

/** What has happened to a purchase, the newest first; invoices for those who may see them. */
export function HistoryPanel({ purchase }: { purchase: PurchaseDetails }) {
  const { id } = purchase
  const maySee = useQuery(purchasePayment(id)).data?.mayPay === true
  const bills = useQuery({ ...invoices(id), enabled: maySee }).data
  return (
    <section className="panel stack" aria-labelledby="history">
      <h2 id="history">Verlauf</h2>
      <ol className="purchase-history">
        {historyOf(purchase, bills ?? []).map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={at}>{dayText(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
