import { randomUUID } from 'node:crypto'
import type { NewAppointment, NewEnquiry, NewJointEnquiry } from '@portal/contract/buyer/enquiries'
import { dataSheetOf, dataSheetsIn } from '@portal/domain/house/settings/data-sheets'
import type { Language } from '@portal/domain/site/language'
import { minuteMs } from '@portal/domain/values/durations'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { Enquiry, PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { takeSlot } from '../appointments/commands.ts'
import { queueEnquiryMails } from './mail.ts'
import { type CarForEnquiry, carForEnquiry } from './queries.ts'

/** The text of the consent box; a new wording gets a new version, so that each consent can be proven (U-73). */
const consentVersion = '2026-01'
/** Within this time, the same content without a key is a repetition. */
export const repetitionMinutes = 10

/** `caller` names the account, or the browser of a visitor; only the same caller can repeat an enquiry. */
export type Sender = {
  accountId: number | null
  /** The company the account acts for. */
  companyId: number | null
  caller: string
  tier: PriceTier
  /** Of the page on which the enquiry was written. */
  language: Language
  idempotencyKey: string | undefined
  now: Date
}
export type Draft =
  | { kind: 'enquiry'; body: NewEnquiry | NewJointEnquiry }
  | { kind: 'appointment'; body: NewAppointment }

/** Identifies a payload or the key of a form. */
export const digestOf = (...values: unknown[]) => sha256Of(JSON.stringify(values))

const chosenPayments = ({ paymentOption }: NewAppointment) =>
  paymentOption.filter(({ checked }) => checked).map(({ value }) => value)

/** The fields that the sender has filled in; the facts of the car are taken from the stock. */
const fieldsOf = ({ kind, body }: Draft) => ({
  kind,
  firstName: body.firstName,
  lastName: body.lastName,
  street: body.street,
  houseNumber: body.houseNumber,
  postalCode: body.postalCode,
  city: body.city,
  telephone: body.telephone,
  userEmail: body.userEmail,
  bemerkungen: body.bemerkungen,
  paymentOptions: kind === 'appointment' ? chosenPayments(body).sort() : [],
  mit_inzahlungnahme: kind === 'appointment' && body.mit_inzahlungnahme,
  mit_finanzierung: kind === 'appointment' && body.mit_finanzierung,
})

const numbersOf = ({ body }: Draft) => ('gwnummern' in body ? body.gwnummern : [body.gwnummer])

const slotOf = ({ kind, body }: Draft) =>
  kind === 'appointment' ? { date: body.appointment_date, time: body.appointment_time } : null

/** Finds the enquiry that an earlier click or retry of the same caller has stored; requires the transaction's lock. */
async function earlierEnquiry(tx: Transaction, key: string | undefined, payloadHash: string, now: Date) {
  if (key) {
    const same = await tx.enquiry.findUnique({ where: { idempotencyKey: key } })
    if (same && same.payloadHash !== payloadHash) throw new ProblemError('idempotency-mismatch')
    return same
  }
  const since = new Date(now.getTime() - repetitionMinutes * minuteMs)
  return tx.enquiry.findFirst({
    where: { payloadHash, createdAt: { gt: since } },
    orderBy: { id: 'asc' },
  })
}

/** The cars of an enquiry, in its order. @throws ProblemError car-not-found when one of them is not on sale */
async function carsForEnquiry(tx: Transaction, numbers: readonly string[], sender: Sender) {
  const cars: CarForEnquiry[] = []
  for (const gwnummer of numbers) {
    const car = await carForEnquiry(tx, gwnummer, sender)
    if (!car) throw new ProblemError('car-not-found')
    cars.push(car)
  }
  return cars
}

/**
 * Stores an enquiry or appointment request with its mails in one transaction; about several cars, an enquiry each and
 * one mail for all. A repetition by the same caller is not stored again: the same key, or without a key the same
 * content within ten minutes.
 *
 * @returns the public id of the (first) enquiry, the earlier one for a repetition
 * @throws ProblemError car-not-found, validation-failed (day, time), idempotency-mismatch
 */
export async function sendEnquiry(db: PrismaClient, draft: Draft, sender: Sender, env: Env) {
  const fields = fieldsOf(draft)
  const numbers = numbersOf(draft)
  const slot = slotOf(draft)
  const payloadHash = digestOf(sender.caller, fields, numbers, slot)
  const dataSheets = dataSheetsIn(env.DATA_SHEETS)
  const key = sender.idempotencyKey && `key:${digestOf(sender.caller, sender.idempotencyKey)}`
  return db.$transaction(async (tx) => {
    await lockByName(tx, key ?? payloadHash)
    const before = await earlierEnquiry(tx, key, payloadHash, sender.now)
    if (before) return { id: before.publicId }

    const cars = await carsForEnquiry(tx, numbers, sender)
    const appointmentAt = slot && (await takeSlot(tx, slot, sender.now, env.APPOINTMENT_SLOT_CAPACITY))
    const enquiries: Enquiry[] = []
    for (const [place, { fahrzeugid, gwnummer, hersteller }] of cars.entries())
      enquiries.push(
        await tx.enquiry.create({
          data: {
            ...fields,
            accountId: sender.accountId,
            dealerId: sender.companyId,
            fahrzeugid,
            gwnummer,
            language: sender.language,
            consentVersion,
            consentAt: sender.now,
            dataSheet: dataSheetOf(dataSheets, hersteller),
            appointmentAt,
            // A key is unique, so of several enquiries the first one has it.
            idempotencyKey: place === 0 && key ? key : `auto:${randomUUID()}`,
            payloadHash,
            createdAt: sender.now,
            openSince: sender.now,
          },
        }),
      )
    const [first] = enquiries
    if (!first) throw new ProblemError('car-not-found')
    await queueEnquiryMails(tx, first, cars, env, sender.now)
    return { id: first.publicId }
  })
}
