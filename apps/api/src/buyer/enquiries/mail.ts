import { paymentOptions } from '@portal/domain/buyer/appointment'
import { whenText } from '@portal/domain/buyer/enquiry-events'
import { minuteMs } from '@portal/domain/values/durations'
import { euroCentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
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

type Row = readonly [label: string, value: string]

function carRows(car: CarForEnquiry): Row[] {
  return [
    [t('Fahrzeug'), carName(car)],
    [t('Modell'), car.headlineinternet ?? car.modell],
    [t('GW-Nr.'), car.gwnummer],
    factOf('erstzulassungvon', car.erstzulassungvon.toISOString()),
    factOf('kilometerstandvon', car.kilometerstandvon),
    factOf('psvon', car.psvon),
    factOf('farbe', car.farbe),
    [
      t('Preis'),
      car.price > 0 ? `${euroCentText(car.price)} (${tierVatNote(car.tier, car.vatMode)})` : t(onRequest),
    ],
    ...(car.energyLabel ? [[t('Umwelt'), car.energyLabel()] as const] : []),
  ]
}

function senderRows(enquiry: Enquiry): Row[] {
  const address = [
    [enquiry.street, enquiry.houseNumber].filter(Boolean).join(' '),
    [enquiry.postalCode, enquiry.city].filter(Boolean).join(' '),
  ].filter(Boolean)
  return [
    [t('Name'), `${enquiry.firstName} ${enquiry.lastName}`],
    [t('Telefon'), enquiry.telephone],
    [t('E-Mail'), enquiry.userEmail],
    [t('Anschrift'), address.join(', ') || '-'],
  ]
}

function appointmentRows({ appointmentAt, paymentOptions: payments, ...wishes }: Enquiry): Row[] {
  if (!appointmentAt) return []
  return [
    [t('Wunschtermin'), whenText(appointmentAt)],
    [t('Zahlung'), payments.map((option) => labelOf(paymentOptions, option)).join(', ')],
    [t('Inzahlungnahme'), wishes.mit_inzahlungnahme ? t('ja') : t('nein')],
    [t('Finanzierung'), wishes.mit_finanzierung ? t('ja') : t('nein')],
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
  return car && cars.length === 1
    ? t`${carName(car)} (GW-Nr. ${numbers})`
    : plural(cars.length, '1 Fahrzeug (GW-Nr. {0})', '# Fahrzeuge (GW-Nr. {0})', numbers)
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

const factsOf = (enquiry: Enquiry, cars: readonly CarForEnquiry[]): Block[] => [
  { rows: appointmentRows(enquiry) },
  t('Nachricht:'),
  enquiry.bemerkungen,
  ...cars.map((car) => ({ rows: carRows(car) })),
  { rows: senderRows(enquiry) },
]

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
  await queueMail(
    tx,
    letter(env, {
      template: isAppointment ? 'appointment-to-sales' : 'enquiry-to-sales',
      recipient: env.MAIL_SALES,
      replyTo: enquiry.userEmail,
      subject: () => `${what}: ${titleOf(cars)}`,
      headers: threadHeaders(env, enquiry),
      body: () => [`Im Portal ist eine ${what} eingegangen.`, ...factsOf(enquiry, cars)],
    }),
  )
  const refused = await takeTry(tx, counterKey(env, 'enquiry-copy', enquiry.userEmail), copiesPerAddress, now)
  if (refused > 0) return
  await queueMail(
    tx,
    letter(env, {
      template: isAppointment ? 'appointment-copy' : 'enquiry-copy',
      recipient: enquiry.userEmail,
      language: enquiry.language,
      replyTo: env.MAIL_SALES,
      subject: () =>
        isAppointment ? t`Ihre Terminanfrage: ${titleOf(cars)}` : t`Ihre Anfrage: ${titleOf(cars)}`,
      headers: threadHeaders(env, enquiry),
      attachments: () => calendarFile(env, enquiry, cars[0]),
      body: () => [
        t`Guten Tag ${enquiry.firstName} ${enquiry.lastName},`,
        mailText(env, isAppointment ? 'MAIL_TEXT_APPOINTMENT' : 'MAIL_TEXT_ENQUIRY'),
        ...factsOf(enquiry, cars),
      ],
    }),
  )
}
