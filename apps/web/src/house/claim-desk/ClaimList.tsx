import type { ClaimEntry } from '@portal/contract/house/claim-desk'
import { Link } from 'react-router'
import { houseClaimPath } from '../../house-paths.ts'
import { initialsOf } from '../enquiry-desk/facts.ts'
import { deadlineText, stateOf } from './facts.ts'

type Props = {
  entries: readonly ClaimEntry[]
  /** The id of the open claim. */
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

export const ClaimList = ({ entries, current, address }: Props) => (
  <ul className="mails">
    {entries.map((entry) => {
      const { look, text } = stateOf(entry)
      return (
        <li key={entry.id}>
          <Link
            to={`${houseClaimPath(entry.id)}${address}`}
            preventScrollReset
            aria-current={entry.id === current ? 'true' : undefined}
          >
            <b>{entry.company ?? 'Partner ohne Konto'}</b>
            <span className={entry.isOverdue ? 'since hot' : 'since'}>
              {deadlineText(entry, new Date(Date.now()))}
            </span>
            <span className="excerpt">{entry.title}</span>
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
