import type { Car } from '@portal/contract/vehicles/cars'
import { seesOffers } from '@portal/domain/accounts/roles'
import { dayText, euroText } from '@portal/domain/values/formats'
import { useAccount } from '../../session/account.ts'
import { useLastVisit } from '../last-visit/queries.ts'
import { isRecent, weekdayOf } from './facts.ts'

type Offer = Partial<Pick<Car, 'publishedAt' | 'priceDrop' | 'backAt'>>

/** The flag on the picture of a car that is new or available again since the account's last visit. */
export const OfferFlag = ({ car }: { car: Offer }) =>
  seesOffers(useAccount()) ? <NewsFlag car={car} /> : null

function NewsFlag({ car: { publishedAt, backAt } }: { car: Offer }) {
  const lastVisit = useLastVisit()
  const isSince = (moment: string | null | undefined) =>
    Boolean(lastVisit && moment && moment > lastVisit && isRecent(moment))
  if (isSince(publishedAt)) return <span className="offer-flag">Neu seit {weekdayOf(publishedAt)}</span>
  return isSince(backAt) ? <span className="offer-flag">Wieder da seit {weekdayOf(backAt)}</span> : null
}

/** The line above the price: since when the car is offered, and its last price reduction. */
export const OfferNotes = ({ car: { publishedAt, priceDrop } }: { car: Offer }) =>
  publishedAt ? (
    <p className="offer-notes">
      Im Angebot seit {dayText(publishedAt)}
      {priceDrop && <PriceDrop drop={priceDrop} />}
    </p>
  ) : null

function PriceDrop({ drop: { euro, at } }: { drop: NonNullable<Offer['priceDrop']> }) {
  const lastVisit = useLastVisit()
  if (!isRecent(at) && (lastVisit === null || at <= lastVisit)) return null
  return (
    <b>
      ↓ Preis gesenkt −{euroText(euro)} am {dayText(at)}
    </b>
  )
}
