import { freeText } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { Enquiry } from '../buyer/enquiries.ts'
import { ofEnquiry } from '../buyer/enquiry-threads.ts'
import type { Endpoint } from '../endpoint.ts'
import { BlockedHours } from '../site/blocked-hours.ts'
import { HouseEnquiry, threadVersion } from './enquiry-desk.ts'

const time = z.string().regex(/^\d{2}:\d{2}$/, t('Ungültige Uhrzeit'))

/** An appointment in the calendar of the house; `id` is that of its enquiry. */
export const CalendarEntry = Enquiry.pick({
  id: true,
  gwnummer: true,
  hersteller: true,
  modellgruppe: true,
  modell: true,
}).extend({
  /** Local time of Europe/Berlin. */
  time,
  state: z.enum(['requested', 'confirmed']),
  isPast: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** A pick-up of a sold vehicle in the calendar of the house; `id` is that of its purchase. */
export const CalendarPickUp = z.object({
  id: z.uuid(),
  gwnummer: z.string(),
  title: z.string(),
  time,
  isPast: z.boolean(),
  isCollected: z.boolean(),
  /** Who comes; null once it was deleted. */
  collector: z.string().nullable(),
})
export type CalendarPickUp = z.infer<typeof CalendarPickUp>

/** Monday to Friday, or one day. Days are ISO dates of Europe/Berlin. */
export const HouseCalendar = z.object({
  today: z.iso.date(),
  /** The day to ask for to see the days before and after. */
  previous: z.iso.date(),
  next: z.iso.date(),
  /** Appointments at the same time. */
  capacity: z.int(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      blockedHours: z.array(BlockedHours),
      /** Why there are no appointments: weekend, holiday or the reason it is blocked. */
      closed: z.string().nullable(),
      entries: z.array(CalendarEntry),
      pickUps: z.array(CalendarPickUp),
    }),
  ),
})
export type HouseCalendar = z.infer<typeof HouseCalendar>

export const CalendarPlace = z.strictObject({
  /** A day to be shown; by default today, at the weekend the next Monday. */
  day: z.iso.date().optional(),
  span: z.enum(['week', 'day']).default('week'),
})
export type CalendarPlace = z.infer<typeof CalendarPlace>

export const readHouseCalendar = {
  method: 'GET',
  url: '/mvp/api/house-appointments',
  config: { access: 'backoffice', summary: 'Termine eines Tages oder einer Woche' },
  schema: { querystring: CalendarPlace, response: { 200: HouseCalendar } },
} satisfies Endpoint

const url = '/mvp/api/mvp-car-requests/:id/appointment'
/** Added to the mail. */
const text = freeText(1000).default('')

/** Confirms the requested time or moves the appointment, and mails an updated calendar entry. */
export const setAppointment = {
  method: 'PUT',
  url,
  config: { access: 'backoffice', summary: 'Einen Termin bestätigen, verschieben oder eintragen' },
  schema: {
    params: ofEnquiry,
    body: z.strictObject({ version: threadVersion, date: z.iso.date(t('Ungültiges Datum')), time, text }),
    response: { 200: HouseEnquiry },
  },
} satisfies Endpoint

/** Mails a cancelled calendar entry; the time is free again. */
export const cancelAppointment = {
  method: 'POST',
  url: `${url}/cancellation`,
  config: { access: 'backoffice', summary: 'Einen Termin absagen' },
  schema: {
    params: ofEnquiry,
    body: z.strictObject({ version: threadVersion, text }),
    response: { 200: HouseEnquiry },
  },
} satisfies Endpoint
