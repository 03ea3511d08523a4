import { instantOf, wireOfDay } from '@portal/domain/buyer/appointment'
import { type EnquiryEvent, enquiryEventText } from '@portal/domain/buyer/enquiry-events'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { t } from '@portal/domain/values/text'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { takeSlot } from '../../buyer/appointments/commands.ts'
import { addMessage, lockedEnquiry } from '../../buyer/enquiry-threads/commands.ts'
import { greetingText, queueThreadMail } from '../../buyer/enquiry-threads/mail.ts'
import type { ThreadRow } from '../../buyer/enquiry-threads/view.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Transaction } from '../../plugins/db.ts'
import { checkOpen, type EnquiryActor, recordActing } from '../enquiry-desk/commands.ts'
import { calendarMessage } from './mail.ts'

type Context = { db: PrismaClient; env: Env }
type Wanted = { version: number; date: string; time: string; text: string }

const pastProblem = () =>
  new ProblemError('validation-failed', {
    title: t('Der Termin ist schon vorbei.'),
    errors: [{ path: 'appointment_date', message: t('Der Termin ist schon vorbei.') }],
  })

type Change = { action: AuditAction; event: EnquiryEvent; text: string; at: Date; isCancelled: boolean }

/** Stores a change, mails the calendar entry to the customer, and adds the change to the thread. */
async function apply(tx: Transaction, env: Env, enquiry: ThreadRow, acting: EnquiryActor, change: Change) {
  const { actorId, now } = acting
  const { action, event, text, at, isCancelled } = change
  const sequence = enquiry.calendarSequence + 1
  const mailId = await queueThreadMail(tx, env, enquiry, {
    template: action,
    text: () => [greetingText(enquiry), enquiryEventText(event), text].filter(Boolean).join('\n\n'),
    now,
    attachments: () => [calendarMessage(env, enquiry, { at, sequence, now, isCancelled })],
  })
  await addMessage(tx, enquiry, { kind: 'system', authorId: actorId, event, text, now }, mailId)
  await tx.enquiry.update({
    where: { id: enquiry.id },
    data: {
      appointmentAt: at,
      appointmentState: isCancelled ? 'cancelled' : 'confirmed',
      calendarSequence: sequence,
      // The mail counts as an answer to the enquiry.
      state: 'answered',
      holderId: enquiry.holderId ?? actorId,
    },
  })
  await recordActing(tx, acting, action, { at: at.toISOString(), mailId })
}

/**
 * Confirms the time of an appointment or moves it to another one, by the rules of the public calendar. Repeating it
 * changes nothing.
 * @throws ProblemError not-found, enquiry-closed, enquiry-changed, validation-failed (appointment_date,
 *   appointment_time)
 */
export async function setAppointment({ db, env }: Context, acting: EnquiryActor, wanted: Wanted) {
  await db.$transaction(async (tx) => {
    const enquiry = await lockedEnquiry(tx, { publicId: acting.publicId })
    const before = enquiry.appointmentState === 'cancelled' ? null : enquiry.appointmentAt
    const isSame = before?.getTime() === instantOf(wanted.date, wanted.time).getTime()
    if (isSame && enquiry.appointmentState === 'confirmed') return
    checkOpen(enquiry, wanted.version)
    if (isSame && before <= acting.now) throw pastProblem()
    const slot = { date: wireOfDay(wanted.date), time: wanted.time }
    const at = isSame ? before : await takeSlot(tx, slot, acting.now, env.APPOINTMENT_SLOT_CAPACITY)
    const isMoved = before !== null && !isSame
    await apply(tx, env, enquiry, acting, {
      action: isMoved ? 'appointment-moved' : 'appointment-confirmed',
      event: {
        ...{ kind: 'appointment-set', at: at.toISOString() },
        before: isMoved ? before.toISOString() : null,
      },
      ...{ text: wanted.text, at, isCancelled: false },
    })
  })
}

/**
 * Cancels an appointment. Repeating it changes nothing.
 * @throws ProblemError not-found (also without an appointment), enquiry-closed, enquiry-changed, validation-failed for
 *   an appointment that is over
 */
export async function cancelAppointment(
  { db, env }: Context,
  acting: EnquiryActor,
  { version, text }: Pick<Wanted, 'version' | 'text'>,
) {
  await db.$transaction(async (tx) => {
    const enquiry = await lockedEnquiry(tx, { publicId: acting.publicId })
    const { appointmentAt: at } = enquiry
    if (at === null) throw new ProblemError('not-found')
    if (enquiry.appointmentState === 'cancelled') return
    checkOpen(enquiry, version)
    if (at <= acting.now) throw pastProblem()
    await apply(tx, env, enquiry, acting, {
      ...{ action: 'appointment-cancelled', text, at, isCancelled: true },
      event: { kind: 'appointment-cancelled', at: at.toISOString() },
    })
  })
}
