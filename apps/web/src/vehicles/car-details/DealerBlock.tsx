import type { DealerDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { readPhotoArchive } from '@portal/contract/vehicles/photo-archive'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../download.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { photosOf } from '../cars/facts.ts'
import { daysText } from './facts.ts'

/** Data for dealers: taxation, days in stock, all photos (E-30, U-14). */
export function DealerBlock({ car, dealer }: { car: Car; dealer: DealerDetails }) {
  const { haendlerpreisnetto, daysInStock } = dealer
  const facts: Fact[] = [
    ['Besteuerung', haendlerpreisnetto === null ? 'Differenzbesteuerung' : 'Regelbesteuerung'],
    ['Standtage', daysText(daysInStock)],
  ]
  return (
    <section className="panel dealer-block" aria-labelledby="haendler">
      <h2 id="haendler">Für Händler</h2>
      <FactList facts={facts} />
      {photosOf(car.mvpcarstockimages).length > 0 && <PhotoArchiveButton car={car} />}
    </section>
  )
}

/** Saves all photos of a car as one ZIP file; for dealers. */
function PhotoArchiveButton({ car: { fahrzeugid, gwnummer } }: { car: Car }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(readPhotoArchive, `fotos-${gwnummer}.zip`, { params: { id: String(fahrzeugid) } }),
    onError: (error) => toastFailure(error),
  })
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {!isPending && <IconFileZip aria-hidden />}
      Alle Fotos als ZIP
    </Button>
  )
}
