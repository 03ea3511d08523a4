import type { PortalSettings } from '@portal/contract/site/portal-settings'

export type ExternalLink = { label: string; href: string }

/** The external entries of the main menu; the footer repeats them for phones. */
export const menusOf = ({ links }: PortalSettings): { label: string; entries: ExternalLink[] }[] => [
  {
    label: 'Über uns',
    entries: [
      { label: 'Portrait', href: links.portrait },
      { label: 'Virtueller Rundgang', href: links.tour },
      { label: 'Aktuelles', href: links.news },
      { label: 'Karriere', href: links.career },
    ],
  },
  {
    label: 'Kontakt',
    entries: [
      { label: 'Ansprechpartner', href: links.contacts },
      { label: 'Anfahrt', href: links.directions },
    ],
  },
  {
    label: 'Hilfe & FAQ',
    entries: [
      { label: 'FAQ', href: links.faq },
      { label: 'Downloads', href: links.downloads },
    ],
  },
]

const offerPages = ['home', 'searchresults', 'detailsearch', 'cardetailsview', 'watchlist', 'compare']

/** Pages about buying cars, where financing is offered (E-38). */
export const showsOffers = (pathname: string) => offerPages.includes(pathname.split('/')[1] ?? '')

/** A phone number as a `tel:` address. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
