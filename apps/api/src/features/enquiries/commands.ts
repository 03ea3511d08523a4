import { createHash, randomUUID } from 'node:crypto'
import type { EnquiryState, NewAppointment, NewEnquiry } from '@portal/contract/enquiries'
import type { PriceTier } from '@portal/domain/price-tier'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Db, lockByName, type Tx } from '../../plugins/db.ts'
import { takeSlot } from '../appointments/commands.ts'
import { type MailContext, queueEnquiryMails } from './mail.ts'
import { carForEnquiry } from './queries.ts'
import { salesEnquiry } from './view.ts'
import { carNames } from './where.ts'

/** The text of the consent box; a new wording gets a new version, so that each consent can be proven (U-73). */
const consentVersion = '2026-01'
const sameAgainMinutes = 10

export type Sender = {
  accountId: number | null
  tier: PriceTier
  idempotencyKey: string | undefined
  now: Date
}
type Draft = { kind: 'enquiry'; body: NewEnquiry } | { kind: 'appointment'; body: NewAppointment }

const sha256 = (value: string) => createHash('sha256').update(value).digest('hex')

/** Only what the sender wrote counts: the ignored keys of the payload may differ between two tries. */
function payloadHashOf({ kind, body }: Draft) {
  const appointment = kind === 'appointment' ? [body.appointment_date, body.appointment_time] : []
  return sha256(JSON.stringify([kind, body.gwnummer, body.userEmail, body.bemerkungen, ...appointment]))
}

/** The enquiry an earlier click or retry has stored already; the caller holds the locks. */
async function storedBefore(tx: Tx, key: string | undefined, payloadHash: string, now: Date) {
  if (key) {
    const same = await tx.enquiry.findUnique({ where: { idempotencyKey: key } })
    if (same && same.payloadHash !== payloadHash) throw new ProblemError('idempotency-mismatch')
    if (same) return same
  }
  const since = new Date(now.getTime() - sameAgainMinutes * 60_000)
  return tx.enquiry.findFirst({ where: { payloadHash, createdAt: { gt: since } } })
}

const chosenPayments = (draft: Draft) =>
  draft.kind === 'appointment'
    ? draft.body.paymentOption.filter(({ checked }) => checked).map(({ value }) => value)
    : []

/**
 * Stores an enquiry or appointment request with its mails in one transaction. Two clicks, or a retry within ten
 * minutes, give one enquiry and one mail.
 *
 * @returns the id of the enquiry, the earlier one for a repetition
 * @throws ProblemError car-not-found, validation-failed (day, time), idempotency-mismatch
 */
export async function sendEnquiry(db: PrismaClient, draft: Draft, sender: Sender, mail: MailContext) {
  const payloadHash = payloadHashOf(draft)
  const key = sender.idempotencyKey && `key:${sha256(sender.idempotencyKey)}`
  return db.$transaction(async (tx) => {
    if (key) await lockByName(tx, key)
    await lockByName(tx, payloadHash)
    const before = await storedBefore(tx, key, payloadHash, sender.now)
    if (before) return { id: before.id }

    const { body } = draft
    const car = await carForEnquiry(tx, body.gwnummer, sender.tier)
    if (!car) throw new ProblemError('car-not-found')
    const appointmentAt =
      draft.kind === 'appointment'
        ? await takeSlot(
            tx,
            { date: draft.body.appointment_date, time: draft.body.appointment_time },
            sender.now,
            mail.slotCapacity,
          )
        : null
    const enquiry = await tx.enquiry.create({
      data: {
        kind: draft.kind,
        accountId: sender.accountId,
        fahrzeugid: car.fahrzeugid,
        gwnummer: car.gwnummer,
        firstName: body.firstName,
        lastName: body.lastName,
        street: body.street,
        houseNumber: body.houseNumber,
        postalCode: body.postalCode,
        city: body.city,
        telephone: body.telephone,
        userEmail: body.userEmail,
        bemerkungen: body.bemerkungen,
        consentVersion,
        consentAt: sender.now,
        appointmentAt,
        paymentOptions: chosenPayments(draft),
        mit_inzahlungnahme: draft.kind === 'appointment' && draft.body.mit_inzahlungnahme,
        mit_finanzierung: draft.kind === 'appointment' && draft.body.mit_finanzierung,
        idempotencyKey: key ?? `auto:${randomUUID()}`,
        payloadHash,
        createdAt: sender.now,
      },
    })
    await queueEnquiryMails(tx, enquiry, car, mail)
    return { id: enquiry.id }
  })
}

/**
 * Sets how far the sales side is with an enquiry.
 * @throws ProblemError not-found
 */
export async function setEnquiryState(db: Db, id: number, state: EnquiryState) {
  const { count } = await db.enquiry.updateMany({ where: { id }, data: { state } })
  if (count === 0) throw new ProblemError('not-found')
  return salesEnquiry(await db.enquiry.findUniqueOrThrow({ where: { id }, include: carNames }))
}
