import type { HouseEnquiry } from '@portal/contract/house/enquiry-desk'
import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { paymentOptions } from '@portal/domain/buyer/appointment'
import { countText, dayText, euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { housePaths, houseVehiclePath, newJobPath } from '../../house-paths.ts'
import { initialsOf } from '../../shell/initials.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { daysText } from '../../vehicles/car-details/facts.ts'
import { imageUrl } from '../../vehicles/cars/facts.ts'
import { AppointmentPanel } from '../appointment-desk/AppointmentPanel.tsx'
import { reservationText } from '../house-vehicle/facts.ts'
import { houseVehicle } from '../house-vehicle/queries.ts'
import { OfferState } from '../vehicle-head/OfferState.tsx'

type Row = readonly [label: string, value: ReactNode]

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="kv">
    {rows.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

const euroOf = (fact: string | undefined) => (fact ? euroText(Number(fact)) : null)

const saleTexts = { reserve: t('Reservieren'), sell: t('Verkauft') }

function Car({ enquiry, car }: { enquiry: HouseEnquiry; car: HouseVehicle | undefined }) {
  const { gwnummer } = enquiry
  const photo = car?.photos[0]
  const buyer = {
    partner_number: enquiry.partner_number ?? undefined,
    buyerId: enquiry.buyerId ?? undefined,
  }
  return (
    <section className="mini2" aria-label="Fahrzeug">
      {photo && <img src={imageUrl(photo, 640)} alt="" width={640} height={427} loading="lazy" />}
      <Link to={houseVehiclePath(gwnummer)}>
        <b lang="de">{car?.facts.headlineinternet || carName(enquiry)}</b>
      </Link>
      <span className="gw">
        GW <b>{gwnummer}</b>
      </span>
      {car && (
        <>
          <OfferState state={car.offerState} />
          {car.offerState === 'reserved' && <p>{reservationText(car)}</p>}
          <Rows
            rows={[
              [t('Händlerpreis'), euroOf(car.facts.haendlerpreisbrutto)],
              [t('Privatpreis'), euroOf(car.facts.planverkaufspreisprivatkundengeschaeftbrutto)],
              [t('Untergrenze'), euroOf(car.facts.lowestPrice)],
              [t('Standzeit'), car.daysInStock === null ? null : daysText(car.daysInStock)],
            ]}
          />
          {car.offerState !== 'sold' && (
            <div className="row wrap">
              {(['reserve', 'sell'] as const).map((action) => (
                <LinkButton key={action} to={newJobPath(action)} state={{ gwnummern: [gwnummer], ...buyer }}>
                  {saleTexts[action]}
                </LinkButton>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  )
}

const paymentText = (chosen: string[]) =>
  chosen.map((value) => paymentOptions.find((option) => option.value === value)?.label ?? value).join(', ')

function Asker({ enquiry }: { enquiry: HouseEnquiry }) {
  const { firstName, lastName, company, purchases, otherEnquiries, telephone, userEmail } = enquiry
  const name = `${firstName} ${lastName}`
  const place = [
    [enquiry.street, enquiry.houseNumber],
    [enquiry.postalCode, enquiry.city],
  ].map((part) => part.filter(Boolean).join(' '))
  const isAppointment = enquiry.kind === 'appointment'
  return (
    <section className="mini2" aria-label="Anfragender">
      <div className="who">
        <span className="ava" aria-hidden>
          {initialsOf(name)}
        </span>
        <span>
          <b>{name}</b>
          <span className="muted">{company ?? t('Privat')}</span>
        </span>
      </div>
      <Rows
        rows={[
          [t('Zahlung'), isAppointment ? paymentText(enquiry.paymentOptions) : null],
          [t('Inzahlungnahme'), enquiry.mit_inzahlungnahme ? t('gewünscht') : null],
          [t('Finanzierung'), enquiry.mit_finanzierung ? t('gewünscht') : null],
          [t('Anschrift'), place.filter(Boolean).join(', ')],
          [
            t('Käufe'),
            company &&
              (purchases.last
                ? t`${countText(purchases.count)}, zuletzt ${dayText(purchases.last)}`
                : countText(purchases.count)),
          ],
          [t('Weitere Anfragen'), countText(otherEnquiries)],
          [
            t('Datenblatt'),
            enquiry.dataSheet && (
              <a href={enquiry.dataSheet} target="_blank" rel="noreferrer">
                vor der Anfrage verlinkt
              </a>
            ),
          ],
        ]}
      />
      <div className="reach">
        <a href={`tel:${telephone}`}>
          <IconPhone aria-hidden />
          {telephone}
        </a>
        <a href={`mailto:${userEmail}`}>
          <IconMail aria-hidden />
          {userEmail}
        </a>
        {otherEnquiries > 0 && (
          <Link to={`${housePaths.enquiries}?${new URLSearchParams({ state: 'all', q: userEmail })}`}>
            Anfragen dieser Adresse
          </Link>
        )}
      </div>
    </section>
  )
}

/** The car, the appointment and the asker of an enquiry. */
export function EnquiryAside({ enquiry }: { enquiry: HouseEnquiry }) {
  const { data: car, isPending } = useQuery(houseVehicle(enquiry.gwnummer))
  return (
    <aside aria-label="Fahrzeug und Anfragender">
      {isPending ? (
        // Shown together: the car would otherwise push the buttons of the appointment away from the pointer.
        <Spinner label="Das Fahrzeug wird geladen" />
      ) : (
        <>
          <Car enquiry={enquiry} car={car} />
          <AppointmentPanel enquiry={enquiry} />
          <Asker enquiry={enquiry} />
        </>
      )}
    </aside>
  )
}
