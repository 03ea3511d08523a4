import type { Account } from '@portal/contract/accounts/account'
import {
  type AppointmentCalendar,
  type NewAppointment,
  NewEnquiry,
  type NewJointEnquiry,
} from '@portal/contract/buyer/enquiries'
import type { Car } from '@portal/contract/vehicles/cars'
import { appointmentMessages, paymentOptions, wireOfDay } from '@portal/domain/buyer/appointment'
import { escapeHtml, required } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { z } from 'zod'
import { isoDay, verdictOf } from './facts.ts'

export type Mode = 'enquiry' | 'appointment'
export type Payment = NewAppointment['paymentOption'][number]['value']

const noPayment: Payment[] = []

/** The form fields, named as in the specification (section 3). */
export const emptyEnquiry = {
  message: '',
  firstName: '',
  lastName: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  location: '',
  phone: '',
  email: '',
  consent: false,
  appointment_date: '',
  appointment_time: '',
  paymentOption: noPayment,
  mit_inzahlungnahme: false,
  mit_finanzierung: false,
}
export type EnquiryForm = typeof emptyEnquiry

/** The data of a car that the form shows and sends. */
export type EnquiryCar = Pick<
  Car,
  | 'fahrzeugid'
  | 'gwnummer'
  | 'hersteller'
  | 'modellgruppe'
  | 'modell'
  | 'headlineinternet'
  | 'psvon'
  | 'erstzulassungvon'
  | 'kilometerstandvon'
  | 'planverkaufspreisprivatkundengeschaeftbrutto'
  | 'haendlerpreisbrutto'
  | 'preisNetto'
  | 'vatMode'
  | 'farbe'
  | 'mvpcarstockimages'
>

/** Prefills the data of a signed-in caller; a changed phone number applies to this enquiry only. */
export const prefilled = (account: Account | null, telephone: string | null): EnquiryForm => ({
  ...emptyEnquiry,
  phone: telephone ?? '',
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
  email: account?.email ?? '',
})

const wire = NewEnquiry.shape
const fields = z.object({
  message: z
    .string()
    .trim()
    .min(1, required(t('Nachricht')))
    .max(4000, t('Die Nachricht ist zu lang.')),
  firstName: wire.firstName,
  lastName: wire.lastName,
  street: wire.street,
  houseNumber: wire.houseNumber,
  postalCode: wire.postalCode,
  location: wire.city,
  phone: wire.telephone,
  email: wire.userEmail,
  consent: z.boolean().refine((given) => given, t('Bitte stimmen Sie der elektronischen Speicherung zu.')),
  appointment_date: z.string(),
  appointment_time: z.string(),
  paymentOption: z.array(z.enum(paymentOptions.map(({ value }) => value))),
  mit_inzahlungnahme: z.boolean(),
  mit_finanzierung: z.boolean(),
})

/** The validation rules; in appointment mode day and time are checked with the server's calendar (F-14 to F-25). */
export const enquiryRules = (mode: Mode, calendar: AppointmentCalendar | undefined) =>
  z
    .custom<EnquiryForm>()
    .transform((form): z.input<typeof fields> => form)
    .pipe(mode === 'enquiry' ? fields : appointmentFields(calendar))

const appointmentFields = (calendar: AppointmentCalendar | undefined) =>
  fields.superRefine((form, context) => {
    const wrong = { ...paymentProblem(form), ...slotProblem(form, calendar) }
    for (const [path, message] of Object.entries(wrong))
      context.addIssue({ code: 'custom', path: [path], message })
  })

const paymentProblem = ({ paymentOption }: Pick<EnquiryForm, 'paymentOption'>) =>
  paymentOption.length === 0 ? { paymentOption: t('Bitte wählen Sie eine Zahlungsart.') } : {}

type Slot = Pick<EnquiryForm, 'appointment_date' | 'appointment_time'>

function slotProblem(
  { appointment_date, appointment_time }: Slot,
  calendar: AppointmentCalendar | undefined,
): Partial<Slot> {
  if (appointment_date === '') return { appointment_date: required(t('Datum')) }
  const day = isoDay(appointment_date)
  if (!day) return { appointment_date: t('Bitte geben Sie das Datum als TT.MM.JJJJ ein.') }
  if (appointment_time === '') return { appointment_time: required(t('Uhrzeit')) }
  const verdict = verdictOf(calendar, day, appointment_time)
  if (verdict === 'blocked') return { appointment_date: appointmentMessages.blocked }
  return verdict === 'ok' ? {} : { appointment_time: appointmentMessages[verdict] }
}

export type CheckedEnquiry = z.output<ReturnType<typeof enquiryRules>>

