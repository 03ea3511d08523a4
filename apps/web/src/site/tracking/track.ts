import { sendWithoutReply } from '../../api.ts'
import { hasConsent } from '../../consent.ts'
import { queryClient } from '../../query-client.ts'
import { portalSettings } from '../portal-settings/queries.ts'
import { type AnalyticsEvent, messageOf, pageNameOf } from './facts.ts'

let visitor: string | undefined

/**
 * A random visitor id, valid until the page is closed: visits can be counted, but persons cannot be recognised later.
 */
function visitorNumber(): string {
  visitor ??= crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  return visitor
}

function send(page: string, event?: AnalyticsEvent) {
  const analytics = queryClient.getQueryData(portalSettings.queryKey)?.analytics
  if (!analytics || !hasConsent('analytics')) return
  const sender = { siteId: analytics.siteId, visitor: visitorNumber(), origin: window.location.origin, page }
  sendWithoutReply(analytics.url, messageOf(sender, event))
}

/** Counts a page view. Nothing is sent without consent and a configured analytics address. */
export const trackPage = (pathname: string) => send(pageNameOf(pathname))

/** Counts an event on the current page. */
export const trackEvent = (event: AnalyticsEvent) =>
  send(pageNameOf(window.location.hash.slice(1).split('?')[0] ?? ''), event)
