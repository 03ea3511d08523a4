import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { dayText, euroCentText, kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { tierVatNote } from '@portal/domain/vehicles/vat'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { colourOf } from '../../vehicles/cars/facts.ts'
import { ApprovalPanel } from '../approvals/ApprovalPanel.tsx'
import { approval } from '../approvals/queries.ts'
import { ArrivalPanel } from '../arrival/ArrivalPanel.tsx'
import { arrival } from '../arrival/queries.ts'
import { ClaimPanel } from '../claims/ClaimPanel.tsx'
import { claimsOf } from '../claims/queries.ts'
import { InvoicePanel } from '../invoices/InvoicePanel.tsx'
import { DuePanel } from '../payments/DuePanel.tsx'
import { dueDayText } from '../payments/facts.ts'
import { purchasePayment } from '../payments/queries.ts'
import { PickUpPanel } from '../pick-up/PickUpPanel.tsx'
import { pickUp } from '../pick-up/queries.ts'
import { ContactPanel } from './ContactPanel.tsx'
import { dueDaysOf, stepsOf } from './facts.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PaperPanel } from './PaperPanel.tsx'
import { purchase } from './queries.ts'
import { ResalePanel } from './ResalePanel.tsx'
import { RightsPanel } from './RightsPanel.tsx'
import { StepStrip } from './StepStrip.tsx'
import './purchase.css'

export const handle = { title: t('Kauf') }

/** One purchase of the company: where it stands, its papers, and who may do what. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(purchase(id))
  return (
    <div className="container page purchase-page">
      <Link className="back" to={paths.mine}>
        <IconArrowLeft aria-hidden />
        Meine Käufe
      </Link>
      {data ? (
        <PurchaseView purchase={data} />
      ) : error ? (
        <>
          <h1>Kauf</h1>
          <LoadFailure text={textOf(error)} onRetry={refetch} />
        </>
      ) : (
        <Spinner label="Der Kauf wird geladen." />
      )}
    </div>
  )
}

/** What the company pays. */
function PaidPrice({ price, netPrice }: Pick<PurchaseDetails, 'price' | 'netPrice'>) {
  if (netPrice)
    return (
      <span>
        <b>{euroCentText(netPrice)}</b> {tierVatNote('net', 'REGEL')}
      </span>
    )
  return price ? <b>{euroCentText(price)}</b> : null
}

function PurchaseView({ purchase: bought }: { purchase: PurchaseDetails }) {
  const { id, gwnummer, maker, model, fin, color, puchasesDate, buyer, vehicle } = bought
  const reads = useQueries({
    queries: [pickUp(id), approval(id), purchasePayment(id), arrival(id), claimsOf(id)],
  })
  const [{ data: collection }, { data: approved }, { data: payment }] = reads
  const decision = approved?.approval
  const isWaiting = reads.some(({ isPending }) => isPending)
  return (
    <>
      <div className="purchase-head">
        {vehicle?.photo && (
          <div className="purchase-photo">
            <CarImage photo={vehicle.photo} alt={vehicleName(maker, model)} sizes="112px" eager />
          </div>
        )}
        <div>
          <h1>{vehicleName(maker, model)}</h1>
          <p className="meta">
            <span className="gw">
              GW <b>{gwnummer}</b>
            </span>
            <span className="fin">{fin}</span>
            {vehicle && (
              <>
                <span>EZ {registrationText(vehicle.erstzulassungvon)}</span>
                <span>{kmText(vehicle.kilometerstandvon)}</span>
              </>
            )}
            {color && <span>{colourOf(color)}</span>}
            <span>
              {buyer
                ? t`Kauf vom ${dayText(puchasesDate)}, gekauft von ${buyer}`
                : t`Kauf vom ${dayText(puchasesDate)}`}
            </span>
            <PaidPrice {...bought} />
          </p>
        </div>
      </div>
      {bought.takenBackAt ? (
        <Alert kind="warn">
          Wir haben das Fahrzeug am {dayText(bought.takenBackAt)} zurückgenommen. Der Kauf ist rückgängig
          gemacht.
        </Alert>
      ) : (
        <StepStrip steps={stepsOf(bought, payment?.mayPay ? dueDayText(payment) : undefined)} />
      )}
      {isWaiting && <Spinner label="Der Kauf wird geladen." />}
      {/* Shown together: a panel that appears later would push the others down. */}
      <div className="purchase-columns" hidden={isWaiting}>
        <div className="stack l">
          <ApprovalPanel purchaseId={bought.id} />
          {(!decision || decision.state === 'approved') && (
            <DuePanel purchaseId={bought.id} days={dueDaysOf(bought, collection)}>
              <NextSteps purchase={bought} />
            </DuePanel>
          )}
          <InvoicePanel purchase={bought} />
          <PaperPanel purchase={bought} />
          <ResalePanel {...bought} />
        </div>
        <aside className="stack l" aria-label="Abholung, Reklamation, Rechte, Kontakt, Verlauf">
          {!bought.takenBackAt && <PickUpPanel purchase={bought} />}
          <ArrivalPanel purchaseId={bought.id} />
          <ClaimPanel purchaseId={bought.id} isTakenBack={bought.takenBackAt !== null} />
          <RightsPanel people={bought.people} />
          <ContactPanel gwnummer={gwnummer} vehicle={vehicleName(maker, model)} />
          <HistoryPanel purchase={bought} />
        </aside>
      </div>
    </>
  )
}
