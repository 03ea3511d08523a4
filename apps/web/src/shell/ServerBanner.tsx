import { serverBannerOf } from '../env.ts'
import { usePortalSettings } from '../features/portal-settings/queries.ts'
import './server-banner.css'

/** Says on which server one is, wherever it is not the real one. */
export function ServerBanner() {
  const banner = serverBannerOf(window.location.hostname, usePortalSettings().servers)
  if (!banner) return null
  return (
    <aside className={`testbar ${banner.kind}`} aria-label="Server">
      <span>{banner.text}</span>
    </aside>
  )
}
