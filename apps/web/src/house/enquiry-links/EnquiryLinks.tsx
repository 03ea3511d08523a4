import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { houseStateText, waitingStates } from '@portal/domain/buyer/enquiry-state'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Link } from 'react-router'
import { enquiryPath } from '../../house-paths.ts'

type Listed = Omit<HouseVehicle['enquiries'][number], 'from'> & {
  /** Who asked; absent where all are from one. */
  from?: string
  /** Given if enquiries about several vehicles are listed. */
  gwnummer?: string
}

const kinds = { enquiry: t('Anfrage'), appointment: t('Besichtigung') }

/** Links to enquiries, each with its time and state. */
export const EnquiryLinks = ({ enquiries }: { enquiries: readonly Listed[] }) => (
  <ul className="list">
    {enquiries.map(({ id, kind, state, from, gwnummer, createdAt }) => (
      <li key={id}>
        <div className="g">
          <Link to={enquiryPath(id)}>
            {from ?? (gwnummer ? t`${kinds[kind]} zu ${gwnummer}` : kinds[kind])}
          </Link>
          <span>{from ? `${kinds[kind]}, ${momentText(createdAt)}` : momentText(createdAt)}</span>
        </div>
        <span className={`st ${waitingStates.includes(state) ? 'res' : 'ok'}`}>{houseStateText[state]}</span>
      </li>
    ))}
  </ul>
)
