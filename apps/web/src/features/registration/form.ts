import { zodResolver } from '@hookform/resolvers/zod'
import { escapeHtml } from '@portal/domain/fields'
import { Registration, registrationLabels } from '@portal/domain/registration'
import type { RegisterOptions, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { ApiProblem, textOf } from '../../api.ts'

/** The form fields, all texts. `login` is missing because it equals the e-mail (H-14). */
export const emptyRegistration = {
  already_vendor_box: false,
  partner_number: '',
  salutation: '',
  title: '',
  firstName: '',
  lastName: '',
  email: '',
  telephone: '',
  company_name: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  bussines_years: '',
  avg_sold_cars_per_year: '',
  password: '',
  pwdagain: '',
  comments: '',
}
export type RegistrationForm = typeof emptyRegistration
export type RegistrationFormState = UseFormReturn<RegistrationForm, unknown, Registration>

/** Label, message and registration of a field. */
export const fieldOf = <Name extends keyof RegistrationForm>(
  { register, formState }: RegistrationFormState,
  name: Name,
  options?: RegisterOptions<RegistrationForm, Name>,
) => ({
  label: registrationLabels[name],
  error: formState.errors[name]?.message,
  ...register(name, options),
})

/** A number typed before the box was unticked is omitted. */
const wireOf = (form: RegistrationForm): z.input<typeof Registration> => ({
  ...form,
  partner_number: form.already_vendor_box ? form.partner_number : '',
  comments: escapeHtml(form.comments),
  login: form.email,
  langKey: 'de',
  documentType: '',
})

/** Validates the form with the server's schema. */
export const RegistrationFields = z.custom<RegistrationForm>().transform(wireOf).pipe(Registration)
export const registrationResolver = zodResolver(RegistrationFields)

/**
 * All keys of the form, including empty ones (H-37). The schema has unescaped the comment; the wire needs it escaped
 * (H-18).
 */
export const registrationBody = (registration: Registration) => ({
  ...registration,
  salutation: registration.salutation ?? null,
  title: registration.title ?? null,
  partner_number: registration.partner_number ?? null,
  comments: escapeHtml(registration.comments ?? ''),
})

const noSuchPartner = 'Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!'
const privatePerson = 'Die Registrierung als Privatperson ist leider nicht möglich.'

/** The error of a checked partner number, null if it belongs to a dealer. */
export function partnerProblem(answer: { handelTyp: string } | ApiProblem, contact: string): string | null {
  if (!(answer instanceof ApiProblem)) return answer.handelTyp === 'PRIVAT' ? privatePerson : null
  return textOf(answer, {
    'partnernumber-unknown': noSuchPartner,
    'private-customer': privatePerson,
    default: `Die Partnernummer konnte nicht geprüft werden. Bitte wenden Sie sich an unseren Händlerservice (${contact}).`,
  })
}

const unverified =
  'Diese E-Mail-Adresse ist bereits registriert, aber noch nicht bestätigt. Bitte öffnen Sie den Link in unserer Mail.'

/** Whether the address was registered before and still waits for its verification. */
export const isUnverified = (error: unknown) =>
  error instanceof ApiProblem && error.type === 'email-unverified'

/** */
export function registrationProblem(error: unknown, itSupport: string): string {
  const known = `Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert. Bitte wenden Sie sich an den IT-Support (${itSupport}).`
  return textOf(error, {
    'email-already-used': known,
    'login-already-used': known,
    'email-unverified': unverified,
    'private-customer': privatePerson,
    'partnernumber-unknown': noSuchPartner,
    default: 'Error bei der Registrierung. Versuchen sie nochmal',
  })
}

/** Q-15, plus the next step (U-19). */
export const registeredText = (withPartnerNumber: boolean) =>
  withPartnerNumber
    ? 'Registrierung erfolgreich. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Mail. Vor der Freischaltung prüfen wir Ihren Händlerstatus.'
    : 'Registrierung erfolgreich. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Mail.'

/** Whether a server message can be shown at a field of this form. */
export const isFormField = (path: string): path is keyof RegistrationForm => path in emptyRegistration
