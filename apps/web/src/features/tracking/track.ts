import { sendBlindly } from '../../api.ts'
import { hasConsent } from '../../consent.ts'
import { queryClient } from '../../query-client.ts'
import { portalSettings } from '../portal-settings/queries.ts'
import { type Event, messageOf, pageNameOf } from './facts.ts'

let visitor: string | undefined

/** A number for as long as the page is open: visits can be counted, people cannot be found again. */
function visitorNumber(): string {
  visitor ??= crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  return visitor
}

function send(page: string, event?: Event) {
  const analytics = queryClient.getQueryData(portalSettings.queryKey)?.analytics
  if (!analytics || !hasConsent('analytics')) return
  const sender = { siteId: analytics.siteId, visitor: visitorNumber(), origin: window.location.origin, page }
  sendBlindly(analytics.url, messageOf(sender, event))
}

/** Counts a page: nothing leaves without consent and without the operator's address. */
export const trackPage = (pathname: string) => send(pageNameOf(pathname))

/** Counts what was done on the page that is open. */
export const trackEvent = (event: Event) =>
  send(pageNameOf(window.location.hash.slice(1).split('?')[0] ?? ''), event)
