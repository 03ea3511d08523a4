import type { Car } from '@portal/contract/vehicles/cars'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { trackEvent } from '../../site/tracking/track.ts'

/** A shared car and the channel. */
export const trackShare = (way: string, car: Car) =>
  trackEvent({ category: 'Teilen', action: way, name: carName(car) })
