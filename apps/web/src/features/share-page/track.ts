import type { Car } from '@portal/contract/cars'
import { trackEvent } from '../tracking/track.ts'

/** A car that was shared, and on which way. */
export const trackShare = (way: string, { hersteller, modellgruppe }: Car) =>
  trackEvent({ category: 'Teilen', action: way, name: `${hersteller} ${modellgruppe}` })
