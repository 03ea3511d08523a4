/** All paths of the hash router. Pages build their links with these functions only. */
export const paths = {
  home: '/home',
  login: '/login',
  register: '/register',
  verificationMail: '/email/verification-mail',
  searchResults: '/searchresults',
  watchlist: '/watchlist',
  shortlist: '/shortlist',
  detailSearch: '/detailsearch',
  passwordReset: '/password-reset',
  passwordChange: '/password-change',
  dealerActivation: '/dealer-activation',
  searchNotification: '/search-notification',
  deleteNotification: '/delete-notification',
  notifications: '/notifications',
  enquiries: '/enquiries',
  mine: '/meine',
  purchases: '/purchases',
  uploadDocuments: '/upload-documents',
  approvalPending: '/upload-documents-approval-pending',
  account: '/account',
  company: '/company',
  house: '/house',
} as const

/** The comparison of two to four cars, as an address that can be shared. */
export const comparePath = (ids: readonly number[]) => `/compare?ids=${ids.join(',')}`

/** One purchase of the company. */
export const purchasePath = (id: string) => `${paths.purchases}/${id}`

/** The form for a defect of a purchase. */
export const claimPath = (id: string) => `${purchasePath(id)}/claim`
/** A pick-up pass, for whoever has its token. */
export const passPath = (token: string) => `/pass/${token}`

export const termsPath = (redirect: string) => `/terms-of-use/${encodeURIComponent(redirect)}`

/**
 * A path within the portal from a link (`returnUrl`, redirect of the terms page), or home for anything else. The pages
 * of a password change are not valid targets (G-09).
 */
export const placeNamed = (text: string | null | undefined): string =>
  text && /^\/(?![/\\])/.test(text) && !text.includes('password-change') && !text.startsWith(paths.login)
    ? text
    : paths.home

/**
 * The login page with `current` (path and query) as `returnUrl`. If `current` already has a `returnUrl`, that one is
 * kept instead of being nested.
 */
export function loginPath(current: string): string {
  const known = new URLSearchParams(current.split('?')[1]).get('returnUrl')
  const returnUrl = known ?? (current.startsWith(paths.login) ? null : current)
  return returnUrl ? `${paths.login}?returnUrl=${encodeURIComponent(returnUrl)}` : paths.login
}
