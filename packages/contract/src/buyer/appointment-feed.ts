import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/**
 * The calendar of an account's own appointments, which calendar programs read by a secret address. Accounts of the sales
 * office get the appointments of everybody.
 */
export const AppointmentFeed = z.object({
  /** Null when the feed is switched off. */
  address: z.url().nullable(),
})
export type AppointmentFeed = z.infer<typeof AppointmentFeed>

const url = '/mvp/api/mvp-user-appointment-feed'

export const readAppointmentFeed = {
  method: 'GET',
  url,
  config: { access: 'session', summary: 'Adresse des eigenen Terminkalenders', whileRestricted: true },
  schema: { response: { 200: AppointmentFeed } },
} satisfies Endpoint

/** The address before this call becomes invalid. */
export const renewAppointmentFeed = {
  method: 'PUT',
  url,
  config: { access: 'active', summary: 'Eigenen Terminkalender einschalten oder seine Adresse erneuern' },
  schema: { response: { 200: AppointmentFeed } },
} satisfies Endpoint

export const endAppointmentFeed = {
  method: 'DELETE',
  url,
  config: { access: 'active', summary: 'Eigenen Terminkalender ausschalten' },
  schema: { response: { 204: z.undefined() } },
} satisfies Endpoint

/** Read by calendar programs, which have no session; the token is the authorization. */
export const readAppointments = {
  method: 'GET',
  url: '/mvp/api/appointment-feed/:token/termine.ics',
  config: {
    access: 'public',
    summary: 'Eigene Termine, im Innendienst alle, als Kalender (RFC 5545) über die geheime Adresse',
    anyText: true,
  },
  schema: { params: z.strictObject({ token: z.string().max(300) }) },
} satisfies Endpoint
