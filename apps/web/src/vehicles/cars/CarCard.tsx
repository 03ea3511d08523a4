import type { Car } from '@portal/contract/vehicles/cars'
import { plural } from '@portal/domain/values/plural'
import { groupOf, vehicleName } from '@portal/domain/vehicles/attributes/name'
import { priceOf } from '@portal/domain/vehicles/attributes/price-text'
import { carPath, type SourceView } from '@portal/domain/vehicles/car-path'
import { taxSign } from '@portal/domain/vehicles/vat'
import {
  IconBolt,
  IconCalendar,
  IconCamera,
  IconGasStation,
  IconInfoCircle,
  IconManualGearbox,
  IconPalette,
  IconRoad,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Price } from '../../ui/Price.tsx'
import { CarImage } from './CarImage.tsx'
import { CopyGwButton } from './CopyGwButton.tsx'
import { cardFactsOf, colourOf, namePartsOf, photosOf, secondLineOf } from './facts.ts'
import { OfferFlag, OfferNotes } from './OfferNotes.tsx'

/** The values a card shows, common to stock cars and watchlist entries. */
export type CardCar = Pick<
  Car,
  | 'fahrzeugid'
  | 'gwnummer'
  | 'hersteller'
  | 'modellgruppe'
  | 'modell'
  | 'kilometerstandvon'
  | 'erstzulassungvon'
  | 'planverkaufspreisprivatkundengeschaeftbrutto'
  | 'haendlerpreisbrutto'
  | 'preisNetto'
  | 'vatMode'
  | 'available'
> &
  Partial<
    Pick<
      Car,
      | 'headlineinternet'
      | 'mvpcarstockimages'
      | 'energyLabel'
      | 'farbe'
      | 'location'
      | 'transporter'
      | 'fueltypedescription'
      | 'getriebeTypValue'
      | 'kwvon'
      | 'psvon'
      | 'publishedAt'
      | 'priceDrop'
      | 'backAt'
    >
  >

export type CardProps = {
  car: CardCar
  source: SourceView
  action?: ReactNode
  /** Best results also show the GW number on the picture, with a copy button (B-09, U-67). */
  withGwTag?: boolean
  eager?: boolean
  /** The `sizes` of the picture where the grid does not fill the page. */
  sizes?: string
  headingLevel?: 'h2' | 'h3'
}

/** In the order of `cardFactsOf`. */
const factIcons = [IconCalendar, IconRoad, IconGasStation, IconBolt, IconManualGearbox, IconPalette]

const narrowSizes = '(min-width: 1024px) 30vw, (min-width: 720px) 46vw, 92vw'
/** The width of a card's picture on screen. */
export const cardSizes = `(min-width: 1280px) 384px, ${narrowSizes}`
/** The same where the filters stand beside the cards. */
export const resultSizes = `(min-width: 1200px) 286px, ${narrowSizes}`

/** A car in a list. The whole card is a link; `action` is placed on top of it. */
export function CarCard({
  car,
  source,
  action,
  withGwTag,
  eager,
  sizes = cardSizes,
  headingLevel: Heading = 'h2',
}: CardProps) {
  const group = groupOf(car)
  const name = vehicleName(car.hersteller, group)
  const { label, euro, isNet } = priceOf(car)
  const tax = taxSign(car.vatMode, euro, isNet)
  const photos = photosOf(car.mvpcarstockimages ?? [])
  const line = secondLineOf(car)
  const title = (
    <>
      {name !== group && `${car.hersteller} `}
      <ModelName modellgruppe={group} />
    </>
  )
  return (
    <article
      className={car.available ? 'vcard' : 'vcard off'}
      aria-disabled={car.available ? undefined : true}
    >
      <div className="pic">
        <CarImage
          photo={photos[0]}
          alt={[name, colourOf(car.farbe).toLowerCase()].filter(Boolean).join(', ')}
          sizes={sizes}
          eager={eager}
          isTransporter={car.transporter}
        />
        {car.available && <OfferFlag car={car} />}
        {withGwTag && (
          <span className="gw">
            GW&nbsp;<b>{car.gwnummer}</b>
          </span>
        )}
        {car.available && photos.length > 1 && (
          <span className="photo-count">
            <IconCamera aria-hidden />
            <span aria-hidden>{photos.length}</span>
            <span className="vh">{plural(photos.length, '1 Bild', '# Bilder')}</span>
          </span>
        )}
        {!car.available && (
          <div className="ribbon">
            <IconInfoCircle aria-hidden />
            Fahrzeug nicht mehr verfügbar
          </div>
        )}
      </div>
      {action}
      <div className="body">
        <Heading className="vt">
          {car.available ? (
            <Link to={carPath(car, source)} state={{ fromList: true }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p className="sub" lang="de">
          {line}
        </p>
        {car.energyLabel && (
          <p className="energy" lang="de">
            {car.energyLabel}
          </p>
        )}
        <dl className="facts">
          {cardFactsOf(car).map(([label, value, language], place) => {
            const Icon = factIcons[place]
            return (
              <div key={label}>
                <dt>
                  {Icon && <Icon aria-hidden />}
                  <span className="vh">{label}</span>
                </dt>
                <dd lang={language}>{value}</dd>
              </div>
            )
          })}
        </dl>
        <OfferNotes car={car} />
        <div className="foot">
          <Price label={label} value={euro} />
          <p className="tax">
            {tax.strong && <b>{tax.strong}</b>} <span>{tax.text}</span>
          </p>
        </div>
        <p className="meta">
          <span>
            GW-Nr. <b>{car.gwnummer}</b>
            {withGwTag && <CopyGwButton gwnummer={car.gwnummer} />}
          </span>
          <span lang="de">{car.location}</span>
        </p>
      </div>
    </article>
  )
}

/** Names longer than 20 characters may wrap after 17; the style sheet does so on two-column widths (U-38). */
function ModelName({ modellgruppe }: { modellgruppe: string }) {
  const [start, rest] = namePartsOf(modellgruppe)
  return rest === undefined ? (
    start
  ) : (
    <>
      {start}
      <br className="long-name" />
      {rest}
    </>
  )
}
