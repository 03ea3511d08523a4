import type { Car } from '@portal/contract/cars'
import { trackEvent } from '../tracking/track.ts'

/** A vehicle page was opened. */
export const trackCarView = ({ hersteller, modellgruppe }: Car) =>
  trackEvent({ category: 'Fahrzeug', action: 'angesehen', name: `${hersteller} ${modellgruppe}` })
