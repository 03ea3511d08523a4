import { has } from '@portal/domain/accounts/roles'
import { approvalLabels } from '@portal/domain/sale/approval'
import { dayText, euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { IconMail } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { dealerPath, housePaths, houseVehiclePath } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { PaymentPanel } from '../bank-statements/PaymentPanel.tsx'
import { ArrivalPanel } from '../house-arrivals/ArrivalPanel.tsx'
import { InvoicePanel } from '../house-invoices/InvoicePanel.tsx'
import { BuyerViewPanel } from '../purchase-overview/BuyerViewPanel.tsx'
import { CustomerPanel } from '../purchase-overview/CustomerPanel.tsx'
import { houseStepsOf } from '../purchase-overview/facts.ts'
import { HistoryPanel } from '../purchase-overview/HistoryPanel.tsx'
import { PurchaseSteps } from '../purchase-overview/PurchaseSteps.tsx'
import { purchaseOverview } from '../purchase-overview/queries.ts'
import { stateOf, termsText, vatText } from './facts.ts'
import { priceDraft } from './form.ts'
import { HandOverPanel } from './HandOverPanel.tsx'
import { PaperPanel } from './PaperPanel.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { housePurchase } from './queries.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import './house-purchases.css'

export const handle = { title: t('Kauf') }

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  // Both, because what surrounds a purchase stands above and beside it and would move it later.
  await Promise.all([
    queryClient.ensureQueryData(housePurchase(id)),
    queryClient.ensureQueryData(purchaseOverview(id)),
  ])
  return null
}

/** One purchase: its hand-over with papers and history. */
export function Component() {
  const { id = '' } = useParams()
  const { data: purchase } = useSuspenseQuery(housePurchase(id))
  const { gwnummer, maker, model, company, dealerId, partner_number } = purchase
  const account = useAccount()
  const draft = useKeptDraft(priceDraft, account?.id)
  const [pricing, setPricing] = useState<{ kept?: string } | undefined>(
    draft?.id === id ? { kept: draft.text } : undefined,
  )
  const { data: overview } = useSuspenseQuery(purchaseOverview(id))
  const { photo } = overview
  const title = t`Kauf ${gwnummer}: ${vehicleName(maker, model)}`
  const isAdmin = has(account, 'ROLE_AE_ADMIN')
  return (
    <>
      <HouseHead
        title={title}
        picture={
          photo && (
            <div className="vpic">
              <CarImage photo={photo} alt="" sizes="108px" eager />
            </div>
          )
        }
        actions={
          overview.customer && (
            <a
              className={buttonClass({})}
              href={`mailto:${overview.customer.email}?subject=${encodeURIComponent(title)}`}
            >
              <IconMail aria-hidden />
              Schreiben
            </a>
          )
        }
      >
        <p className="row wrap">
          <StateMark {...stateOf(purchase)} />
          {isAdmin && dealerId !== null ? (
            <Link to={dealerPath(dealerId)}>{company}</Link>
          ) : (
            <span>{company ?? t('Partner ohne Konto')}</span>
          )}
          <Link to={`${housePaths.purchases}?partner=${encodeURIComponent(partner_number)}`}>
            Alle Käufe von {partner_number}
          </Link>
        </p>
      </HouseHead>
      {!purchase.takenBackAt && <PurchaseSteps steps={houseStepsOf(purchase, overview)} />}
      <div className="cols side">
        <div className="col">
          <HandOverPanel purchase={purchase} pickUp={overview.pickUp} />
          <InvoicePanel key={purchase.price} id={id} dealerId={dealerId} />
          <PaymentPanel purchaseId={id} />
          <ArrivalPanel id={id} />
          <PaperPanel purchase={purchase} />
        </div>
        <div className="col">
          <CustomerPanel {...{ company, dealerId }} customer={overview.customer} />
          <BuyerViewPanel purchase={purchase} payment={overview.payment} />
          <section className="hp" aria-labelledby="bought">
            <header>
              <h2 id="bought">Fahrzeug</h2>
              {purchase.isInStock && <Link to={houseVehiclePath(gwnummer)}>Fahrzeugseite</Link>}
            </header>
            <div className="in bought">
              <FactList
                facts={[
                  [t('GW-Nr.'), gwnummer],
                  [t('FIN'), purchase.fin],
                  [t('Farbe'), purchase.color ?? '–'],
                  [t('Verkaufspreis'), purchase.price ? euroCentText(purchase.price) : '–'],
                  [t('Kaufdatum'), dayText(purchase.puchasesDate)],
                  [t('Partnernummer'), partner_number],
                  [t('Käufer'), purchase.buyer ?? '–'],
                  ...(purchase.approval
                    ? [[t('Limit des Käufers'), approvalLabels[purchase.approval]] satisfies Fact]
                    : []),
                  [t('Beim Verkauf'), termsText(purchase.terms)],
                  [t('USt-IdNr. jetzt'), vatText(purchase.companyVat)],
                ]}
              />
              <Button small onClick={() => setPricing({})}>
                Verkaufspreis berichtigen
              </Button>
            </div>
          </section>
          <RefusalPanel refusals={purchase.refusals} />
          <HistoryPanel purchase={purchase} />
        </div>
      </div>
      {pricing && <PriceDialog purchase={purchase} {...pricing} onClose={() => setPricing(undefined)} />}
    </>
  )
}
