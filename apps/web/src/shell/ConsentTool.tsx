import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { useEffect } from 'react'
import { consentContainerId, useIsDecided } from '../consent.ts'
import { isProduction } from '../env.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'

/** Safari has no `requestIdleCallback`. */
const whenIdle: (task: () => void) => void =
  'requestIdleCallback' in window
    ? (task) => window.requestIdleCallback(task, { timeout: 2000 })
    : (task) => setTimeout(task, 200)

/** If the tool cannot be loaded or fails, there is no consent and the portal works without it. */
const openQuestion = async (settings: PortalSettings) => {
  const { startConsentTool } = await import('./consent-tool.ts')
  // The question would change its height when the font arrives.
  await document.fonts.ready
  await startConsentTool(settings)
}

/** Shows the consent question to visitors without a decision when the page is idle. Nothing is stored on the device before it. */
export function ConsentTool() {
  const settings = usePortalSettings()
  const isDecided = useIsDecided()
  useEffect(() => {
    if (isDecided) whenIdle(cacheShell)
    else whenIdle(() => openQuestion(settings).catch(() => undefined))
  }, [isDecided, settings])
  return <div id={consentContainerId} />
}

/**
 * Registers the service worker that caches the portal's static files, so an installed portal opens offline. API
 * responses are not cached.
 */
function cacheShell() {
  if (!isProduction || !('serviceWorker' in navigator)) return
  // Private windows refuse service workers; the portal works without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
