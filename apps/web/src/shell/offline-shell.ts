import { isProduction } from '../env.ts'

/**
 * Registers the service worker that caches the portal's static files, so an installed portal opens offline. API
 * responses are not cached.
 */
export function cacheShell() {
  if (!isProduction || !('serviceWorker' in navigator)) return
  // Private windows refuse service workers; the portal works without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
