import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { t } from '@portal/domain/values/text'

export type ExternalLink = { label: string; href: string }

/** The external entries of the main menu; the footer repeats them for phones. */
export const menusOf = ({ links }: PortalSettings): { label: string; entries: ExternalLink[] }[] => [
  {
    label: t('Über uns'),
    entries: [
      { label: t('Portrait'), href: links.portrait },
      { label: t('Virtueller Rundgang'), href: links.tour },
      { label: t('Aktuelles'), href: links.news },
      { label: t('Karriere'), href: links.career },
    ],
  },
  {
    label: t('Kontakt'),
    entries: [
      { label: t('Ansprechpartner'), href: links.contacts },
      { label: t('Anfahrt'), href: links.directions },
    ],
  },
  {
    label: t('Hilfe & FAQ'),
    entries: [
      { label: 'FAQ', href: links.faq },
      { label: t('Downloads'), href: links.downloads },
    ],
  },
]

const offerPages = ['home', 'searchresults', 'detailsearch', 'cardetailsview', 'watchlist', 'compare']

/** Pages about buying cars, where financing is offered (E-38). */
export const showsOffers = (pathname: string) => offerPages.includes(pathname.split('/')[1] ?? '')

/** A phone number as a `tel:` address. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
