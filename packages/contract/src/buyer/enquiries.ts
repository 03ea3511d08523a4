import { jointEnquiryMaximum } from '@portal/domain/values/constants'
import {
  city,
  email,
  freeText,
  houseNumber,
  optionalField,
  personNameField,
  postalCode,
  required,
  street,
  telephone,
} from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { paging } from '../vehicles/cars.ts'

export const EnquiryState = z.enum(['open', 'in-work', 'answered', 'closed'])
export type EnquiryState = z.infer<typeof EnquiryState>

/** Car data of the specification's payload (F-09); the server ignores it and uses its own. */
const ignored = {
  hersteller: z.unknown().optional(),
  modellgruppe: z.unknown().optional(),
  psvon: z.unknown().optional(),
  erstzulassungvon: z.unknown().optional(),
  kilometerstandvon: z.unknown().optional(),
  planverkaufspreisprivatkundengeschaeftbrutto: z.unknown().optional(),
  haendlerpreisbrutto: z.unknown().optional(),
  farbe: z.unknown().optional(),
  emailTo: z.unknown().optional(),
}

const enquiry = {
  ...ignored,
  gwnummer: z.string().regex(/^\d{6}$/, t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')),
  firstName: personNameField(t('Vorname')),
  lastName: personNameField(t('Nachname')),
  street: optionalField(street()),
  houseNumber: optionalField(houseNumber()),
  postalCode: optionalField(postalCode()),
  city: optionalField(city()),
  telephone: telephone(),
  userEmail: email(t('E-Mail')),
  bemerkungen: freeText(4000).refine((value) => value !== '', required(t('Nachricht'))),
  consent: z.literal(true, t('Bitte stimmen Sie der elektronischen Speicherung zu.')),
}

const Payment = z.strictObject({
  label: z.string().max(60).optional(),
  checked: z.boolean(),
  value: z.enum(['BELIEBIG', 'UEBERWEISUNG', 'BARZAHLUNG']),
})

const paymentOption = z
  .array(Payment)
  .max(3)
  .refine((options) => options.some(({ checked }) => checked), t('Bitte wählen Sie eine Zahlungsart.'))
  .refine((options) => {
    const chosen = options.filter(({ checked }) => checked)
    return chosen.length < 2 || chosen.every(({ value }) => value !== 'BELIEBIG')
  }, t('„Beliebig“ schließt andere Zahlungsarten aus.'))

export const NewEnquiry = z.strictObject(enquiry)
export type NewEnquiry = z.infer<typeof NewEnquiry>

const { gwnummer, ...sender } = enquiry

/** One message about several vehicles; each of them gets an enquiry of its own. */
export const NewJointEnquiry = z.strictObject({
  ...sender,
  gwnummern: z
    .array(gwnummer)
    .min(2, t('Bitte wählen Sie mindestens zwei Fahrzeuge.'))
    .max(jointEnquiryMaximum, t`Eine Anfrage kann höchstens ${jointEnquiryMaximum} Fahrzeuge enthalten.`)
    .refine((numbers) => new Set(numbers).size === numbers.length, t('Ein Fahrzeug ist doppelt genannt.')),
})
export type NewJointEnquiry = z.infer<typeof NewJointEnquiry>

/** `appointment_date` is 'dd-mm-yyyy', `appointment_time` 'HH:MM', both German local time (F-27). */
export const NewAppointment = z.strictObject({
  ...enquiry,
  paymentOption,
  mit_inzahlungnahme: z.boolean().default(false),
  mit_finanzierung: z.boolean().default(false),
  appointment_date: z.string(required(t('Datum'))).regex(/^\d{2}-\d{2}-\d{4}$/, t('Ungültiges Datum')),
  appointment_time: z.string(required(t('Uhrzeit'))).regex(/^\d{2}:\d{2}$/, t('Ungültige Uhrzeit')),
})
export type NewAppointment = z.infer<typeof NewAppointment>

export const Enquiry = z.object({
  /** Random, because a counter would reveal the number of enquiries. */
  id: z.uuid(),
  kind: z.enum(['enquiry', 'appointment']),
  state: EnquiryState,
  fahrzeugid: z.int(),
  gwnummer: z.string(),
  hersteller: z.string(),
  modellgruppe: z.string(),
  modell: z.string(),
  available: z.boolean(),
  bemerkungen: z.string(),
  appointmentAt: z.iso.datetime().nullable(),
  /** State of the appointment; without meaning when there is none. */
  appointmentState: z.enum(['requested', 'confirmed', 'cancelled']),
  createdAt: z.iso.datetime(),
})
export type Enquiry = z.infer<typeof Enquiry>

const created = { response: { 201: Enquiry.pick({ id: true }) } }

export const createEnquiry = {
  method: 'POST',
  url: '/mvp/api/mvp-user-car-request',
  config: { access: 'public', scope: 'enquiries:write', summary: 'Anfrage zu einem Fahrzeug' },
  schema: { body: NewEnquiry, ...created },
} satisfies Endpoint

export const createAppointment = {
  method: 'POST',
  url: '/mvp/api/mvp-appointment-car-request',
  config: {
    access: 'public',
    scope: 'enquiries:write',
    summary: 'Unverbindliche Terminanfrage zu einem Fahrzeug',
  },
  schema: { body: NewAppointment, ...created },
} satisfies Endpoint

/** `id` is the enquiry about the first vehicle. */
export const createJointEnquiry = {
  method: 'POST',
  url: '/mvp/api/mvp-user-cars-request',
  config: { access: 'buyer', scope: 'enquiries:write', summary: 'Eine Anfrage zu mehreren Fahrzeugen' },
  schema: { body: NewJointEnquiry, ...created },
} satisfies Endpoint

/** The next months by the server's clock, so that the client's clock does not matter. */
export const AppointmentCalendar = z.object({
  today: z.iso.date(),
  lastDay: z.iso.date(),
  blocked: z.array(z.object({ date: z.iso.date(), reason: z.string() })),
  /** Quarter hours still offered today, and fully booked ones by day. */
  timesToday: z.array(z.string()),
  full: z.record(z.iso.date(), z.array(z.string())),
})
export type AppointmentCalendar = z.infer<typeof AppointmentCalendar>

export const readAppointmentCalendar = {
  method: 'GET',
  url: '/mvp/api/mvp-appointment-calendar',
  config: {
    access: 'public',
    scope: 'enquiries:write',
    summary: 'Tage und Uhrzeiten, die für einen Termin gewählt werden können',
  },
  schema: { response: { 200: AppointmentCalendar } },
} satisfies Endpoint

export const listOwnEnquiries = {
  method: 'GET',
  url: '/mvp/api/mvp-user-car-requests-by-user',
  config: { access: 'active', summary: 'Eigene Anfragen' },
  schema: { querystring: z.strictObject(paging), response: { 200: z.array(Enquiry) } },
} satisfies Endpoint

/** What an enquiry form is filled with before anything is typed. */
export const EnquiryContext = z.object({
  /** The number given with the account's last enquiry, else with its registration. */
  telephone: z.string().nullable(),
  /** The account's last enquiry about the named vehicle. */
  last: Enquiry.pick({ id: true, kind: true, state: true, createdAt: true }).nullable(),
})
export type EnquiryContext = z.infer<typeof EnquiryContext>

export const readEnquiryContext = {
  method: 'GET',
  url: '/mvp/api/mvp-user-enquiry-context',
  config: { access: 'active', summary: 'Eigenes Telefon und letzte eigene Anfrage zu einem Fahrzeug' },
  schema: {
    querystring: z.strictObject({ gwnummer: enquiry.gwnummer.optional() }),
    response: { 200: EnquiryContext },
  },
} satisfies Endpoint

export const BlockedDate = z.object({ date: z.iso.date(), reason: z.string().trim().max(100).nullable() })
export type BlockedDate = z.infer<typeof BlockedDate>

const day = z.strictObject({ date: z.iso.date() })

export const listBlockedDates = {
  method: 'GET',
  url: '/mvp/api/mvp-blocked-dates',
  config: { access: 'backoffice', summary: 'Tage ohne Termine' },
  schema: { response: { 200: z.array(BlockedDate) } },
} satisfies Endpoint

export const blockDate = {
  method: 'PUT',
  url: '/mvp/api/mvp-blocked-dates/:date',
  config: { access: 'backoffice', summary: 'Einen Tag für Termine sperren' },
  schema: {
    params: day,
    body: z.strictObject({ reason: z.string().trim().max(100).nullable() }),
    response: { 200: BlockedDate },
  },
} satisfies Endpoint

export const unblockDate = {
  method: 'DELETE',
  url: '/mvp/api/mvp-blocked-dates/:date',
  config: { access: 'backoffice', summary: 'Einen Tag für Termine freigeben' },
  schema: { params: day, response: { 204: z.undefined() } },
} satisfies Endpoint
