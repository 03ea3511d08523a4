import {
  city,
  companyName,
  email,
  freeText,
  houseNumber,
  partnerNumber,
  postalCode,
  required,
  street,
  telephone,
} from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { CompanyRole } from '../accounts/company.ts'
import { ReviewState } from '../accounts/documents.ts'
import { CompanyVat, VatAnswer } from '../accounts/vat-checks.ts'
import { Enquiry } from '../buyer/enquiries.ts'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, pages, rowIdText } from '../rows.ts'

const url = '/uaa/api/house-dealers'
const moment = z.iso.datetime()

/** A company in the list of the house. The id is the account of the registration. */
export const HouseDealerEntry = z.object({
  id: z.int(),
  company_name: z.string(),
  city: z.string(),
  partner_number: z.string().nullable(),
  state: ReviewState,
  people: z.int(),
  /** The last visit of one of its people. */
  lastSeenAt: moment.nullable(),
})
export type HouseDealerEntry = z.infer<typeof HouseDealerEntry>

/** Somebody with a login of the company. */
const Person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: CompanyRole,
  emailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Too many wrong passwords; null = the login is not locked. */
  lockedUntil: moment.nullable(),
  lastSeenAt: moment.nullable(),
})
export type HouseDealerPerson = z.infer<typeof Person>

export const HouseDealer = HouseDealerEntry.omit({ people: true }).extend({
  ...CompanyVat.shape,
  /** Newest first. */
  vatAnswers: z.array(VatAnswer),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  telephone: z.string(),
  bussines_years: z.int(), // sic
  avg_sold_cars_per_year: z.int(),
  registeredAt: moment,
  decidedAt: moment.nullable(),
  /** Why it was refused, blocked or closed. */
  reviewNote: z.string().nullable(),
  people: z.array(Person),
  /** What the company does, in numbers only. */
  counts: z.object({
    purchases: z.int(),
    purchasesOfYear: z.int(),
    /** Purchases without a price, which are missing in the turnover. */
    unpriced: z.int(),
    /** In euros, null without a purchase that has a price; the year is the last twelve months. */
    turnover: z.number().nullable(),
    turnoverOfYear: z.number().nullable(),
    watched: z.int(),
    searches: z.int(),
    notifications: z.int(),
    enquiries: z.int(),
  }),
  /** The last ones of its people, newest first. */
  enquiries: z.array(Enquiry.pick({ id: true, kind: true, state: true, gwnummer: true, createdAt: true })),
})
export type HouseDealer = z.infer<typeof HouseDealer>

const ofPerson = ofRow.extend({ accountId: rowIdText })
const reply = { response: { 200: HouseDealer } }

export const listHouseDealers = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Händler mit ihrem Stand, nach Firma' },
  schema: {
    querystring: z.strictObject({
      state: ReviewState.optional(),
      /** Words of company, town, partner number, people and addresses; all must be found. */
      q: z.string().trim().max(100).optional(),
      ...pages(20),
    }),
    response: { 200: z.array(HouseDealerEntry) },
  },
} satisfies Endpoint

export const readHouseDealer = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Die Akte eines Händlers' },
  schema: { params: ofRow, ...reply },
} satisfies Endpoint

/** Something that happened with a company. */
export const DealerEvent = z.object({
  at: moment,
  kind: z.enum(['note', 'enquiry', 'purchase', 'hand-over', 'record']),
  /** The public id of the enquiry or the purchase. */
  ref: z.string().nullable(),
  /** The text of a note, the action of a record, state and vehicle of a hand-over; for others, what they are about. */
  text: z.string(),
  who: z.string().nullable(),
})
export type DealerEvent = z.infer<typeof DealerEvent>

export const listDealerEvents = {
  method: 'GET',
  url: `${url}/:id/events`,
  config: { access: 'admin', summary: 'Verlauf eines Händlers, neueste zuerst' },
  schema: {
    params: ofRow,
    querystring: z.strictObject({
      ...pages(20),
    }),
    response: { 200: z.array(DealerEvent) },
  },
} satisfies Endpoint

