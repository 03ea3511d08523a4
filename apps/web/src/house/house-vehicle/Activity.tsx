import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { countText } from '@portal/domain/values/formats'
import { Link } from 'react-router'
import { housePaths, housePhotosPath } from '../../house-paths.ts'
import { EnquiryLinks } from '../enquiry-links/EnquiryLinks.tsx'

/** Files and enquiries of the vehicle. */
export function Activity({ vehicle: { gwnummer, photos, reports, enquiries } }: { vehicle: HouseVehicle }) {
  return (
    <>
      <section className="hp" aria-labelledby="files">
        <header>
          <h2 id="files">Dateien</h2>
          <Link to={housePhotosPath(gwnummer)}>Fotos bearbeiten</Link>
        </header>
        <p className="in">
          {countText(photos.length)} Fotos, {countText(reports)} Berichte
        </p>
      </section>
      <section className="hp" aria-labelledby="asked">
        <header>
          <h2 id="asked">Anfragen</h2>
          <Link to={housePaths.enquiries}>Alle Anfragen</Link>
        </header>
        {enquiries.length === 0 ? (
          <p className="in muted">Noch keine Anfrage zu diesem Fahrzeug.</p>
        ) : (
          <EnquiryLinks enquiries={enquiries} />
        )}
      </section>
    </>
  )
}
