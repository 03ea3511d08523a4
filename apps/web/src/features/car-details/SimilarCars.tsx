import { useQuery } from '@tanstack/react-query'
import { CarGrid, CarGridSkeleton } from '../cars/CarGrid.tsx'
import { similarTo } from './queries.ts'

/** What a buyer may look at in place of a sold car; nothing where there is nothing like it. */
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
