import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { priceOf } from '@portal/domain/vehicles/attributes/price-text'
import { Price } from '../../ui/Price.tsx'

/** The price that the caller's role sees, with its label. */
export function MainPrice({ car, size }: { car: Car; size: 'm' | 'l' }) {
  const { label, euro, isNet } = priceOf(car)
  const named = label === t('Preis') ? label : isNet ? t`${label} (netto)` : t`${label} (brutto)`
  return <Price value={euro} label={named} size={size} withCents={size === 'l'} />
}
