import type { Car } from '@portal/contract/cars'
import { dayText, euroText } from '@portal/domain/formats'
import { useLastVisit } from '../last-visit/queries.ts'
import { isRecent, weekdayOf } from './facts.ts'

type Offer = Partial<Pick<Car, 'publishedAt' | 'priceDrop' | 'backAt'>>

/** The flag on the picture of a car that is new or available again since the account's last visit. */
export function OfferFlag({ car: { publishedAt, backAt } }: { car: Offer }) {
  const lastVisit = useLastVisit()
  const isSince = (moment: string | null | undefined) =>
    Boolean(lastVisit && moment && moment > lastVisit && isRecent(moment))
  if (isSince(publishedAt)) return <span className="offer-flag">Neu seit {weekdayOf(publishedAt)}</span>
  return isSince(backAt) ? <span className="offer-flag">Wieder da seit {weekdayOf(backAt)}</span> : null
}

/** The line above the price: since when the car is offered, and its last price reduction. */
export function OfferNotes({ car: { publishedAt, priceDrop } }: { car: Offer }) {
  const lastVisit = useLastVisit()
  const isShown = priceDrop && (isRecent(priceDrop.at) || (lastVisit !== null && priceDrop.at > lastVisit))
  if (!publishedAt) return null
  return (
    <p className="offer-notes">
      Im Angebot seit {dayText(publishedAt)}
      {isShown && (
        <b>
          ↓ Preis gesenkt −{euroText(priceDrop.euro)} am {dayText(priceDrop.at)}
        </b>
      )}
    </p>
  )
}
