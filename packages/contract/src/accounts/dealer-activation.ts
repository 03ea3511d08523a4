import { partnerNumber } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, pages } from '../rows.ts'
import { ReviewedDocument, ReviewState } from './documents.ts'
import { CompanyVat } from './vat-checks.ts'

const usernameMissing = t('Benutzername ist erforderlich')

export const ActivationRequest = z.strictObject({
  username: z.string({ error: usernameMissing }).trim().min(1, usernameMissing).max(254).toLowerCase(),
  partnernumber: partnerNumber(),
  aktivieren: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
})
export type ActivationRequest = z.output<typeof ActivationRequest>

const Activation = z.object({
  login: z.string(),
  activated: z.boolean(),
  partner_number: z.string().nullable(),
})
const activation = { schema: { querystring: ActivationRequest, response: { 200: Activation } } }

/** A GET that changes state, as specified; therefore it needs the XSRF header (U-04). */
export const setDealerActivation = {
  method: 'GET',
  url: '/uaa/api/ae-dealer-activation',
  config: { access: 'admin', summary: 'Händler aktivieren oder deaktivieren', changesState: true },
  ...activation,
} satisfies Endpoint

export const putDealerActivation = {
  ...setDealerActivation,
  method: 'PUT',
} satisfies Endpoint

const url = '/uaa/api/dealer-applications'

export const ApplicationEntry = z.object({
  id: z.int(),
  login: z.string(),
  company_name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  partner_number: z.string().nullable(),
  registeredWithPartnerNumber: z.boolean(),
  emailVerified: z.boolean(),
  activated: z.boolean(),
  reviewState: ReviewState,
  registeredAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  /** Whole days the application has been waiting for a decision; null when it is not waiting. */
  waitingDays: z.int().nullable(),
  documentCount: z.int(),
})
export type ApplicationEntry = z.infer<typeof ApplicationEntry>

export const Application = ApplicationEntry.extend(CompanyVat.shape).extend({
  salutation: z.string().nullable(),
  title: z.string().nullable(),
  email: z.string(),
  telephone: z.string(),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  bussines_years: z.int(),
  avg_sold_cars_per_year: z.int(),
  comments: z.string().nullable(),
  reviewNote: z.string().nullable(),
  tradeRegistrationDate: z.iso.date().nullable(),
  /** Older than 12 months (U-47). */
  tradeRegistrationOutdated: z.boolean(),
  identityConsentAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  documents: z.array(ReviewedDocument),
})
export type Application = z.infer<typeof Application>

const ofPaper = ofRow.extend({ documentId: z.uuid() })
const reply = { response: { 200: Application } }
const reason = (message: string) => z.string({ error: message }).trim().min(1, message).max(1000)

export const listApplications = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Bewerbungen von Händlern, älteste zuerst' },
  schema: {
    querystring: z.strictObject({
      /** Default: all applications that wait for a decision. */
      state: z.enum([...ReviewState.options, 'all']).optional(),
      /** Words of name, company and login; all must be found. */
      search: z.string().trim().max(100).optional(),
      ...pages(20),
    }),
    response: { 200: z.array(ApplicationEntry) },
  },
} satisfies Endpoint

export const readApplication = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Eine Bewerbung mit Firmendaten und Dokumenten' },
  schema: { params: ofRow, ...reply },
} satisfies Endpoint

/**
 * The paper itself: pictures with a watermark, other files as attachment. Each view is recorded in the audit trail.
 * `marked`: a PDF with the name of the reader and the time on every page (422 paper-not-viewable when it cannot be
 * read), as the viewer shows it. Without it a PDF is unchanged, because a mark would break its signature.
 */
export const viewPaper = {
  method: 'GET',
  url: `${url}/:id/documents/:documentId`,
  config: { access: 'admin', summary: 'Ein Dokument ansehen' },
  schema: {
    params: ofPaper,
    querystring: z.strictObject({
      marked: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
    }),
  },
} satisfies Endpoint

export const reviewPaper = {
  method: 'PUT',
  url: `${url}/:id/documents/:documentId/review`,
  config: { access: 'admin', summary: 'Ein Dokument annehmen oder ablehnen' },
  schema: {
    params: ofPaper,
    body: z.discriminatedUnion('reviewState', [
      z.strictObject({ reviewState: z.literal('accepted') }),
      z.strictObject({ reviewState: z.literal('rejected'), reason: reason(t('Grund ist erforderlich')) }),
    ]),
    ...reply,
  },
} satisfies Endpoint

export const recordTradeRegistration = {
  method: 'PUT',
  url: `${url}/:id/trade-registration`,
  config: { access: 'admin', summary: 'Ausstellungsdatum der Gewerbeanmeldung festhalten' },
  schema: {
    params: ofRow,
    body: z.strictObject({ tradeRegistrationDate: z.iso.date().nullable() }),
    ...reply,
  },
} satisfies Endpoint

export const Decision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), partner_number: partnerNumber() }),
  z.strictObject({ decision: z.literal('ask-again'), reason: reason(t('Grund ist erforderlich')) }),
  z.strictObject({ decision: z.literal('refuse'), reason: reason(t('Grund ist erforderlich')) }),
  z.strictObject({
    decision: z.literal('deactivate'),
    reason: reason(t('Grund ist erforderlich')).optional(),
  }),
])
export type Decision = z.output<typeof Decision>

export const decideOnApplication = {
  method: 'POST',
  url: `${url}/:id/decision`,
  config: {
    access: 'admin',
    summary: 'Bewerbung freigeben, nachfordern, ablehnen oder Händler deaktivieren',
  },
  schema: { params: ofRow, body: Decision, ...reply },
} satisfies Endpoint
