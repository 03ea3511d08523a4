import type { HousePurchasePayments } from '@portal/contract/house/bank-statements'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useUndoRefund } from './queries.ts'
import { RefundDialog } from './RefundDialog.tsx'

type Props = { purchaseId: string; payments: Pick<HousePurchasePayments, 'refundCents' | 'refunds'> }

/** What has to be paid back for a purchase, and what was; nothing for most purchases. */
export function RefundPart({ purchaseId, payments: { refundCents, refunds } }: Props) {
  const [isRecording, setRecording] = useState(false)
  const undo = useUndoRefund(purchaseId)
  if (refundCents === 0 && refunds.length === 0) return null
  return (
    <section className="stack s" aria-labelledby="refunds">
      <h3 id="refunds">Rückzahlung</h3>
      {refundCents > 0 && (
        <>
          <p>
            <b>Zurückzuzahlen: {centsEuroText(refundCents)}</b>
          </p>
          <div>
            <Button small onClick={() => setRecording(true)}>
              Als zurückgezahlt vermerken
            </Button>
          </div>
        </>
      )}
      {refunds.length > 0 && (
        <ul className="payment-found">
          {refunds.map(({ id, amountCents, paidOn, who, isFromStatement }) => (
            <li key={id}>
              {dayText(paidOn)}: <b>{centsEuroText(amountCents)}</b> zurückgezahlt,{' '}
              {isFromStatement ? t('aus einem Kontoauszug') : t`vermerkt von ${who ?? t('gelöschtem Konto')}`}{' '}
              <Button variant="ghost" small disabled={undo.isPending} onClick={() => undo.mutate(id)}>
                Zurücknehmen<span className="vh">: {centsEuroText(amountCents)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {undo.error && <Alert kind="error">{textOf(undo.error)}</Alert>}
      {isRecording && (
        <RefundDialog purchaseId={purchaseId} leftCents={refundCents} onClose={() => setRecording(false)} />
      )}
    </section>
  )
}
