/** Every path of the hash router in one place; a page links through these functions only. */
export const paths = {
  home: '/home',
  login: '/login',
  register: '/register',
  searchResults: '/searchresults',
  watchlist: '/watchlist',
  detailSearch: '/detailsearch',
  passwordReset: '/password-reset',
  passwordChange: '/password-change',
  dealerActivation: '/dealer-activation',
  searchNotification: '/search-notification',
  deleteNotification: '/delete-notification',
  notifications: '/notifications',
  enquiries: '/enquiries',
  salesEnquiries: '/sales-enquiries',
  mine: '/meine',
  purchases: '/purchases',
  uploadDocuments: '/upload-documents',
  approvalPending: '/upload-documents-approval-pending',
  account: '/account',
  outbox: '/outbox',
} as const

/** Where a car was opened from; the last part of its route. */
export type SourceView = 'newCars' | 'searchResults' | 'watchlist'

type CarName = { fahrzeugid: number; hersteller: string; modellgruppe: string }

/** A path segment must not be empty, and a router decodes `%2F` before it matches. */
const segment = (text: string) => encodeURIComponent(text.replaceAll('/', '-').trim() || '-')

export const carPath = ({ fahrzeugid, hersteller, modellgruppe }: CarName, source: SourceView) =>
  `/cardetailsview/${fahrzeugid}/${segment(hersteller)}/${segment(modellgruppe)}/vname/${source}`

/** The comparison of two to four cars; its address can be passed on. */
export const comparePath = (ids: readonly number[]) => `/compare?ids=${ids.join(',')}`

export const termsPath = (redirect: string) => `/terms-of-use/${encodeURIComponent(redirect)}`

/**
 * A place within the portal that a link names (`returnUrl`, the redirect of the terms page); home for anything else.
 * The pages of a password change are no place to come back to (G-09).
 */
export const placeNamed = (text: string | null | undefined): string =>
  text && /^\/(?![/\\])/.test(text) && !text.includes('password-change') && !text.startsWith(paths.login)
    ? text
    : paths.home

/**
 * The login page with the way back to `current` (a path with query); an address that already carries a `returnUrl`
 * keeps it instead of nesting it.
 */
export function loginPath(current: string): string {
  const known = new URLSearchParams(current.split('?')[1]).get('returnUrl')
  const returnUrl = known ?? (current.startsWith(paths.login) ? null : current)
  return returnUrl ? `${paths.login}?returnUrl=${encodeURIComponent(returnUrl)}` : paths.login
}
