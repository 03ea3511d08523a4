import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { MainPrice } from '../../vehicles/car-details/MainPrice.tsx'
import { EnquiryButton } from './EnquiryButton.tsx'

const sections = [
  ['fakten', t('Fakten')],
  ['zustand', t('Zustand')],
  ['ausstattung', t('Ausstattung')],
] as const

/** Buttons instead of links, because the hash holds the route. */
const goTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' })

/** Sections, price and enquiry of a car, always in view on wide screens. */
export const SectionBar = ({ car }: { car: Car }) => (
  <section className="section-bar" aria-label="Abschnitte, Preis und Anfrage">
    {sections.map(([id, label]) => (
      <button key={id} type="button" onClick={() => goTo(id)}>
        {label}
      </button>
    ))}
    <MainPrice car={car} size="m" />
    <EnquiryButton car={car} mode="enquiry" variant="primary" small>
      Anfrage senden
    </EnquiryButton>
  </section>
)
