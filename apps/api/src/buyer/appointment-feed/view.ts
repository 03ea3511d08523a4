import { hourMs } from '@portal/domain/values/durations'
import { readerLanguage, t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import ical, { ICalEventStatus } from 'ical-generator'
import type { Env } from '../../env.ts'
import { eventOf } from '../enquiries/mail.ts'
import type { Appointment } from './queries.ts'

/** The interval at which calendar programs read the calendar again. */
const refreshMs = hourMs

/** A request that was closed without a confirmation counts as cancelled. */
const isLapsed = ({ state, appointmentState }: Appointment) =>
  state === 'closed' && appointmentState === 'requested'

function statusOf(appointment: Appointment) {
  if (appointment.appointmentState === 'cancelled' || isLapsed(appointment)) return ICalEventStatus.CANCELLED
  return appointment.appointmentState === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

/** The appointments as a calendar (RFC 5545) without prices in the reader's language, with the ids of the entries that were mailed. */
export function calendarText(env: Env, appointments: Appointment[], now: Date): string {
  const calendar = ical({
    name: t`Termine bei ${env.BRAND_NAME}`,
    prodId: { company: env.BRAND_NAME, product: t('Termine'), language: readerLanguage().toUpperCase() },
    ttl: refreshMs / 1000,
  })
  for (const appointment of appointments) {
    const { appointmentAt, appointmentState, calendarSequence, gwnummer, vehicle, asker } = appointment
    if (!appointmentAt) continue
    const what = appointmentState === 'requested' ? t('Terminanfrage') : t('Besichtigung')
    calendar.createEvent({
      ...eventOf(env, appointment, appointmentAt),
      stamp: now,
      created: appointment.createdAt,
      sequence: calendarSequence + (isLapsed(appointment) ? 1 : 0),
      status: statusOf(appointment),
      summary: `${what} ${carName(vehicle)} (${gwnummer})${asker ? `, ${asker}` : ''}`,
    })
  }
  return calendar.toString()
}
