import type { HouseEnquiryEntry } from '@portal/contract/house/enquiry-desk'
import { momentText } from '@portal/domain/values/formats'
import { Link } from 'react-router'
import { enquiryPath } from '../../house-paths.ts'
import { askerOf, initialsOf, isOverdue, sinceText, stateOf } from './facts.ts'

type Props = {
  entries: HouseEnquiryEntry[]
  /** The id of the open enquiry. */
  current: string | undefined
  /** The filters as a query string, kept in the links. */
  address: string
}

const Holder = ({ name }: { name: string | undefined }) => (
  <span className={name ? 'ava s' : 'ava s none'}>
    <span aria-hidden>{name ? initialsOf(name) : '?'}</span>
    <span className="vh">{name ? `Zuständig: ${name}` : 'Niemand zuständig'}</span>
  </span>
)

export const EnquiryList = ({ entries, current, address }: Props) => (
  <ul className="mails">
    {entries.map((entry) => {
      const { look, text } = stateOf(entry)
      return (
        <li key={entry.id}>
          <Link
            to={`${enquiryPath(entry.id)}${address}`}
            preventScrollReset
            aria-current={entry.id === current ? 'true' : undefined}
          >
            <b>{askerOf(entry)}</b>
            <span className={isOverdue(entry) ? 'since hot' : 'since'}>{sinceText(entry)}</span>
            <span className="excerpt">
              {entry.appointmentAt && `Termin ${momentText(entry.appointmentAt)}: `}
              {entry.excerpt}
            </span>
            <span className="m">
              <span className={`st ${look}`}>{text}</span>
              <span className="whose">
                {entry.gwnummer}
                <Holder name={entry.holder?.name} />
              </span>
            </span>
          </Link>
        </li>
      )
    })}
  </ul>
)
