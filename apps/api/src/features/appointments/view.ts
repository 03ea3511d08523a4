import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { Enquiry } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'

const appointmentMinutes = 60

export type EventSource = Pick<
  Enquiry,
  'publicId' | 'appointmentAt' | 'state' | 'stateChangedAt' | 'createdAt' | 'gwnummer'
> & { vehicle: { hersteller: string; modellgruppe: string } }

/**
 * An appointment as an event of a calendar, the same in the mail and in the account's calendar; null for an enquiry
 * without an appointment. One that was closed before its time is cancelled.
 */
export function appointmentEvent(env: Env, source: EventSource): ICalEventData | null {
  const { publicId, appointmentAt, state, createdAt, gwnummer, vehicle } = source
  if (!appointmentAt) return null
  const changedAt = source.stateChangedAt ?? createdAt
  const isCancelled = state === 'closed' && changedAt < appointmentAt
  return {
    id: `anfrage-${publicId}@${env.MAIL_FROM.split('@')[1]}`,
    stamp: changedAt,
    created: createdAt,
    lastModified: changedAt,
    // Seconds since the request: grows with every change, so programs accept the newer version.
    sequence: Math.round((changedAt.getTime() - createdAt.getTime()) / 1000),
    start: appointmentAt,
    end: new Date(appointmentAt.getTime() + appointmentMinutes * 60_000),
    summary: `Terminanfrage ${vehicle.hersteller} ${vehicle.modellgruppe} (${gwnummer})`,
    description: isCancelled
      ? 'Der Termin ist abgesagt.'
      : 'Unverbindliche Terminanfrage. Der Termin gilt erst mit unserer Bestätigung.',
    location: `${env.COMPANY_NAME}, ${env.CONTACT_STREET}, ${env.CONTACT_POSTAL_CODE} ${env.CONTACT_CITY}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
  }
}
