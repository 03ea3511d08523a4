import { templateFields, unfilledField } from '@portal/domain/house/answer-templates'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { Enquiry, EnquiryState } from '../buyer/enquiries.ts'
import { messageText, ofEnquiry } from '../buyer/enquiry-threads.ts'
import type { Endpoint } from '../endpoint.ts'
import { integerMax, pages, rowId } from '../rows.ts'
import { MailState } from './mails.ts'

const url = '/mvp/api/mvp-car-requests'
const moment = z.iso.datetime()

/** A colleague who answers enquiries. */
export const Holder = z.object({ id: rowId, name: z.string() })
export type Holder = z.infer<typeof Holder>

const entry = Enquiry.omit({ bemerkungen: true }).extend({
  /** The colleague who has it. */
  holder: Holder.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  /** Whole hours the asker has waited for an answer; null when the enquiry is answered or closed. */
  waitingHours: z.int().nullable(),
})

/** An enquiry in the list of the house. */
export const HouseEnquiryEntry = entry.extend({ excerpt: z.string() })
export type HouseEnquiryEntry = z.infer<typeof HouseEnquiryEntry>

/** `note` and `log` are never shown to the asker. */
export const HouseMessage = z.object({
  id: z.int(),
  kind: z.enum(['asker', 'house', 'system', 'note', 'log']),
  author: z.string().nullable(),
  /**
   * What the portal notes, in the language of the request. Null for what a person wrote, and for older notes, whose text
   * is German.
   */
  event: z.string().nullable(),
  text: z.string(),
  files: z.array(z.string()),
  at: moment,
  /** State of the mail the message was sent with; null without a mail, or when it was deleted after its retention. */
  mailState: MailState.nullable(),
})
export type HouseMessage = z.infer<typeof HouseMessage>

export const HouseEnquiry = entry.extend({
  /** Version of the thread. A command names the version it was given for and is refused for any other. */
  version: z.int(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  telephone: z.string(),
  userEmail: z.string(),
  paymentOptions: z.array(z.string()),
  mit_inzahlungnahme: z.boolean(),
  mit_finanzierung: z.boolean(),
  /** The data sheet of the maker that was linked beside the form. */
  dataSheet: z.string().nullable(),
  /** Oldest first; the first one (id 0) is the enquiry itself. */
  messages: z.array(HouseMessage),
  /** Other enquiries of the account or, without one, of the mail address. */
  otherEnquiries: z.int(),
  /** Partner number of the asker's company. */
  partner_number: z.string().nullable(),
  /** The asker's account, if it buys for that company. */
  buyerId: z.int().nullable(),
  /** The purchases with that partner number. */
  purchases: z.object({ count: z.int(), last: z.iso.date().nullable() }),
  /** The vehicle's reports that the asker may see. */
  reports: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Values of the fields of the answer templates. */
  fields: z.record(z.enum(templateFields), z.string().nullable()),
})
export type HouseEnquiry = z.infer<typeof HouseEnquiry>

export const EnquiryFilter = z.strictObject({
  /** `waiting` = open or in work. */
  state: z.enum(['waiting', ...EnquiryState.options]).optional(),
  kind: Enquiry.shape.kind.optional(),
  /** An account id, or `none`. */
  holder: z
    .string()
    .regex(/^(?:none|[1-9]\d{0,8})$/)
    .optional(),
  /** Words, each in a name, company, mail address, phone number, GW number, vehicle or the text. */
  q: z.string().trim().max(100).optional(),
})
export type EnquiryFilter = z.infer<typeof EnquiryFilter>

/** Waiting enquiries: longest waiting first; others: latest first. */
export const listEnquiries = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Alle Anfragen und Termine der Verwaltung' },
  schema: {
    querystring: EnquiryFilter.extend({
      ...pages(20),
    }),
    response: { 200: z.array(HouseEnquiryEntry) },
  },
} satisfies Endpoint

export const EnquiryDesk = z.object({
  waiting: z.int(),
  /** Waiting for more than 24 hours. */
  overDay: z.int(),
  /**
   * Mean hours until the first reply of the house, of the enquiries of the last 30 days that have one; null without any.
   */
  answerHours: z.number().nullable(),
  /** The colleagues to whom an enquiry can be assigned, by name. */
  colleagues: z.array(Holder),
})
export type EnquiryDesk = z.infer<typeof EnquiryDesk>

export const readEnquiryDesk = {
  method: 'GET',
  url: '/mvp/api/house-enquiry-desk',
  config: { access: 'backoffice', summary: 'Zahl der offenen Anfragen und wer sie beantworten kann' },
  schema: { response: { 200: EnquiryDesk } },
} satisfies Endpoint

export const readEnquiry = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Eine Anfrage mit Verlauf und Notizen' },
  schema: { params: ofEnquiry, response: { 200: HouseEnquiry } },
} satisfies Endpoint

export const threadVersion = z.int().min(0).max(integerMax)

/** Another version is answered by 409 `enquiry-changed`. A new enquiry that gets a holder is in work. */
export const changeEnquiry = {
  method: 'PUT',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Bearbeitungsstand setzen, Anfrage übernehmen oder übergeben' },
  schema: {
    params: ofEnquiry,
    body: z
      .strictObject({
        version: threadVersion,
        state: EnquiryState.optional(),
        holderId: rowId.nullable().optional(),
      })
      .refine(
        ({ state, holderId }) => state !== undefined || holderId !== undefined,
        t('Es fehlt eine Angabe.'),
      ),
    response: { 200: HouseEnquiry },
  },
} satisfies Endpoint

export const attachmentsMaximum = 5

export const NewAnswer = z.strictObject({
  version: threadVersion,
  text: messageText.superRefine((text, context) => {
    const field = unfilledField(text)
    if (field) context.addIssue({ code: 'custom', message: t`Bitte ersetzen Sie ${field} durch einen Wert.` })
  }),
  /** Ids of reports of the enquiry's vehicle. */
  files: z.array(rowId).max(attachmentsMaximum, t`Höchstens ${attachmentsMaximum} Anhänge`).default([]),
})
export type NewAnswer = z.infer<typeof NewAnswer>

/** Mails the answer to the asker. The header `idempotency-key` protects from a repetition. */
export const answerEnquiry = {
  method: 'POST',
  url: `${url}/:id/answers`,
  config: { access: 'backoffice', summary: 'Eine Anfrage beantworten' },
  schema: { params: ofEnquiry, body: NewAnswer, response: { 200: HouseEnquiry } },
} satisfies Endpoint

/** A note of the house, at any state of the enquiry. */
export const noteOnEnquiry = {
  method: 'POST',
  url: `${url}/:id/notes`,
  config: { access: 'backoffice', summary: 'Eine Notiz zu einer Anfrage schreiben, nur für das Haus' },
  schema: {
    params: ofEnquiry,
    body: z.strictObject({ text: messageText }),
    response: { 200: HouseEnquiry },
  },
} satisfies Endpoint
