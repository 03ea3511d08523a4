import { dueLabels } from '@portal/domain/sale/due'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { RefundPart } from '../refunds/RefundPart.tsx'
import { deductionText } from './facts.ts'
import { housePurchasePayments } from './queries.ts'
import './bank-statements.css'

/** What was paid for a purchase, beside what is billed. */
export function PaymentPanel({ purchaseId }: { purchaseId: string }) {
  const { data, error, refetch } = useQuery(housePurchasePayments(purchaseId))
  return (
    <section className="hp" aria-labelledby="payment">
      <header>
        <h2 id="payment">Zahlung</h2>
        {data && <span className="muted">{dueLabels[data.state]}</span>}
      </header>
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {!data && !error && <Spinner label="Die Zahlung wird geladen" />}
      {data && (
        <div className="in stack">
          {data.number ? (
            <>
              <p>
                {data.dueOn && data.state !== 'cancelled'
                  ? t`Rechnung ${data.number}, fällig ${dayText(data.dueOn)}`
                  : t`Rechnung ${data.number}`}
              </p>
              {data.isPaidByHand && (
                <p>Von Hand als bezahlt eingetragen; ein Zahlungseingang ist nicht gebucht.</p>
              )}
              {data.state !== 'cancelled' && !data.isPaidByHand && (
                <label className="payment-progress">
                  {centsEuroText(data.paidCents)} von {centsEuroText(data.billedCents)} bezahlt
                  <progress max={Math.max(1, data.billedCents)} value={Math.max(0, data.paidCents)} />
                </label>
              )}
              {data.openCents !== 0 && (
                <p>
                  <b>
                    {data.openCents > 0
                      ? t`Offen: ${centsEuroText(data.openCents)}`
                      : t`Zu viel: ${centsEuroText(-data.openCents)}`}
                  </b>
                </p>
              )}
            </>
          ) : (
            <p className="muted">Noch keine Rechnung.</p>
          )}
          {data.payments.length > 0 && (
            <ul className="payment-found">
              {data.payments.map(
                ({ bookedOn, amountCents, depositCents, payer, who, ...deducted }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two payments can be equal, and none is moved
                  <li key={index}>
                    {dayText(bookedOn)}: <b>{centsEuroText(amountCents)}</b>
                    {depositCents !== 0 && t` und Kaution ${centsEuroText(depositCents)}`} von{' '}
                    {payer || t('Ohne Namen')}, gebucht {who ? t`von ${who}` : t('automatisch')}
                    {deducted.deductionCents > 0 && `. ${deductionText(deducted)}`}
                  </li>
                ),
              )}
            </ul>
          )}
          <RefundPart purchaseId={purchaseId} payments={data} />
        </div>
      )}
    </section>
  )
}
