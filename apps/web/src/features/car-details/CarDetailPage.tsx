import type { Car } from '@portal/contract/cars'
import type { SourceView } from '@portal/domain/car-path'
import { vehicleName } from '@portal/domain/vehicle/name'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ApiProblem } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { headlineOf, photosOf } from '../cars/facts.ts'
import { detailsOf } from '../cars/queries.ts'
import { PrintHead } from '../portal-settings/PrintHead.tsx'
import { noteRecentCar } from '../recent-cars/queries.ts'
import { RecentCars } from '../recent-cars/RecentCars.tsx'
import { ShareRow } from '../share-page/ShareRow.tsx'
import { BackButton } from './BackButton.tsx'
import { CarView } from './CarView.tsx'
import { EnquiryButton } from './EnquiryButton.tsx'
import { GoneView } from './GoneView.tsx'
import { MainPrice } from './MainPrice.tsx'
import { Neighbours } from './Neighbours.tsx'
import { carOf } from './queries.ts'
import { trackCarView } from './track.ts'
import './car-detail.css'
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
  return { title: car ? `${vehicleName(car.hersteller, car.modellgruppe)}, ${headlineOf(car)}` : 'Fahrzeug' }
}

export function Component() {
  const { id = '', make = '', modelgroup = '', sourceView } = useParams()
  const source = sourceOf(sourceView)
  const car = useQuery(carOf(id))
  const details = useQuery(detailsOf(id))
  const isOffered = car.data?.available || car.data?.reservedUntil !== undefined
  const shown =
    car.data && isOffered && photosOf(car.data.mvpcarstockimages).length > 0 ? car.data : undefined
  return (
    <>
      <div className="container page car-detail">
        <PrintHead />
        <div className="row between detail-head">
          <div className="row">
            <BackButton source={source} />
            {source === 'searchResults' && <Neighbours id={Number(id)} />}
          </div>
          {shown?.available && <ShareRow car={shown} />}
        </div>
        {shown ? (
          <CarView key={id} car={shown} details={details.data} />
        ) : car.data || isGone(car.error) ? (
          <GoneView
            id={id}
            name={`${make} ${modelgroup}`}
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
