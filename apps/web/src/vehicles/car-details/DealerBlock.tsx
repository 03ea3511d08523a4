import type { DealerDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { readPhotoArchive } from '@portal/contract/vehicles/photo-archive'
import { dayText, euroCentText } from '@portal/domain/values/formats'
import { priceText } from '@portal/domain/vehicles/attributes/price-text'
import { IconFileZip } from '@tabler/icons-react'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { photosOf } from '../cars/facts.ts'
import { comparableFacts, daysText } from './facts.ts'

/** Data for dealers: taxation, days in stock, price history (E-30, U-14). */
export function DealerBlock({ car, dealer }: { car: Car; dealer: DealerDetails }) {
  const { haendlerpreisnetto, daysInStock } = dealer
  const facts: Fact[] = [
    ['Besteuerung', haendlerpreisnetto === null ? 'Differenzbesteuerung' : 'Regelbesteuerung'],
    ['Standtage', daysText(daysInStock)],
  ]
  return (
    <section className="panel dealer-block" aria-labelledby="haendler">
      <h2 id="haendler">Für Händler</h2>
      <FactList facts={[...facts, ...comparableFacts(dealer.comparables)]} />
      {photosOf(car.mvpcarstockimages).length > 0 && <PhotoArchiveButton car={car} />}
      {dealer.priceSteps.length > 1 && (
        <>
          <h3 id="preisschritte">Preisentwicklung</h3>
          <table className="price-steps" aria-labelledby="preisschritte">
            <thead>
              <tr>
                <th scope="col">Seit</th>
                <th scope="col">Händlerpreis</th>
                <th scope="col">Privatverkaufspreis</th>
              </tr>
            </thead>
            <tbody>
              {dealer.priceSteps.map((step) => (
                <tr key={step.changedAt}>
                  <td>{dayText(step.changedAt)}</td>
                  <td>{priceText(step.haendlerpreisbrutto, euroCentText)}</td>
                  <td>{priceText(step.planverkaufspreisprivatkundengeschaeftbrutto, euroCentText)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

/** Saves all photos of a car as one ZIP file; for dealers. */
const PhotoArchiveButton = ({ car: { fahrzeugid, gwnummer } }: { car: Car }) => (
  <DownloadButton
    Icon={IconFileZip}
    save={() => download(readPhotoArchive, `fotos-${gwnummer}.zip`, { params: { id: String(fahrzeugid) } })}
  >
    Alle Fotos als ZIP
  </DownloadButton>
)
