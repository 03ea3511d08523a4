import type { Car } from '@portal/contract/vehicles/cars'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { trackEvent } from '../../site/tracking/track.ts'

/** A vehicle page was opened. */
export const trackCarView = (car: Car) =>
  trackEvent({ category: 'Fahrzeug', action: 'angesehen', name: carName(car) })
