import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { houseStateText, waitingStates } from '@portal/domain/buyer/enquiry-state'
import { momentText } from '@portal/domain/values/formats'
import { Link } from 'react-router'
import { enquiryPath } from '../../house-paths.ts'

type Listed = HouseVehicle['enquiries'][number] & {
  /** Given if enquiries about several vehicles are listed. */
  gwnummer?: string
}

const kinds = { enquiry: 'Anfrage', appointment: 'Besichtigung' }

/** Links to enquiries, each with its time and state. */
export const EnquiryLinks = ({ enquiries }: { enquiries: readonly Listed[] }) => (
  <ul className="list">
    {enquiries.map(({ id, kind, state, gwnummer, createdAt }) => (
      <li key={id}>
        <div className="g">
          <Link to={enquiryPath(id)}>{gwnummer ? `${kinds[kind]} zu ${gwnummer}` : kinds[kind]}</Link>
          <span>{momentText(createdAt)}</span>
        </div>
        <span className={`st ${waitingStates.includes(state) ? 'res' : 'ok'}`}>{houseStateText[state]}</span>
      </li>
    ))}
  </ul>
)
