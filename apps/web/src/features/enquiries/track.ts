import { vehicleName } from '@portal/domain/vehicle/name'
import { trackEvent } from '../tracking/track.ts'
import type { EnquiryCar, Mode } from './form.ts'

/** An accepted enquiry, without its content. */
export const trackEnquiry = (mode: Mode, { hersteller, modellgruppe }: EnquiryCar) =>
  trackEvent({
    category: mode === 'enquiry' ? 'Anfrage' : 'Termin',
    action: 'gesendet',
    name: vehicleName(hersteller, modellgruppe),
  })
