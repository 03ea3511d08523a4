import { NewestCars } from './NewestCars.tsx'

/** What dealers see below their search. */
export default function DealerTabs() {
  return (
    <>
      <div className="section-head">
        <h2>Neue Fahrzeuge</h2>
      </div>
      <NewestCars />
    </>
  )
}
