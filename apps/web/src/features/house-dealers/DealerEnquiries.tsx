import type { HouseDealer } from '@portal/contract/house-dealers'
import { houseStateText, waitingStates } from '@portal/domain/enquiry-state'
import { countText, momentText } from '@portal/domain/formats'
import { Link } from 'react-router'
import { enquiryPath } from '../../house-paths.ts'

type Props = Pick<HouseDealer, 'enquiries'> & { total: number }

const kinds = { enquiry: 'Anfrage', appointment: 'Besichtigung' }

/** The last enquiries of the company's people. */
export const DealerEnquiries = ({ enquiries, total }: Props) => (
  <section className="hp" aria-labelledby="dealer-enquiries">
    <header>
      <h2 id="dealer-enquiries">Anfragen</h2>
      <span className="muted">{countText(total)}</span>
    </header>
    {enquiries.length === 0 ? (
      <p className="in muted">Noch keine Anfrage.</p>
    ) : (
      <ul className="list">
        {enquiries.map(({ id, kind, state, gwnummer, createdAt }) => (
          <li key={id}>
            <div className="g">
              <Link to={enquiryPath(id)}>
                {kinds[kind]} zu {gwnummer}
              </Link>
              <span>{momentText(createdAt)}</span>
            </div>
            <span className={`st ${waitingStates.includes(state) ? 'res' : 'ok'}`}>
              {houseStateText[state]}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
