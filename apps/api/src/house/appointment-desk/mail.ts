import { carName } from '@portal/domain/vehicles/attributes/name'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { eventOf } from '../../buyer/enquiries/mail.ts'
import type { ThreadRow } from '../../buyer/enquiry-threads/view.ts'
import type { Env } from '../../env.ts'
import type { Attachment } from '../../mail/letter.ts'

type Entry = { at: Date; sequence: number; now: Date; isCancelled: boolean }

/**
 * The calendar entry of an appointment as an iTIP message (RFC 5546): the same UID as the requested one, a higher
 * SEQUENCE, METHOD REQUEST or CANCEL.
 */
export function calendarMessage(env: Env, enquiry: ThreadRow, entry: Entry): Attachment {
  const { at, sequence, now, isCancelled } = entry
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ name: env.BRAND_NAME, method })
  const { vehicle, gwnummer, firstName, lastName, userEmail } = enquiry
  const event = calendar.createEvent({
    ...eventOf(env, enquiry, at),
    stamp: now,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `Besichtigung ${carName(vehicle)} (${gwnummer})`,
    organizer: { name: env.COMPANY_NAME, email: env.MAIL_SALES },
  })
  event.createAttendee({
    name: `${firstName} ${lastName}`,
    email: userEmail,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
  })
  return {
    filename: 'termin.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: calendar.toString(),
    method,
  }
}
