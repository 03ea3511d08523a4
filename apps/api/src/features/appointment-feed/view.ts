import { readAppointments } from '@portal/contract/appointment-feed'
import { hourMs } from '@portal/domain/durations'
import ical from 'ical-generator'
import type { Env } from '../../env.ts'
import { appointmentEvent, type EventSource } from '../appointments/view.ts'

/** How often calendar programs are asked to read the calendar again. */
const refreshMs = hourMs

export const feedAddress = (env: Env, token: string) =>
  `${env.PUBLIC_URL}${readAppointments.url.replace(':token', token)}`

/** The appointments as a calendar (RFC 5545) without prices. */
export function calendarText(env: Env, appointments: EventSource[]): string {
  const calendar = ical({
    name: `Termine bei ${env.BRAND_NAME}`,
    prodId: { company: env.BRAND_NAME, product: 'Termine', language: 'DE' },
    ttl: refreshMs / 1000,
  })
  for (const appointment of appointments) {
    const event = appointmentEvent(env, appointment)
    if (event) calendar.createEvent(event)
  }
  return calendar.toString()
}
