import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** The operator's data: contact, hours, links and switches of the public pages (U-71). */
export const PortalSettings = z.object({
  brand: z.string(),
  company: z.string(),
  companyRecord: z.object({ managers: z.string(), register: z.string(), vatId: z.string() }),
  contact: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    fax: z.string(),
  }),
  /** Footer address by caller; `itSupport` and `info` are used in messages. */
  mail: z.object({
    dealers: z.string(),
    private: z.string(),
    sales: z.string(),
    itSupport: z.string(),
    info: z.string(),
    privacy: z.string(),
  }),
  /** 0 = passwords do not expire. */
  passwordLifetimeDays: z.int(),
  hours: z.object({ administration: z.string(), sales: z.string(), delivery: z.string(), note: z.string() }),
  /** If imprint, privacy or accessibility is empty, the portal shows its own page. */
  links: z.object({
    portrait: z.string(),
    tour: z.string(),
    news: z.string(),
    career: z.string(),
    contacts: z.string(),
    directions: z.string(),
    faq: z.string(),
    downloads: z.string(),
    routePlanner: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    linkedin: z.string(),
    imprint: z.string(),
    privacy: z.string(),
    terms: z.string(),
    whistleblower: z.string(),
    accessibility: z.string(),
  }),
  bankBanner: z.boolean(),
  financing: z.boolean(),
  /** The data of the financing block; `rate` is the effective annual rate in percent. */
  financeOffer: z.object({
    rate: z.number(),
    rateDate: z.iso.date(),
    lender: z.string(),
    warning: z.string(),
    hasWidget: z.boolean(),
  }),
  /** Null when analytics are switched off. */
  analytics: z.object({ url: z.string(), siteId: z.int() }).nullable(),
  /** Prefixes of the host names of the test and integration servers (U-36). */
  servers: z.object({ test: z.array(z.string()), integration: z.array(z.string()) }),
  appointmentEnabled: z.boolean(),
  /** The address of the data sheet of each maker with one. */
  dataSheets: z.record(z.string(), z.string()),
})
export type PortalSettings = z.infer<typeof PortalSettings>

export const readPortalSettings = {
  method: 'GET',
  url: '/mvp/api/portal-settings',
  config: { access: 'public', summary: 'Angaben des Betreibers: Kontakt, Zeiten, Verweise und Schalter' },
  schema: { response: { 200: PortalSettings } },
} satisfies Endpoint

export const PageName = z.enum(['imprint', 'privacy', 'accessibility', 'terms', 'guarantee'])
export type PageName = z.infer<typeof PageName>

/**
 * What the operator adds to one of the portal's own pages, or to that of each vehicle (`guarantee`); a blank line separates
 * paragraphs. Empty = nothing.
 */
export const readPageText = {
  method: 'GET',
  url: '/mvp/api/page-texts/:page',
  config: { access: 'public', summary: 'Text des Betreibers auf einer eigenen Seite des Portals' },
  schema: { params: z.strictObject({ page: PageName }), response: { 200: z.object({ text: z.string() }) } },
} satisfies Endpoint
