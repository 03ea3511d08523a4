import type { HouseDealer } from '@portal/contract/house-dealers'
import { countText } from '@portal/domain/formats'
import { EnquiryLinks } from '../enquiry-desk/EnquiryLinks.tsx'

type Props = Pick<HouseDealer, 'enquiries'> & { total: number }

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
      <EnquiryLinks enquiries={enquiries} />
    )}
  </section>
)
