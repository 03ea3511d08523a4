import type { OpenReservation } from '@portal/contract/buyer/reservation-approvals'
import { mayBuy } from '@portal/domain/accounts/roles'
import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { toast } from '../../ui/toast.ts'
import { openReservations, useDecideReservation } from './queries.ts'
import './reservation-approvals.css'

/** Reservations above the limit of a buyer, with the decision for other owners; nothing without one. */
export function ReservationPanel() {
  const { data = [] } = useQuery({ ...openReservations, enabled: mayBuy(useAccount()) })
  if (data.length === 0) return null
  return (
    <section className="panel stack open-reservations" aria-labelledby="reservations">
      <h2 id="reservations">Reservierungen über dem Limit</h2>
      {data.map((reservation) => (
        <Reservation key={reservation.id} reservation={reservation} />
      ))}
    </section>
  )
}

function Reservation({ reservation }: { reservation: OpenReservation }) {
  const { id, gwnummer, price, buyer, reservedUntil, expiresAt, mayDecide } = reservation
  const decide = useDecideReservation(id)
  const name = carName(reservation)
  const settle = (approves: boolean) =>
    decide.mutate(approves, {
      onSuccess: () =>
        toast(
          'success',
          approves ? t('Die Reservierung ist freigegeben.') : t('Die Reservierung ist beendet.'),
        ),
    })
  return (
    <div className="stack s">
      <p>
        <Link to={carPath(reservation, 'watchlist')}>
          <b lang="de">{name}</b>
        </Link>
        <span className="gw">
          GW <b>{gwnummer}</b>
        </span>
      </p>
      <FactList
        facts={[
          [t('Preis'), euroCentText(price)],
          [t('Käufer'), buyer ?? '–'],
          [t('Reserviert bis'), momentText(reservedUntil)],
        ]}
      />
      <Alert kind="warn">
        {mayDecide
          ? t`Bitte entscheiden Sie bis ${momentText(expiresAt)}, sonst endet die Reservierung.`
          : t`Ein anderer Inhaber entscheidet bis ${momentText(expiresAt)}, sonst endet die Reservierung.`}
      </Alert>
      {mayDecide && (
        <p className="row wrap">
          <Button
            variant="primary"
            pending={decide.isPending}
            aria-label={t`Reservierung freigeben: ${name}`}
            onClick={() => settle(true)}
          >
            Reservierung freigeben
          </Button>
          <Button
            variant="ghost"
            disabled={decide.isPending}
            aria-label={t`Ablehnen: ${name}`}
            onClick={() => settle(false)}
          >
            Ablehnen
          </Button>
        </p>
      )}
    </div>
  )
}
