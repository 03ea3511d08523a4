import type { Car } from '@portal/contract/vehicles/cars'
import { has } from '@portal/domain/accounts/roles'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccount } from '../../session/account.ts'
import { photoText, priceNote, reportOf } from '../../vehicles/car-details/facts.ts'
import { MainPrice } from '../../vehicles/car-details/MainPrice.tsx'
import { PhotoSteps } from '../../vehicles/car-details/PhotoSteps.tsx'
import { ReportButton } from '../../vehicles/car-details/ReportButton.tsx'
import { Thumbs } from '../../vehicles/car-details/Thumbs.tsx'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { avifSrcSet, headlineOf, imageSrcSet, photosOf } from '../../vehicles/cars/facts.ts'
import { OfferNotes } from '../../vehicles/cars/OfferNotes.tsx'
import { detailsOf } from '../../vehicles/cars/queries.ts'
import '../../styles/gallery.css'
import { keyFactsOf } from './facts.ts'
import { usePreloaded } from './queries.ts'

/** The width of the photo on screen. */
const photoSizes = '(min-width: 1280px) 470px, 36vw'

type Props = {
  car: Car
  photo: number
  onPhoto: (photo: number) => void
  /** The car that is probably shown next; it is loaded in advance. */
  next: Car | undefined
  /** The buttons under the price. */
  children: ReactNode
}

/** The selected car beside the list. */
export function CarPane({ car, photo, onPhoto, next, children }: Props) {
  const account = useAccount()
  const { data: details } = useQuery(detailsOf(String(car.fahrzeugid)))
  const photos = photosOf(car.mvpcarstockimages)
  const report = reportOf(car, 'GUTACHTEN_LIGHT')
  const [upcoming] = photosOf(usePreloaded(next, car)?.mvpcarstockimages ?? [])
  const name = carName(car)
  return (
    <section className="spane" data-theme="light" aria-label="Ausgewähltes Fahrzeug">
      <div className="spane-head">
        <div>
          <h2>{name}</h2>
          <p className="small muted" lang="de">
            {headlineOf(car)}
          </p>
        </div>
        <Link to={carPath(car, 'searchResults')} state={{ fromList: true }}>
          Ganze Seite öffnen
        </Link>
        <span className="gw">
          GW&nbsp;<b>{car.gwnummer}</b>
        </span>
      </div>
      <div className="duo">
        <div>
          <div className="big">
            {/* With a key, the photo of the previous car disappears while the next one loads. */}
            <CarImage
              key={car.fahrzeugid}
              photo={photos[photo]}
              alt={photos[photo] ? photoText(name, photos[photo], photo) : name}
              sizes={photoSizes}
              eager
              isTransporter={car.transporter}
            />
            {photos.length > 1 && (
              <>
                <PhotoSteps onStep={(by) => onPhoto((photo + by + photos.length) % photos.length)} />
                <span className="of" role="status">
                  <span className="vh">Bild </span>
                  {photo + 1} / {photos.length}
                </span>
              </>
            )}
          </div>
          {photos.length > 1 && <Thumbs name={name} photos={photos} current={photo} onShow={onPhoto} />}
        </div>
        <div className="buy">
          <MainPrice car={car} size="m" />
          {details && <p className="small muted">{priceNote(details, car.preisNetto !== undefined)}</p>}
          <OfferNotes car={car} />
          {children}
          {report && has(account, 'ROLE_USER') && (
            <ReportButton type="GUTACHTEN_LIGHT" file={report} gwnummer={car.gwnummer} />
          )}
        </div>
      </div>
      <dl className="kv">
        {keyFactsOf(car, details?.dealer).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {upcoming && (
        <picture>
          <source type="image/avif" srcSet={avifSrcSet(upcoming)} sizes={photoSizes} />
          <img hidden alt="" srcSet={imageSrcSet(upcoming)} sizes={photoSizes} fetchPriority="low" />
        </picture>
      )}
    </section>
  )
}