const senderOf = (form: CheckedEnquiry) => ({
  firstName: form.firstName,
  lastName: form.lastName,
  street: form.street ?? '',
  houseNumber: form.houseNumber ?? '',
  postalCode: form.postalCode ?? '',
  city: form.location ?? '',
  telephone: form.phone,
  userEmail: form.email,
  bemerkungen: escapeHtml(form.message),
  consent: true as const,
})

/** The payload of one message about several cars. */
export const jointEnquiryOf = (form: CheckedEnquiry, cars: readonly EnquiryCar[]): NewJointEnquiry => ({
  ...senderOf(form),
  gwnummern: cars.map(({ gwnummer }) => gwnummer),
})

/** The payload of the specification (F-09). The server ignores car data and mailbox and uses its own. */
export const enquiryOf = (form: CheckedEnquiry, car: EnquiryCar, mailbox: string): NewEnquiry => ({
  hersteller: car.hersteller,
  modellgruppe: car.modellgruppe,
  gwnummer: car.gwnummer,
  psvon: car.psvon,
  erstzulassungvon: car.erstzulassungvon,
  kilometerstandvon: car.kilometerstandvon,
  planverkaufspreisprivatkundengeschaeftbrutto: car.planverkaufspreisprivatkundengeschaeftbrutto,
  haendlerpreisbrutto: car.haendlerpreisbrutto ?? null,
  farbe: car.farbe,
  ...senderOf(form),
  emailTo: mailbox,
})

export const appointmentOf = (form: CheckedEnquiry, car: EnquiryCar, mailbox: string): NewAppointment => ({
  ...enquiryOf(form, car, mailbox),
  paymentOption: paymentOptions.map(({ value, label }) => ({
    value,
    label,
    checked: form.paymentOption.includes(value),
  })),
  mit_inzahlungnahme: form.mit_inzahlungnahme,
  mit_finanzierung: form.mit_finanzierung,
  appointment_date: wireOfDay(isoDay(form.appointment_date) ?? ''),
  appointment_time: form.appointment_time,
})

/** "Beliebig" and the other options exclude each other (F-15). */
export function withPayment(chosen: Payment[], option: Payment, isChecked: boolean): Payment[] {
  if (!isChecked) return chosen.filter((other) => other !== option)
  if (option === 'BELIEBIG') return ['BELIEBIG']
  return [...chosen.filter((other) => other !== 'BELIEBIG' && other !== option), option]
}

/** The form field of each wire field, for server messages. */
export const screenName: Record<string, keyof EnquiryForm> = {
  bemerkungen: 'message',
  firstName: 'firstName',
  lastName: 'lastName',
  street: 'street',
  houseNumber: 'houseNumber',
  postalCode: 'postalCode',
  city: 'location',
  telephone: 'phone',
  userEmail: 'email',
  consent: 'consent',
  appointment_date: 'appointment_date',
  appointment_time: 'appointment_time',
  paymentOption: 'paymentOption',
}

const carWithNumber = (car: EnquiryCar) => `${carName(car)} (GW ${car.gwnummer})`

type Wording = { one: (name: string) => string; many: string }

/** The message templates by purpose. */
export const purposes = {
  available: {
    label: t('Noch verfügbar?'),
    one: (name) => t`ist der ${name} noch verfügbar?`,
    many: t('sind die folgenden Fahrzeuge noch verfügbar?'),
  },
  price: {
    label: t('Preisvorschlag'),
    one: (name) => t`für den ${name} biete ich Ihnen … €. Können Sie mir zu diesem Preis zusagen?`,
    many: t('zu welchem Preis geben Sie die folgenden Fahrzeuge zusammen ab? Mein Vorschlag: … €.'),
  },
  viewing: {
    label: t('Besichtigung'),
    one: (name) => t`ich möchte den ${name} besichtigen. Wann passt es Ihnen?`,
    many: t('ich möchte die folgenden Fahrzeuge besichtigen. Wann passt es Ihnen?'),
  },
  condition: {
    label: t('Zustand'),
    one: (name) => t`bitte senden Sie mir nähere Angaben zum Zustand des ${name}: Schäden, Reifen, Wartung.`,
    many: t(
      'bitte senden Sie mir nähere Angaben zum Zustand der folgenden Fahrzeuge: Schäden, Reifen, Wartung.',
    ),
  },
} satisfies Record<string, Wording & { label: string }>
export type Purpose = keyof typeof purposes

/** The template of a purpose, filled for one car or a list of several. */
export function templateText(purpose: Purpose, cars: readonly EnquiryCar[], sender: string): string {
  const { one, many } = purposes[purpose]
  const [car] = cars
  const question =
    car && cars.length === 1
      ? [one(carWithNumber(car))]
      : [many, ...cars.map((each) => `- ${carWithNumber(each)}`)]
  return [t('Guten Tag,'), ...question, t('Mit freundlichen Grüßen'), sender].join('\n').trim()
}
