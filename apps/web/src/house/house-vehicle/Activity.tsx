import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { countedText } from '@portal/domain/values/formats'
import { Link } from 'react-router'
import { housePaths, housePhotosPath } from '../../house-paths.ts'
import { EnquiryLinks } from '../enquiry-links/EnquiryLinks.tsx'

/** The number of files of the vehicle. */
export const Files = ({ vehicle: { gwnummer, photos, reports } }: { vehicle: HouseVehicle }) => (
  <section className="hp" aria-labelledby="files">
    <header>
      <h2 id="files">Dateien</h2>
      <Link to={housePhotosPath(gwnummer)}>Fotos bearbeiten</Link>
    </header>
    <p className="in">
      {countedText(photos.length, 'Foto', 'Fotos')}, {countedText(reports, 'Bericht', 'Berichte')}
    </p>
  </section>
)

/** The enquiries about the vehicle, newest first. */
export const VehicleEnquiries = ({ vehicle: { enquiries } }: { vehicle: HouseVehicle }) => (
  <section className="hp" aria-label="Anfragen">
    <header>
      <h2>Anfragen</h2>
      <Link to={housePaths.enquiries}>Alle Anfragen</Link>
    </header>
    {enquiries.length === 0 ? (
      <p className="in muted">Noch keine Anfrage zu diesem Fahrzeug.</p>
    ) : (
      <EnquiryLinks enquiries={enquiries} />
    )}
  </section>
)