/** The header `idempotency-key` protects from a repetition. */
export const noteOnDealer = {
  method: 'POST',
  url: `${url}/:id/notes`,
  config: { access: 'admin', summary: 'Eine Notiz zu einem Händler, nur für die Verwaltung' },
  schema: {
    params: ofRow,
    body: z.strictObject({ text: freeText(4000).refine((text) => text !== '', required(t('Notiz'))) }),
    response: { 204: z.undefined() },
  },
} satisfies Endpoint

export const CompanyChange = z.strictObject({
  company_name: companyName(),
  street: street(),
  house_number: houseNumber(),
  postal_code: postalCode(),
  city: city(),
  telephone: telephone(),
  /** A given number can be changed, not removed. */
  partner_number: partnerNumber().nullable(),
})
export type CompanyChange = z.infer<typeof CompanyChange>

/** The people of the company get a mail with what was changed. */
export const changeCompany = {
  method: 'PUT',
  url: `${url}/:id/company`,
  config: { access: 'admin', summary: 'Firmendaten eines Händlers ändern' },
  schema: { params: ofRow, body: CompanyChange, ...reply },
} satisfies Endpoint

/** Ends the person's sessions; the new address must be confirmed before the next login, the old one gets a mail. */
export const changePersonEmail = {
  method: 'PUT',
  url: `${url}/:id/people/:accountId/email`,
  config: { access: 'admin', summary: 'E-Mail-Adresse einer Person des Händlers ändern' },
  schema: { params: ofPerson, body: z.strictObject({ email: email(t('E-Mail')) }), ...reply },
} satisfies Endpoint

export const resetPersonSecondFactor = {
  method: 'POST',
  url: `${url}/:id/people/:accountId/second-factor-reset`,
  config: { access: 'admin', summary: 'Zweiten Faktor einer Person des Händlers zurücksetzen' },
  schema: { params: ofPerson, ...reply },
} satisfies Endpoint

/** Ends a lockout after too many wrong passwords and mails the person. 409 when the login is not locked. */
export const endPersonLockout = {
  method: 'POST',
  url: `${url}/:id/people/:accountId/unlock`,
  config: { access: 'admin', summary: 'Anmeldesperre einer Person des Händlers aufheben' },
  schema: { params: ofPerson, ...reply },
} satisfies Endpoint

/** What is known counts until the service answers. */
export const checkVatIdAgain = {
  method: 'POST',
  url: `${url}/:id/vat-check`,
  config: { access: 'admin', summary: 'USt-IdNr. eines Händlers erneut prüfen' },
  schema: { params: ofRow, ...reply },
} satisfies Endpoint

const reason = z
  .string({ error: t('Grund ist erforderlich') })
  .trim()
  .min(1, t('Grund ist erforderlich'))
  .max(1000)

/** Blocking and closing end all sessions of the company at once. A closed company cannot sign in. */
export const DealerStateChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('block'), reason }),
  z.strictObject({ action: z.literal('unblock') }),
  z.strictObject({ action: z.literal('close'), reason }),
])
export type DealerStateChange = z.infer<typeof DealerStateChange>

export const changeDealerState = {
  method: 'POST',
  url: `${url}/:id/state`,
  config: { access: 'admin', summary: 'Händler sperren, entsperren oder schließen' },
  schema: { params: ofRow, body: DealerStateChange, ...reply },
} satisfies Endpoint

/** 409 when it is not pending. The reason is kept with the answers of the services. */
export const confirmVatId = {
  method: 'POST',
  url: `${url}/:id/vat-confirmation`,
  config: { access: 'admin', summary: 'USt-IdNr. eines Händlers von Hand bestätigen' },
  schema: { params: ofRow, body: z.strictObject({ reason }), ...reply },
} satisfies Endpoint

/** Somebody of the house has compared the changed numbers of register and customs. 409 when none is open. */
export const confirmCompanyNumbers = {
  method: 'POST',
  url: `${url}/:id/numbers-confirmation`,
  config: {
    access: 'admin',
    summary: 'Geänderte Register- und EORI-Nummer eines Händlers als geprüft vermerken',
  },
  schema: { params: ofRow, ...reply },
} satisfies Endpoint
