import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { dayText } from '@portal/domain/values/formats'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { textOf } from '../../api.ts'
import { claimPath, passPath } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { claimsOf } from '../claims/queries.ts'
import { invoices, useDownloadInvoice } from '../invoices/queries.ts'
import { purchasePayment } from '../payments/queries.ts'
import { pickUp } from '../pick-up/queries.ts'
import { nextStepOf } from './facts.ts'

const PickUpDialog = lazy(() => import('../pick-up/PickUpDialog.tsx'))

/** The buttons of the panel about what is due: what the person can do next in this state, and the invoice. */
export function NextSteps({ purchase: { id, state } }: { purchase: Pick<PurchaseDetails, 'id' | 'state'> }) {
  const [isNaming, setNaming] = useState(false)
  const payment = useQuery(purchasePayment(id)).data
  const collection = useQuery(pickUp(id)).data
  const claims = useQuery(claimsOf(id)).data
  const maySee = payment?.mayPay === true && payment.number !== null
  const bills = useQuery({ ...invoices(id), enabled: maySee }).data
  const save = useDownloadInvoice(id)
  const isCancelled = payment?.mayPay === true && payment.state === 'cancelled'
  const step = isCancelled ? null : nextStepOf(state, collection, claims)
  const bill = maySee ? bills?.find(({ number }) => number === payment.number) : undefined
  if (!step && !bill) return null
  return (
    <>
      <div className="row due-actions">
        {step?.kind === 'name' && (
          <Button variant="primary" onClick={() => setNaming(true)}>
            Abholer eintragen
          </Button>
        )}
        {step?.kind === 'pass' && (
          <LinkButton variant="primary" to={passPath(step.token)}>
            Ausweis öffnen
          </LinkButton>
        )}
        {step?.kind === 'claim' && (
          <>
            <LinkButton to={claimPath(id)}>Mangel melden</LinkButton>
            <span className="muted">bis {dayText(step.lastDay)}</span>
          </>
        )}
        {bill && (
          <Button
            pending={save.isPending}
            onClick={() =>
              save.mutate({ invoiceId: bill.id, number: bill.number, isView: true, format: 'pdf' })
            }
          >
            <IconDownload aria-hidden />
            Rechnung herunterladen
          </Button>
        )}
      </div>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      {isNaming && collection && (
        <Suspense>
          <PickUpDialog
            id={id}
            isReady={state === 'ready'}
            pass={collection.pass}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
