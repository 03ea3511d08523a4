import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { EnquiryLinks } from '../enquiry-links/EnquiryLinks.tsx'

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
