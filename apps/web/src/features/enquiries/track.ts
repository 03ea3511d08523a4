import type { Car } from '@portal/contract/cars'
import { trackEvent } from '../tracking/track.ts'
import type { Mode } from './form.ts'

/** An accepted enquiry, without its content. */
export const trackEnquiry = (mode: Mode, { hersteller, modellgruppe }: Car) =>
  trackEvent({
    category: mode === 'enquiry' ? 'Anfrage' : 'Termin',
    action: 'gesendet',
    name: `${hersteller} ${modellgruppe}`,
  })
