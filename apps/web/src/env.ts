import type { PortalSettings } from '@portal/contract/site/portal-settings'

export const isProduction = import.meta.env.PROD

/** @returns the banner that belongs to a page address (U-36), or undefined on the real server. */
export function serverBannerOf(hostname: string, { test, integration }: PortalSettings['servers']) {
  const isOneOf = (starts: string[]) => starts.some((start) => hostname.startsWith(start))
  if (isOneOf(test)) return { text: 'TESTSERVER', kind: 'test' }
  if (isOneOf(integration)) return { text: 'INTEGRATIONSSERVER', kind: 'integration' }
  return undefined
}
