import type { Car } from '@portal/contract/vehicles/cars'
import { euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { priceOf, priceText } from '@portal/domain/vehicles/attributes/price-text'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconArrowsLeftRight, IconEyeOff, IconStarFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { CompareToggle } from '../../buyer/compare/CompareToggle.tsx'
import { WatchStar } from '../../buyer/watchlist/WatchStar.tsx'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { photosOf } from '../../vehicles/cars/facts.ts'
import { OfferFlag } from '../../vehicles/cars/OfferNotes.tsx'
import { DismissButton } from '../../vehicles/dismissed-cars/DismissButton.tsx'
import { linesOf } from './facts.ts'

type Props = {
  car: Car
  at: number
  isCurrent: boolean
  /** Focused when it appears. */
  takesFocus: boolean
  isMarked: boolean
  isCompared: boolean
  isDismissed: boolean
  /** Whether the row of a dismissed car disappears. */
  leavesList: boolean
  /** Beside the selected car; otherwise a row links to the page of its car and has its own buttons. */
  isSplit: boolean
  onShow: (at: number) => void
  onOpen: (car: Car) => void
}

function focusRow(row: HTMLElement | null) {
  row?.querySelector<HTMLElement>('.trow-main')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** A car as a row of the list. Memoized, because each key press would render up to a thousand rows again. */
export const CarRow = memo(function CarRow({ car, at, isCurrent, takesFocus, isSplit, ...more }: Props) {
  const { onShow, onOpen, leavesList, ...marks } = more
  const className = marks.isDismissed ? 'trow dismissed' : 'trow'
  const content = <RowContent car={car} isSplit={isSplit} {...marks} />
  return (
    <li className={className} data-current={isCurrent || undefined} ref={takesFocus ? focusRow : undefined}>
      {isSplit ? (
        <button
          type="button"
          className="trow-main"
          aria-current={isCurrent || undefined}
          onClick={() => onShow(at)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isCurrent) return
            event.preventDefault()
            onOpen(car)
          }}
        >
          {content}
        </button>
      ) : (
        <>
          <Link
            className="trow-main"
            to={carPath(car, 'searchResults')}
            state={{ fromList: true }}
            aria-current={isCurrent || undefined}
          >
            {content}
          </Link>
          <div className="trow-actions">
            <WatchStar car={car} />
            <CompareToggle car={car} />
            <DismissButton car={car} isDismissed={marks.isDismissed} leavesList={leavesList} />
          </div>
        </>
      )}
    </li>
  )
})

type Content = Pick<Props, 'car' | 'isSplit' | 'isMarked' | 'isCompared' | 'isDismissed'>

function RowContent({ car, isSplit, isMarked, isCompared, isDismissed }: Content) {
  const { euro, isNet } = priceOf(car)
  return (
    <>
      <span className="th">
        <CarImage
          photo={photosOf(car.mvpcarstockimages)[0]}
          alt=""
          sizes="104px"
          isTransporter={car.transporter}
        />
        <OfferFlag car={car} />
      </span>
      <span className="tx">
        <b>{carName(car)}</b>
        {linesOf(car).map((line, place) => (
          // The first line ends with the headline.
          <small key={line} lang={place === 0 ? 'de' : undefined}>
            {line}
          </small>
        ))}
      </span>
      <span className="tp">
        <span className="price">{priceText(euro)}</span>
        <span className="marks">
          {car.priceDrop && <span className="drop">−{euroText(car.priceDrop.euro)}</span>}
          {isSplit && isMarked && <IconStarFilled aria-label="gemerkt" role="img" />}
          {isSplit && isCompared && <IconArrowsLeftRight aria-label="im Vergleich" role="img" />}
          {isDismissed && <IconEyeOff aria-label="ausgeblendet" role="img" />}
          <span className="tax">{isNet ? t('netto') : vatShort(car.vatMode)}</span>
        </span>
      </span>
      {car.energyLabel && (
        <span className="energy" lang="de">
          {car.energyLabel}
        </span>
      )}
    </>
  )
}

/** How the price is taxed, in one word. */
const vatShort = (vatMode: string) => (vatMode === 'REGEL' ? t('MwSt.') : '§\u00a025a')
