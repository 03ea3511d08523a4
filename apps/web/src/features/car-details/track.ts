import type { Car } from '@portal/contract/cars'
import { vehicleName } from '@portal/domain/vehicle/name'
import { trackEvent } from '../tracking/track.ts'

/** A vehicle page was opened. */
export const trackCarView = ({ hersteller, modellgruppe }: Car) =>
  trackEvent({ category: 'Fahrzeug', action: 'angesehen', name: vehicleName(hersteller, modellgruppe) })
