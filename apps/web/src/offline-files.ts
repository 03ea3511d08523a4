import { isProduction } from './env.ts'

/** The cache of `public/sw.js`. */
const cacheName = 'portal-shell-2'

/** The files this page was loaded from. */
function loadedFiles(): string[] {
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href)
  const scripts = [...document.scripts].map(({ src }) => src)
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = `${window.location.origin}/assets/`
  return [...new Set([...linked, ...scripts, ...requested])].filter((url) => url.startsWith(assets))
}

/**
 * Registers the service worker, whatever was answered to the question about cookies, because what the visitor asked for
 * needs it (section 25 (2) no. 2 TDDDG).
 * @returns false where the browser refuses service workers, as in private windows
 */
export async function registerOffline(): Promise<boolean> {
  if (!isProduction || !('serviceWorker' in navigator)) return false
  const isRegistered = await navigator.serviceWorker.register('/sw.js').then(
    () => true,
    () => false,
  )
  if (isRegistered) await navigator.serviceWorker.ready
  return isRegistered
}

/** @returns whether the files of this page are cached; without a connection, whether they were cached before */
export async function keepPageFiles(): Promise<boolean> {
  const cache = await caches.open(cacheName)
  return cache.addAll(['/', ...loadedFiles()]).then(
    () => true,
    async () => (await cache.match('/')) !== undefined,
  )
}
