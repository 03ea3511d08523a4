import type { Car } from '@portal/contract/cars'
import { EnquiryButton } from './EnquiryButton.tsx'
import { MainPrice } from './MainPrice.tsx'
import './buy-bar.css'

/** Price and enquiry of a car, always in view on small screens. */
export const BuyBar = ({ car }: { car: Car }) => (
  <section className="buy-bar" aria-label="Preis und Anfrage">
    <div className="container">
      <MainPrice car={car} size="m" />
      <EnquiryButton car={car} mode="enquiry" variant="primary">
        Anfrage senden
      </EnquiryButton>
    </div>
  </section>
)
