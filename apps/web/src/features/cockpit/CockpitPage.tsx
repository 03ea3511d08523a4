import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Bands } from './Bands.tsx'
import { Figures } from './Figures.tsx'
import { standText } from './facts.ts'
import { Imports } from './Imports.tsx'
import { Needs } from './Needs.tsx'
import { PriceEffects } from './PriceEffects.tsx'
import { cockpit } from './queries.ts'
import { SeenNotAsked } from './SeenNotAsked.tsx'
import './cockpit.css'

export const handle = { title: 'Übersicht' }

/** Starts the request with the page's code; the page itself shows what became of it. */
export function loader() {
  void queryClient.prefetchQuery(cockpit)
  return null
}

/** The overview of the house: what needs somebody, and how the stock stands. Every figure leads to its list. */
export function Component() {
  const { data, error } = useQuery(cockpit)
  return (
    <>
      <div className="hhead">
        <div>
          <h1>Übersicht</h1>
          <p>{data ? standText(data.at) : '\u00a0'}</p>
        </div>
      </div>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!data && !error && <Spinner label="Kennzahlen werden geladen" />}
      {data && (
        <>
          <Figures cockpit={data} />
          <div className="cols a">
            <div className="col">
              <Needs cockpit={data} />
              <SeenNotAsked cockpit={data} />
            </div>
            <div className="col">
              <Bands cockpit={data} />
              <PriceEffects cockpit={data} />
              <Imports cockpit={data} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
