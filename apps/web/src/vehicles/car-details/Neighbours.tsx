import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { storedResults } from '../../storage.ts'
import { neighboursOf } from './facts.ts'
import { carOf } from './queries.ts'

/** Links to the previous and next car of the result list. */
export function Neighbours({ id }: { id: number }) {
  const { previous, next } = neighboursOf(storedResults.read()?.ids ?? [], id)
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="neighbours" aria-label="Weitere Fahrzeuge im Ergebnis">
      {previous !== undefined && (
        <Neighbour id={previous} label="Vorheriges Fahrzeug">
          <IconChevronLeft aria-hidden />
        </Neighbour>
      )}
      {next !== undefined && (
        <Neighbour id={next} label="Nächstes Fahrzeug">
          <IconChevronRight aria-hidden />
        </Neighbour>
      )}
    </nav>
  )
}

type Props = { id: number; label: string; children: ReactNode }

/** The link contains maker and model group, so it is shown when the car is loaded. */
function Neighbour({ id, label, children }: Props) {
  const { data: car } = useQuery(carOf(String(id)))
  const { state } = useLocation()
  if (!car) return null
  return (
    <Link
      className="iconbtn"
      to={carPath(car, 'searchResults')}
      replace
      state={state}
      aria-label={`${label}: ${carName(car)}`}
    >
      {children}
    </Link>
  )
}
