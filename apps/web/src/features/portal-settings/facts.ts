import type { PortalSettings } from '@portal/contract/portal-settings'

/** The portal's own legal pages, for operators who have none elsewhere. */
const ownPages = {
  imprint: '#/impressum',
  privacy: '#/datenschutz',
  accessibility: '#/barrierefreiheit',
} as const

/** Where a legal page lies: at the operator's address, or within the portal where none is set. */
export const legalHref = (links: PortalSettings['links'], page: keyof typeof ownPages) =>
  links[page] || ownPages[page]
