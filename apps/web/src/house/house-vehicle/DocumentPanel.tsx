import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { DownloadButton } from '../../DownloadButton.tsx'
import { housePhotosPath, housePurchasePath } from '../../house-paths.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { documentFacts } from './facts.ts'
import { saveDocument, vehicleDocuments } from './queries.ts'

/** The reports of the vehicle, and papers and invoices of its purchases. */
export function DocumentPanel({ vehicle: { gwnummer, documents } }: { vehicle: HouseVehicle }) {
  const { data, error, refetch } = useQuery(vehicleDocuments(gwnummer, documents))
  return (
    <section className="hp" aria-labelledby="documents">
      <header>
        <h2 id="documents">Dokumente</h2>
        <Link to={housePhotosPath(gwnummer)}>Gutachten hochladen</Link>
      </header>
      {error ? (
        <LoadFailure text={textOf(error)} onRetry={refetch} />
      ) : data ? (
        data.length === 0 && (
          <p className="in muted">
            Noch keine Dokumente. Gutachten kommen von der Fotoseite, Papiere und Rechnungen vom Kauf.
          </p>
        )
      ) : (
        <Spinner label="Dokumente werden geladen" />
      )}
      <ul className="list">
        {data?.map((document) => {
          const { title, facts } = documentFacts(document)
          return (
            <li key={document.kind === 'report' ? document.datei : document.id}>
              <div className="g">
                <b>{title}</b>
                <span>{facts}</span>
              </div>
              {document.kind !== 'report' && (
                <Link to={housePurchasePath(document.purchaseId)}>Zum Kauf</Link>
              )}
              <DownloadButton small save={() => saveDocument(gwnummer, document)}>
                <span className="vh">{title} </span>Herunterladen
              </DownloadButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
