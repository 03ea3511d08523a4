import type { DealerDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { readPhotoArchive } from '@portal/contract/vehicles/photo-archive'
import { t } from '@portal/domain/values/text'
import { IconFileZip } from '@tabler/icons-react'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { photosOf } from '../cars/facts.ts'
import { daysText } from './facts.ts'

/** Data for dealers: taxation, days in stock, all photos (E-30, U-14). */
export function DealerBlock({ car, dealer }: { car: Car; dealer: DealerDetails }) {
  const { haendlerpreisnetto, daysInStock } = dealer
  const facts: Fact[] = [
    [t('Besteuerung'), haendlerpreisnetto === null ? t('Differenzbesteuerung') : t('Regelbesteuerung')],
    [t('Standtage'), daysText(daysInStock)],
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
const PhotoArchiveButton = ({ car: { fahrzeugid, gwnummer } }: { car: Car }) => (
  <DownloadButton
    Icon={IconFileZip}
    save={() => download(readPhotoArchive, t`fotos-${gwnummer}.zip`, { params: { id: String(fahrzeugid) } })}
  >
    Alle Fotos als ZIP
  </DownloadButton>
)
