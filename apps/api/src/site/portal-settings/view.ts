import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { dataSheetsIn } from '@portal/domain/house/settings/data-sheets'
import type { Env } from '../../env.ts'

/** The public part of the operator's settings; no other environment variable is published. */
export const portalSettingsOf = (env: Env): PortalSettings => ({
  brand: env.BRAND_NAME,
  company: env.COMPANY_NAME,
  companyRecord: {
    managers: env.COMPANY_MANAGERS,
    register: env.COMPANY_REGISTER,
    vatId: env.COMPANY_VAT_ID,
  },
  contact: {
    street: env.CONTACT_STREET,
    postalCode: env.CONTACT_POSTAL_CODE,
    city: env.CONTACT_CITY,
    phone: env.CONTACT_PHONE,
    fax: env.CONTACT_FAX,
  },
  mail: {
    dealers: env.MAIL_DEALERS,
    private: env.MAIL_PRIVATE,
    sales: env.MAIL_SALES,
    itSupport: env.MAIL_IT_SUPPORT,
    info: env.MAIL_INFO,
    privacy: env.MAIL_PRIVACY,
  },
  passwordLifetimeDays: env.PASSWORD_LIFETIME_DAYS,
  hours: {
    administration: env.HOURS_ADMINISTRATION,
    sales: env.HOURS_SALES,
    delivery: env.HOURS_DELIVERY,
    note: env.HOURS_NOTE,
  },
  links: {
    portrait: env.LINK_PORTRAIT,
    tour: env.LINK_TOUR,
    news: env.LINK_NEWS,
    career: env.LINK_CAREER,
    contacts: env.LINK_CONTACTS,
    directions: env.LINK_DIRECTIONS,
    faq: env.LINK_FAQ,
    downloads: env.LINK_DOWNLOADS,
    routePlanner: env.LINK_ROUTE_PLANNER,
    facebook: env.LINK_FACEBOOK,
    instagram: env.LINK_INSTAGRAM,
    linkedin: env.LINK_LINKEDIN,
    imprint: env.LINK_IMPRINT,
    privacy: env.LINK_PRIVACY,
    terms: env.LINK_TERMS || '#/nutzungsbedingungen',
    whistleblower: env.LINK_WHISTLEBLOWER,
    accessibility: env.LINK_ACCESSIBILITY,
  },
  bankBanner: env.BANK_BANNER,
  financing: env.FINANCING,
  financeOffer: {
    rate: env.FINANCE_RATE,
    rateDate: env.FINANCE_RATE_DATE,
    lender: env.FINANCE_LENDER,
    warning: env.FINANCE_WARNING,
    hasWidget: env.FINANCE_WIDGET_URL !== undefined,
  },
  analytics:
    env.MATOMO_URL && env.MATOMO_SITE_ID ? { url: env.MATOMO_URL, siteId: env.MATOMO_SITE_ID } : null,
  servers: { test: env.TEST_HOSTS, integration: env.INTEGRATION_HOSTS },
  appointmentEnabled: env.APPOINTMENT_ENABLED,
  dataSheets: dataSheetsIn(env.DATA_SHEETS),
})

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: name and appearance of an installed portal. */
export const manifestOf = ({ BRAND_NAME }: Env) => ({
  id: '/',
  name: BRAND_NAME,
  short_name: BRAND_NAME,
  description: 'Geprüfte Gebrauchtwagen und Transporter mit Zustandsbericht',
  lang: 'de',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#06141a',
  theme_color: '#06141a',
  icons: [
    icon('/icon-192.png', 192),
    icon('/icon-512.png', 512),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
})
