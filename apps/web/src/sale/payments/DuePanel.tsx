import type { PurchasePayment } from '@portal/contract/sale/payments'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textOf } from '../../api.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type DueDays, dueDayText, dueTexts, payersText, refundTexts } from './facts.ts'
import { purchasePayment } from './queries.ts'
import { TransferData } from './TransferData.tsx'
import './payments.css'

type Props = {
  purchaseId: string
  days: DueDays
  /** The buttons below. */
  children?: ReactNode
}

/** What is due for a purchase, with the payment data for people who may pay; for others who may. */
export function DuePanel({ purchaseId, days, children }: Props) {
  const { data, error, refetch } = useQuery(purchasePayment(purchaseId))
  if (data?.mayPay)
    return (
      <Due payment={data} days={days}>
        {children}
      </Due>
    )
  if (data)
    return (
      <section className="panel stack" aria-labelledby="due">
        <h2 id="due">Zahlung</h2>
        <p>{payersText(data.people)}</p>
        {children}
      </section>
    )
  return error ? (
    <LoadFailure
      text={textOf(error, { default: t('Die Zahlung konnte nicht geladen werden.') })}
      onRetry={refetch}
    />
  ) : (
    <Spinner label="Die Zahlung wird geladen." />
  )
}

function Due({ payment, days, children }: Omit<Props, 'purchaseId'> & { payment: PurchasePayment }) {
  const { openCents, billedCents, transfer } = payment
  const refunds = refundTexts(payment)
  const [title, text] = dueTexts(payment, days)
  const day = dueDayText(payment)
  return (
    <section className="due" data-theme="dark" aria-labelledby="due">
      <div className="due-head">
        <div>
          <h2 id="due">{title}</h2>
          <p>{text}</p>
        </div>
        {openCents > 0 && (
          <p className="due-sum">
            <b>{centsEuroText(openCents)}</b>
            {day && <span>{day}</span>}
            {openCents < billedCents && <span>von {centsEuroText(billedCents)}</span>}
          </p>
        )}
      </div>
      {transfer && <TransferData transfer={transfer} cents={openCents} />}
      {openCents > 0 && !transfer && payment.state !== 'cancelled' && (
        <p className="due-missing">Die Zahlungsdaten stehen in Kürze hier.</p>
      )}
      {refunds.length > 0 && (
        <ul className="due-refunds" aria-label="Rückzahlungen">
          {refunds.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds can be equal, and none is moved
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
