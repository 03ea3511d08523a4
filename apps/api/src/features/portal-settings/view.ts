import type { PortalSettings } from '@portal/contract/portal-settings'
import type { Env } from '../../env.ts'

/** The public part of the operator's settings; nothing else of the environment leaves the process. */
export const portalSettingsOf = (env: Env): PortalSettings => ({
  brand: env.BRAND_NAME,
  company: env.COMPANY_NAME,
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
    itSupport: env.MAIL_IT_SUPPORT,
    info: env.MAIL_INFO,
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
    terms: env.LINK_TERMS,
    whistleblower: env.LINK_WHISTLEBLOWER,
  },
  bankBanner: env.BANK_BANNER,
  financing: env.FINANCING,
  appointmentEnabled: env.APPOINTMENT_ENABLED,
})
