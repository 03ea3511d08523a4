import { paymentOptions } from '@portal/domain/buyer/appointment'
import { timeZone } from '@portal/domain/values/constants'
import { minuteMs } from '@portal/domain/values/durations'
import { euroCentText } from '@portal/domain/values/formats'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { onRequest } from '@portal/domain/vehicles/attributes/price-text'
import { factOf, labelOf } from '@portal/domain/vehicles/attributes/texts'
import { tierVatNote } from '@portal/domain/vehicles/vat'
import ical from 'ical-generator'
import type { Enquiry } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { counterKey, takeTry } from '../../http/rate-limit.ts'
import { type Attachment, type Block, letter, mailText } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import type { CarForEnquiry } from './queries.ts'

/** Limits copies, because the address may belong to somebody else (T6). */
const copiesPerAddress = { limit: 5, minutes: 60 }
const appointmentMinutes = 60

const when = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'full', timeStyle: 'short' })
/** 'Mittwoch, 25. November 2026 um 10:15 Uhr' */
export const whenText = (at: Date) => `${when.format(at)} Uhr`

type Row = readonly [label: string, value: string]

function carRows(car: CarForEnquiry): Row[] {
  return [
    ['Fahrzeug', carName(car)],
    ['Modell', car.headlineinternet ?? car.modell],
    ['GW-Nr.', car.gwnummer],
    factOf('erstzulassungvon', car.erstzulassungvon.toISOString()),
    factOf('kilometerstandvon', car.kilometerstandvon),
    factOf('psvon', car.psvon),
    factOf('farbe', car.farbe),
    [
      'Preis',
      car.price > 0 ? `${euroCentText(car.price)} (${tierVatNote(car.tier, car.vatMode)})` : onRequest,
    ],
    ...(car.energyLabel ? [['Umwelt', car.energyLabel] as const] : []),
  ]
}

function senderRows(enquiry: Enquiry): Row[] {
  const address = [
    [enquiry.street, enquiry.houseNumber].filter(Boolean).join(' '),
    [enquiry.postalCode, enquiry.city].filter(Boolean).join(' '),
  ].filter(Boolean)
  return [
    ['Name', `${enquiry.firstName} ${enquiry.lastName}`],
    ['Telefon', enquiry.telephone],
    ['E-Mail', enquiry.userEmail],
    ['Anschrift', address.join(', ') || '-'],
  ]
}

function appointmentRows({ appointmentAt, paymentOptions: payments, ...wishes }: Enquiry): Row[] {
  if (!appointmentAt) return []
  return [
    ['Wunschtermin', whenText(appointmentAt)],
    ['Zahlung', payments.map((option) => labelOf(paymentOptions, option)).join(', ')],
    ['Inzahlungnahme', wishes.mit_inzahlungnahme ? 'ja' : 'nein'],
    ['Finanzierung', wishes.mit_finanzierung ? 'ja' : 'nein'],
  ]
}

/** By this header, mail programs show the mails of an enquiry as one conversation (RFC 5322 section 3.6.4). */
export const threadHeaders = (env: Env, { publicId }: Pick<Enquiry, 'publicId'>) => ({
  References: `<anfrage-${publicId}@${env.MAIL_FROM.split('@')[1]}>`,
})

/** The vehicles of an enquiry, for subjects. */
function titleOf(cars: readonly CarForEnquiry[]): string {
  const [car] = cars
  const numbers = cars.map(({ gwnummer }) => gwnummer).join(', ')
  const name = car && cars.length === 1 ? carName(car) : `${cars.length} Fahrzeuge`
  return `${name} (GW-Nr. ${numbers})`
}

/** The fields common to all calendar entries of an enquiry; the id does not change when the appointment is moved. */
export const eventOf = (env: Env, { publicId }: Pick<Enquiry, 'publicId'>, at: Date) => ({
  id: `anfrage-${publicId}@${env.MAIL_FROM.split('@')[1]}`,
  start: at,
  end: new Date(at.getTime() + appointmentMinutes * minuteMs),
  location: `${env.COMPANY_NAME}, ${env.CONTACT_STREET}, ${env.CONTACT_POSTAL_CODE} ${env.CONTACT_CITY}`,
})

function calendarFile(env: Env, enquiry: Enquiry, car: CarForEnquiry | undefined): Attachment[] {
  if (!enquiry.appointmentAt || !car) return []
  const calendar = ical({ name: env.BRAND_NAME })
  calendar.createEvent({
    ...eventOf(env, enquiry, enquiry.appointmentAt),
    stamp: enquiry.createdAt,
    summary: `Terminanfrage ${carName(car)} (${car.gwnummer})`,
    description: 'Unverbindliche Terminanfrage. Der Termin gilt erst mit unserer Bestätigung.',
  })
  return [
    { filename: 'termin.ics', contentType: 'text/calendar; charset=utf-8', content: calendar.toString() },
  ]
}

/** Queues the mail to the sales mailbox with the sender as reply address and, within limits, a copy to the sender. */
export async function queueEnquiryMails(
  tx: Transaction,
  enquiry: Enquiry,
  cars: readonly CarForEnquiry[],
  env: Env,
  now: Date,
) {
  const isAppointment = enquiry.kind === 'appointment'
  const what = isAppointment ? 'Terminanfrage' : 'Anfrage'
  const name = titleOf(cars)
  const facts: Block[] = [
    { rows: appointmentRows(enquiry) },
    'Nachricht:',
    enquiry.bemerkungen,
    ...cars.map((car) => ({ rows: carRows(car) })),
    { rows: senderRows(enquiry) },
  ]
  await queueMail(
    tx,
    letter(env, {
      template: isAppointment ? 'appointment-to-sales' : 'enquiry-to-sales',
      recipient: env.MAIL_SALES,
      replyTo: enquiry.userEmail,
      subject: `${what}: ${name}`,
      headers: threadHeaders(env, enquiry),
      body: [`Im Portal ist eine ${what} eingegangen.`, ...facts],
    }),
  )
  const refused = await takeTry(tx, counterKey(env, 'enquiry-copy', enquiry.userEmail), copiesPerAddress, now)
  if (refused > 0) return
  await queueMail(
    tx,
    letter(env, {
      template: isAppointment ? 'appointment-copy' : 'enquiry-copy',
      recipient: enquiry.userEmail,
      replyTo: env.MAIL_SALES,
      subject: `Ihre ${what}: ${name}`,
      headers: threadHeaders(env, enquiry),
      attachments: calendarFile(env, enquiry, cars[0]),
      body: [
        `Guten Tag ${enquiry.firstName} ${enquiry.lastName},`,
        mailText(env, isAppointment ? 'MAIL_TEXT_APPOINTMENT' : 'MAIL_TEXT_ENQUIRY'),
        ...facts,
      ],
    }),
  )
}
