import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { SourceView } from '@portal/domain/vehicles/car-path'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ApiProblem } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { PrintHead } from '../../site/portal-settings/PrintHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { BackButton } from '../../vehicles/car-details/BackButton.tsx'
import { titleOf } from '../../vehicles/car-details/facts.ts'
import { GoneView } from '../../vehicles/car-details/GoneView.tsx'
import { MainPrice } from '../../vehicles/car-details/MainPrice.tsx'
import { Neighbours } from '../../vehicles/car-details/Neighbours.tsx'
import { carOf } from '../../vehicles/car-details/queries.ts'
import { photosOf } from '../../vehicles/cars/facts.ts'
import { detailsOf } from '../../vehicles/cars/queries.ts'
import { noteRecentCar } from '../recent-cars/queries.ts'
import { RecentCars } from '../recent-cars/RecentCars.tsx'
import { CarView } from './CarView.tsx'
import { EnquiryButton } from './EnquiryButton.tsx'
import { trackCarView } from './track.ts'
import '../../styles/car-detail.css'
import './buy-bar.css'

const sources: readonly SourceView[] = ['newCars', 'searchResults', 'watchlist']
const sourceOf = (text: string | undefined) => sources.find((source) => source === text) ?? 'searchResults'

export const handle = { title: ({ title }: { title: string }) => title }

/** Requests car and details at the same time. A car that cannot be shown gets its own view instead of an error page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  await Promise.all([queryClient.prefetchQuery(carOf(id)), queryClient.prefetchQuery(detailsOf(id))])
  const car = queryClient.getQueryData(carOf(id).queryKey)
  if (car?.available) {
    trackCarView(car)
    noteRecentCar(car.fahrzeugid)
  }
  return { title: car ? titleOf(car) : t('Fahrzeug') }
}

export function Component() {
  const { id = '', make = '', modelgroup = '', sourceView } = useParams()
  const source = sourceOf(sourceView)
  // When the account changes, both are read again; meanwhile the page, with an enquiry being written, stays.
  const car = useQuery({
    ...carOf(id),
    placeholderData: (shown) => (shown && String(shown.fahrzeugid) === id ? shown : undefined),
  })
  const details = useQuery(detailsOf(id))
  const isOffered = car.data?.available || car.data?.reservedUntil !== undefined
  const shown =
    car.data && isOffered && photosOf(car.data.mvpcarstockimages).length > 0 ? car.data : undefined
  return (
    <>
      <div className="container page car-detail">
        <PrintHead />
        <div className="row between detail-head">
          <BackButton source={source} />
          {source === 'searchResults' && <Neighbours id={Number(id)} />}
        </div>
        {shown ? (
          <CarView key={id} car={shown} details={details.data} />
        ) : car.data || isGone(car.error) ? (
          <GoneView
            id={id}
            name={carName(car.data ?? { hersteller: make, modellgruppe: modelgroup })}
            reason={car.data ? 'sold' : reasonOf(car.error)}
            text={reservationText(car.error)}
          />
        ) : (
          <>
            <h1 className="vh">Fahrzeug</h1>
            <Alert kind="error">
              Das Fahrzeug konnte nicht geladen werden.{' '}
              <Button
                small
                pending={car.isFetching}
                onClick={() => Promise.all([car.refetch(), details.refetch()])}
              >
                Erneut versuchen
              </Button>
            </Alert>
          </>
        )}
      </div>
      <RecentCars without={Number(id)} />
      {shown && <BuyBar car={shown} />}
    </>
  )
}

/** Whether the response means that the car does not exist or is not available; other errors are failures (E-06). */
const isGone = (error: Error | null) =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429

/** The message of the server with the end of the reservation; undefined for other errors. */
const reservationText = (error: Error | null) =>
  error instanceof ApiProblem && error.type === 'car-reserved' ? error.message : undefined

function reasonOf(error: Error | null) {
  const type = error instanceof ApiProblem ? error.type : ''
  if (type === 'car-reserved') return 'reserved'
  return type === 'car-sold' ? 'sold' : 'unknown'
}

/** Price and enquiry of a car, always in view on small screens. */
const BuyBar = ({ car }: { car: Car }) => (
  <section className="buy-bar" aria-label="Preis und Anfrage">
    <div className="container">
      <MainPrice car={car} size="m" />
      <EnquiryButton car={car} mode="enquiry" variant="primary">
        Anfrage senden
      </EnquiryButton>
    </div>
  </section>
)
