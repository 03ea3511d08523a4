import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { fileMaxBytes } from '@portal/domain/vehicles/photos'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { queryClient } from '../../query-client.ts'
import { VehicleHead } from '../vehicle-head/VehicleHead.tsx'
import { VehicleTabs } from '../vehicle-head/VehicleTabs.tsx'
import { CameraButton } from './CameraButton.tsx'
import { DeletedFiles } from './DeletedFiles.tsx'
import { DropArea } from './DropArea.tsx'
import { pendingFiles } from './facts.ts'
import { PendingList } from './PendingList.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { vehiclePhotos } from './queries.ts'
import { ReportList } from './ReportList.tsx'
import { continueUploads, uploadFiles, useUploads } from './uploads.ts'
import './photos.css'

export const handle = { title: (gwnummer: unknown) => t`${String(gwnummer)} Fotos` }

export async function loader({ params: { gwnummer = '' } }: LoaderFunctionArgs) {
  const { tasks } = await queryClient.fetchQuery(vehiclePhotos(gwnummer))
  void continueUploads(tasks)
  return gwnummer
}

const megabytes = fileMaxBytes / 1_048_576

export function Component() {
  const { gwnummer = '' } = useParams()
  const { data: vehicle } = useSuspenseQuery(vehiclePhotos(gwnummer))
  const uploads = useUploads().filter((upload) => upload.gwnummer === gwnummer)
  const tasks = vehicle.tasks.filter(({ replaces, state }) => replaces === null || state === 'refused')
  const upload = (files: File[]) => void uploadFiles(files, { gwnummer })
  return (
    <>
      <VehicleHead
        heading={t`Fotos: ${vehicleName(vehicle.hersteller, vehicle.modell)}`}
        gwnummer={gwnummer}
        photos={vehicle.photos}
      >
        <span className={vehicle.available ? 'st ok' : 'st off'}>
          {vehicle.available ? t('Sichtbar') : t('Nicht sichtbar')}
        </span>
      </VehicleHead>
      <VehicleTabs gwnummer={gwnummer} counts={{ fotos: vehicle.photos.length }} />
      <DropArea
        heading="Fotos und Gutachten hierher ziehen"
        hint={t`JPEG, PNG, WebP oder HEIC bis ${megabytes} MB; Ort und Gerät werden entfernt. PDF mit „Zustand“ im Namen ist der Zustandsbericht, jedes andere das Gutachten für Händler.`}
        onFiles={upload}
      />
      <PendingList files={pendingFiles(uploads, tasks)} />
      <DeletedFiles vehicle={vehicle} />
      <PhotoGrid vehicle={vehicle} />
      <ReportList vehicle={vehicle} />
      <CameraButton onFiles={upload} />
    </>
  )
}
