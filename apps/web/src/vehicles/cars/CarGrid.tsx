import type { SourceView } from '@portal/domain/vehicles/car-path'
import type { ReactNode } from 'react'
import { CarCard, type CardCar, type CardProps } from './CarCard.tsx'

type Props<Item extends CardCar> = Pick<CardProps, 'withGwTag' | 'headingLevel' | 'sizes'> & {
  cars: readonly Item[]
  source: SourceView
  /** Placed on each card, for example the star of the watchlist. */
  action?: (car: Item) => ReactNode
  /** The number of pictures at the start that are loaded eagerly, because they are visible at once. */
  eager?: number
  /** The card at this position is focused when it appears: the first one of an added page. */
  focusAt?: number
  /** Draws cards below the screen when they come near it; until then their height is estimated. */
  isLate?: boolean
}

const focusLink = (item: HTMLElement | null) => item?.querySelector('a')?.focus({ preventScroll: true })

/** The grid of every vehicle list: one, two or three columns (D-10, D-14). */
export function CarGrid<Item extends CardCar>({
  cars,
  source,
  action,
  eager = 0,
  focusAt,
  isLate = false,
  ...card
}: Props<Item>) {
  return (
    <ul className={isLate ? 'grid late-cards' : 'grid'}>
      {cars.map((car, index) => (
        <li key={car.fahrzeugid} ref={index === focusAt ? focusLink : undefined}>
          <CarCard {...card} car={car} source={source} action={action?.(car)} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

/** The grid while its cars are loading; `first` is shown in place of the first picture. */
export const CarGridSkeleton = ({ count = 6, first }: { count?: number; first?: ReactNode }) => (
  <div className="grid" aria-busy>
    {Array.from({ length: count }, (_, index) => `outline-${index}`).map((key, index) => (
      <SkeletonCard key={key}>{index === 0 && first}</SkeletonCard>
    ))}
  </div>
)

/** The outline of a vehicle card while its list is loading; `children` are shown in place of the picture. */
function SkeletonCard({ children }: { children?: ReactNode }) {
  return (
    <div className="vcard skeleton" aria-hidden>
      <div className="pic sk">{children}</div>
      <div className="body">
        <div className="sk title" />
        <div className="sk line" />
        <div className="sk block" />
        <div className="sk price-line" />
      </div>
    </div>
  )
}
