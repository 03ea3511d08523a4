import { isProduction } from '../env.ts'

/** Lets the browser keep the pages' own files, so that an installed portal opens without a connection; never answers. */
export function keepShell() {
  if (!isProduction || !('serviceWorker' in navigator)) return
  // Browsers refuse it in private windows; everything works without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
