import type { HouseDealer } from '@portal/contract/house/house-dealers'
import { countText, dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { PaperReview } from '../../accounts/dealer-activation/PaperReview.tsx'
import { application } from '../../accounts/dealer-activation/queries.ts'
import { vatPoll } from '../../accounts/vat-checks/facts.ts'
import { textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { initialsOf } from '../../shell/initials.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EnquiryLinks } from '../enquiry-links/EnquiryLinks.tsx'
import { PurchaseList } from '../house-purchases/PurchaseList.tsx'
import { housePurchases } from '../house-purchases/queries.ts'
import { CompanyPanel } from './CompanyPanel.tsx'
import { DealerEvents } from './DealerEvents.tsx'
import { DealerFigures } from './DealerFigures.tsx'
import { stateOf } from './facts.ts'
import { PeoplePanel } from './PeoplePanel.tsx'
import { houseDealer } from './queries.ts'
import { StateActions } from './StateActions.tsx'
import { VatPanel } from './VatPanel.tsx'
import '../../styles/dealer-activation.css'
import './house-dealers.css'

export const handle = { title: t('Händlerakte') }

const idOf = (id = '') => Number.parseInt(id, 10) || 0

export async function loader({ params: { id } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(houseDealer(idOf(id)))
  return null
}

/** The file of one company. */
export function Component() {
  const id = idOf(useParams().id)
  const { data: dealer } = useSuspenseQuery({
    ...houseDealer(id),
    refetchInterval: ({ state }) => vatPoll(state.data?.vat),
  })
  const { company_name, partner_number, city, decidedAt, registeredAt, reviewNote, state } = dealer
  return (
    <>
      <HouseHead
        title={company_name}
        picture={
          <span className="ava" aria-hidden>
            {initialsOf(company_name)}
          </span>
        }
        actions={<StateActions dealer={dealer} />}
      >
        <p className="row wrap">
          <span>
            {[
              partner_number ? t`Partnernummer ${partner_number}` : t('ohne Partnernummer'),
              city,
              t`seit ${dayText(decidedAt ?? registeredAt)}`,
            ].join(' · ')}
          </span>
          <StateMark {...stateOf(state)} />
        </p>
      </HouseHead>
      {reviewNote && <Alert kind="warn">{reviewNote}</Alert>}
      <DealerFigures dealer={dealer} />
      <div className="cols side">
        <div className="col">
          {partner_number && <DealerPurchases partner_number={partner_number} />}
          <div className="dealer-pair">
            <CompanyPanel dealer={dealer} />
            <PeoplePanel dealer={dealer} />
          </div>
          <VatPanel dealer={dealer} />
          <DealerEnquiries dealer={dealer} />
        </div>
        <div className="col">
          <Papers id={id} />
          <DealerEvents key={id} id={id} />
        </div>
      </div>
    </>
  )
}

const purchasesShown = 5

function DealerPurchases({ partner_number }: { partner_number: string }) {
  const { data, error } = useQuery(housePurchases({ partner_number, size: purchasesShown }))
  return (
    <section className="hp" aria-labelledby="dealer-purchases">
      <header>
        <h2 id="dealer-purchases">Käufe</h2>
        <Link to={`${housePaths.purchases}?partner=${encodeURIComponent(partner_number)}`}>
          Alle {data?.total}
        </Link>
      </header>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {data?.items.length === 0 && <p className="in muted">Noch kein Kauf.</p>}
      {data && <PurchaseList purchases={data.items} />}
    </section>
  )
}

/** The last enquiries of the company's people. */
const DealerEnquiries = ({ dealer: { counts, enquiries } }: { dealer: HouseDealer }) => (
  <section className="hp" aria-labelledby="dealer-enquiries">
    <header>
      <h2 id="dealer-enquiries">Anfragen</h2>
      <span className="muted">{countText(counts.enquiries)}</span>
    </header>
    {enquiries.length === 0 ? (
      <p className="in muted">Noch keine Anfrage.</p>
    ) : (
      <EnquiryLinks enquiries={enquiries} />
    )}
  </section>
)

function Papers({ id }: { id: number }) {
  const { data, error } = useQuery(application(id))
  return (
    <section className="hp" aria-labelledby="dealer-papers">
      <header>
        <h2 id="dealer-papers">Unterlagen</h2>
      </header>
      <div className="in dealer-papers">
        {error && <Alert kind="error">{textOf(error)}</Alert>}
        {data && <PaperReview application={data} />}
      </div>
    </section>
  )
}
