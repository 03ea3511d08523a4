import { purchasePaperKinds } from '@portal/domain/buyer/hand-over'
import { invoiceKinds } from '@portal/domain/sale/invoice'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { hiddenReasonCodes, offerStates } from '@portal/domain/vehicles/attributes/visibility'
import { z } from 'zod'
import { Enquiry } from '../buyer/enquiries.ts'
import type { Endpoint } from '../endpoint.ts'
import { integerMax, pages } from '../rows.ts'
import { PriceStep } from '../vehicles/car-details.ts'

const url = '/mvp/api/house-vehicles/:gwnummer'
const moment = z.iso.datetime()
const text = z.string()

/** Who watches a vehicle. The account of the company is null, like its name, for a person without one. */
const Watching = z.object({ dealerId: z.int().nullable(), company: text.nullable(), since: moment })

/** A vehicle with the facts for the house. */
export const HouseVehicle = z.object({
  gwnummer: text,
  fahrzeugid: z.int(),
  version: z.int(),
  /** That of its source, if its GW number was assigned. */
  internalNumber: text.nullable(),
  offerState: z.enum(namesOf(offerStates)),
  /** Why searches do not find it; empty if they do. */
  hiddenReasons: z.array(z.enum(hiddenReasonCodes)),
  /** The attributes by column of a delivery, written as in a delivery; '' = unknown. */
  facts: z.record(text, text),
  /** The facts last written by the house instead of a delivery. */
  editedFields: z.array(text),
  /** Those of them that a job wrote last. */
  jobFields: z.array(text),
  reservedUntil: moment.nullable(),
  reservedFor: text.nullable(),
  /** The dealer it is reserved for; without a company when the partner number is not registered. */
  reservedPartner: text.nullable(),
  reservedCompany: text.nullable(),
  withdrawnAt: moment.nullable(),
  promotion: text.nullable(),
  publishedAt: moment.nullable(),
  soldAt: moment.nullable(),
  /** Whole days since the first publication. */
  daysInStock: z.int().nullable(),
  /** Oldest first. */
  priceSteps: z.array(PriceStep),
  photos: z.array(z.object({ ordner: text, datei: text })),
  /** Reports, and papers and invoices of its purchases. */
  documents: z.int(),
  /** How many companies, and persons without one, watch it. */
  watchers: z.int(),
  /** The latest 200 of them. */
  watching: z.array(Watching),
  /** With the company that asked, or the person. */
  enquiries: z.array(
    Enquiry.pick({ id: true, kind: true, state: true, createdAt: true }).extend({ from: text }),
  ),
  /** Openings of its page in the last seven days. */
  views: z.int(),
})
export type HouseVehicle = z.infer<typeof HouseVehicle>

/** What the recording page shows of a vehicle: no prices, no enquiries. */
export const RecordedVehicle = HouseVehicle.pick({ gwnummer: true, offerState: true, facts: true })
export type RecordedVehicle = z.infer<typeof RecordedVehicle>

/** One changed fact. Choices are codes, flags of equipment a bit set, moments ISO texts, null = none. */
export const VehicleChange = z.object({
  at: moment,
  /** The name of the account; null for an import. */
  who: text.nullable(),
  cause: z.enum(['edit', 'job', 'import']),
  jobId: z.uuid().nullable(),
  importRunId: z.int().nullable(),
  field: text,
  before: text.nullable(),
  after: text.nullable(),
})
export type VehicleChange = z.infer<typeof VehicleChange>

const params = z.strictObject({ gwnummer: z.string().regex(/^\d{6}$/, t('GW-Nummern haben sechs Ziffern.')) })

export const readHouseVehicle = {
  method: 'GET',
  url,
  config: {
    access: 'backoffice',
    scope: 'house-stock:read',
    summary: 'Ein Fahrzeug mit allen Angaben der Verwaltung',
  },
  schema: { params, response: { 200: HouseVehicle } },
} satisfies Endpoint

export const readRecordedVehicle = {
  method: 'GET',
  url: `${url}/recorded`,
  config: { access: 'yard', summary: 'Ein Fahrzeug, dessen Zustand aufgenommen wird' },
  schema: { params, response: { 200: RecordedVehicle } },
} satisfies Endpoint

export const listVehicleChanges = {
  method: 'GET',
  url: `${url}/changes`,
  config: {
    access: 'backoffice',
    scope: 'house-stock:read',
    summary: 'Verlauf eines Fahrzeugs, neueste Änderung zuerst',
  },
  schema: {
    params,
    querystring: z.strictObject({
      ...pages(20),
    }),
    response: { 200: z.array(VehicleChange) },
  },
} satisfies Endpoint

/** A PDF about a vehicle; those of a purchase with its public id. */
export const VehicleDocument = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('report'),
    type: z.enum(['GUTACHTEN_LIGHT', 'VERKAUFSEXPERTISE']),
    ...{ ordner: text, datei: text },
  }),
  z.object({
    kind: z.literal('paper'),
    ...{ id: z.uuid(), purchaseId: z.uuid() },
    type: z.enum(purchasePaperKinds),
    ...{ name: text, bytes: z.int(), createdAt: moment },
  }),
  z.object({
    kind: z.literal('invoice'),
    ...{ id: z.uuid(), purchaseId: z.uuid() },
    type: z.enum(invoiceKinds),
    ...{ number: text, name: text, bytes: z.int(), createdAt: moment },
  }),
])
export type VehicleDocument = z.infer<typeof VehicleDocument>

export const listVehicleDocuments = {
  method: 'GET',
  url: `${url}/documents`,
  config: {
    access: 'backoffice',
    summary: 'Gutachten eines Fahrzeugs, Papiere und Rechnungen seiner Käufe, neueste zuerst',
  },
  schema: { params, response: { 200: z.array(VehicleDocument) } },
} satisfies Endpoint

export const NewVehicle = z.strictObject({
  /** Values by column, written as in a delivery; '' = unknown. */
  facts: z.record(z.string().max(60), z.string().max(20_000)),
})
export type NewVehicle = z.infer<typeof NewVehicle>

/** Checks the values by the rules of a delivery. */
export const addHouseVehicle = {
  method: 'POST',
  url: '/mvp/api/house-vehicles',
  config: { access: 'backoffice', scope: 'house-stock:write', summary: 'Ein Fahrzeug von Hand anlegen' },
  schema: { body: NewVehicle, response: { 201: HouseVehicle } },
} satisfies Endpoint

export const VehicleEdit = z.strictObject({
  /** The version that was shown; another one is answered by 409 with the changes since. */
  version: z.int().min(0).max(integerMax),
  /** New values by column, written as in a delivery; '' = unknown. */
  facts: z.record(z.string().max(60), z.string().max(20_000)),
})
export type VehicleEdit = z.infer<typeof VehicleEdit>

/** Checks the values by the rules of a delivery. */
export const editHouseVehicle = {
  method: 'PUT',
  url: `${url}/facts`,
  config: { access: 'backoffice', scope: 'house-stock:write', summary: 'Angaben eines Fahrzeugs ändern' },
  schema: { params, body: VehicleEdit, response: { 200: HouseVehicle } },
} satisfies Endpoint
