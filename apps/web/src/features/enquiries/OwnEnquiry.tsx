import type { Enquiry } from '@portal/contract/enquiries'
import { carPath } from '@portal/domain/car-path'
import { enquiryStateText } from '@portal/domain/enquiry-state'
import { momentText } from '@portal/domain/formats'
import { vehicleName } from '@portal/domain/vehicle/name'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { appointmentLabels, stateLooks } from './facts.ts'
import { OwnThread } from './OwnThread.tsx'

type Props = { enquiry: Enquiry; isOpen: boolean; onOpen: (id: string | null) => void }

/** An enquiry of the caller; opened, with what was written since. */
export function OwnEnquiry({ enquiry, isOpen, onOpen }: Props) {
  const name = vehicleName(enquiry.hersteller, enquiry.modellgruppe)
  return (
    <li className="panel enquiry">
      <div className="enquiry-head">
        <h2>
          <Link to={carPath(enquiry, 'searchResults')}>{name}</Link>
        </h2>
        <span className={`tag ${stateLooks[enquiry.state]}`}>{enquiryStateText[enquiry.state]}</span>
      </div>
      <p className="small muted">
        GW-Nr. {enquiry.gwnummer}, gesendet am {momentText(enquiry.createdAt)}
        {!enquiry.available && ', Fahrzeug nicht mehr verfügbar'}
      </p>
      {enquiry.appointmentAt && (
        <p>
          {appointmentLabels[enquiry.appointmentState]}: {momentText(enquiry.appointmentAt)}
        </p>
      )}
      {isOpen ? <OwnThread id={enquiry.id} /> : <p className="enquiry-text">{enquiry.bemerkungen}</p>}
      <div>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Verlauf schließen' : 'Verlauf und Antwort'}: ${name}, GW-Nr. ${enquiry.gwnummer}`}
          onClick={() => onOpen(isOpen ? null : enquiry.id)}
        >
          {isOpen ? 'Verlauf schließen' : 'Verlauf und Antwort'}
        </Button>
      </div>
    </li>
  )
}
