import type { Criteria } from '@portal/domain/search/criteria'
import { dimensionsOf } from '../../site/tracking/facts.ts'
import { trackEvent } from '../../site/tracking/track.ts'

/** A submitted search with its criteria. */
export const trackSearch = (kind: 'Schnellsuche' | 'Detailsuche' | 'Suche in Worten', criteria: Criteria) =>
  trackEvent({ category: 'Suche', action: kind, dimensions: dimensionsOf(criteria) })
