import type { PortalSettings } from '@portal/contract/site/portal-settings'

/** The portal's own legal pages, for operators without their own. */
const ownPages = {
  imprint: '#/impressum',
  privacy: '#/datenschutz',
  accessibility: '#/barrierefreiheit',
} as const

/** The address of a legal page: the operator's, otherwise the portal's own. */
export const legalHref = (links: PortalSettings['links'], page: keyof typeof ownPages) =>
  links[page] || ownPages[page]
