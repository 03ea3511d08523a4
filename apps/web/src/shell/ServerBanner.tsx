import { serverBannerOf } from '../env.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import './server-banner.css'

/** Names the server on every environment except production. */
export function ServerBanner() {
  const banner = serverBannerOf(window.location.hostname, usePortalSettings().servers)
  if (!banner) return null
  return (
    <aside className={`testbar ${banner.kind}`} aria-label="Server">
      <span>{banner.text}</span>
    </aside>
  )
}
