import { useQuery } from '@tanstack/react-query'
import { CarGrid, CarGridSkeleton } from '../cars/CarGrid.tsx'
import { similarTo } from './queries.ts'

/** Alternatives to a sold car; renders nothing if there are none. */
export function SimilarCars({ id }: { id: string }) {
  const { data, isPending, isError } = useQuery(similarTo(id))
  if (isError || data?.length === 0) return null
  return (
    <section className="section" aria-labelledby="aehnliche">
      <div className="section-head">
        <h2 id="aehnliche" tabIndex={-1}>
          Ähnliche Fahrzeuge
        </h2>
      </div>
      {isPending ? (
        <CarGridSkeleton count={3} />
      ) : (
        <CarGrid cars={data} source="searchResults" headingLevel="h3" />
      )}
    </section>
  )
}
