import type { Car } from '@portal/contract/cars'
import { Price } from '../../ui/Price.tsx'

/** The price the caller would pay, with its label. */
export function MainPrice({ car, size }: { car: Car; size: 'm' | 'l' }) {
  const consumer = car.planverkaufspreisprivatkundengeschaeftbrutto
  const dealer = car.haendlerpreisbrutto ?? 0
  const withCents = size === 'l'
  if (dealer !== 0) return <Price value={dealer} label="Händlerpreis (brutto)" {...{ size, withCents }} />
  if (consumer !== 0) return <Price value={consumer} label="Preis" {...{ size, withCents }} />
  return (
    <p className="muted">
      <span className="price-label">Preis</span>
      auf Anfrage
    </p>
  )
}
