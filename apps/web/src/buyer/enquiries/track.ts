import { carName } from '@portal/domain/vehicles/attributes/name'
import { trackEvent } from '../../site/tracking/track.ts'
import type { EnquiryCar, Mode } from './form.ts'

/** An accepted enquiry, without its content. */
export const trackEnquiry = (mode: Mode, car: EnquiryCar) =>
  trackEvent({
    category: mode === 'enquiry' ? 'Anfrage' : 'Termin',
    action: 'gesendet',
    name: carName(car),
  })
