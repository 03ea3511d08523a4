import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { housePhotosPath } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { DropArea } from './DropArea.tsx'
import { pendingFiles } from './facts.ts'
import { PendingList } from './PendingList.tsx'
import { fileTasks } from './queries.ts'
import { continueUploads, uploadFiles, useUploads } from './uploads.ts'
import { VehicleOpener } from './VehicleOpener.tsx'
import './photos.css'

export const handle = { title: t('Fotos') }

export async function loader() {
  void continueUploads(await queryClient.fetchQuery(fileTasks))
  return null
}

/** Photos and reports of many vehicles, whose numbers are in the file names. */
export function Component() {
  const { data: tasks } = useSuspenseQuery(fileTasks)
  const files = pendingFiles(useUploads(), tasks)
  const vehicles = [...new Set(files.flatMap(({ gwnummer }) => gwnummer ?? []))].sort()
  return (
    <>
      <HouseHead title="Fotos für mehrere Fahrzeuge" />
      <VehicleOpener />
      <DropArea
        heading="Fotos und Gutachten hierher ziehen"
        hint="Der Dateiname beginnt mit der GW-Nummer: 480988_01.jpg ist Foto 1, 480988_gutachten.pdf das Gutachten und 480988_zustand.pdf der Zustandsbericht von 480988."
        onFiles={(chosen) => void uploadFiles(chosen)}
      />
      {vehicles.length > 0 && (
        <section className="hp" aria-labelledby="vehicles">
          <header>
            <h2 id="vehicles">Fahrzeuge</h2>
            <span className="muted">{vehicles.length}</span>
          </header>
          <ul className="vlinks in">
            {vehicles.map((gwnummer) => (
              <li key={gwnummer}>
                <Link to={housePhotosPath(gwnummer)}>Fotos von {gwnummer}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PendingList files={files} showsVehicle />
    </>
  )
}
