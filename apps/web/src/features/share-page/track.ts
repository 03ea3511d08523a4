import type { Car } from '@portal/contract/cars'
import { vehicleName } from '@portal/domain/vehicle/name'
import { trackEvent } from '../tracking/track.ts'

/** A shared car and the channel. */
export const trackShare = (way: string, { hersteller, modellgruppe }: Car) =>
  trackEvent({ category: 'Teilen', action: way, name: vehicleName(hersteller, modellgruppe) })
