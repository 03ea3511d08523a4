import { zodResolver } from '@hookform/resolvers/zod'
import { escapeHtml } from '@portal/domain/fields'
import { Registration, registrationLabels } from '@portal/domain/registration'
import type { RegisterOptions, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { ApiProblem, textOf } from '../../api.ts'

/** The form as it stands on the screen: all text; `login` is not in it, it mirrors the e-mail (H-14). */
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

/** Label, message and registration of one field. */
export const fieldOf = <Name extends keyof RegistrationForm>(
  { register, formState }: RegistrationFormState,
  name: Name,
  options?: RegisterOptions<RegistrationForm, Name>,
) => ({
  label: registrationLabels[name],
  error: formState.errors[name]?.message,
  ...register(name, options),
})

/** A number typed before the box was unticked again is not part of the registration. */
const wireOf = (form: RegistrationForm): z.input<typeof Registration> => ({
  ...form,
  partner_number: form.already_vendor_box ? form.partner_number : '',
  comments: escapeHtml(form.comments),
  login: form.email,
  langKey: 'de',
  documentType: '',
})

/** Checks the form with the schema the server uses. */
export const RegistrationFields = z.custom<RegistrationForm>().transform(wireOf).pipe(Registration)
export const registrationResolver = zodResolver(RegistrationFields)

/**
 * Every key of the form, also those left empty (H-37). The schema has turned the comment's entities back; on the wire
 * it is escaped (H-18).
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

/** What is wrong with a partner number that was asked for, null when a dealer stands behind it. */
export function partnerProblem(answer: { handelTyp: string } | ApiProblem, contact: string): string | null {
  if (!(answer instanceof ApiProblem)) return answer.handelTyp === 'PRIVAT' ? privatePerson : null
  return textOf(answer, {
    'partnernumber-unknown': noSuchPartner,
    'private-customer': privatePerson,
    default: `Die Partnernummer konnte nicht geprüft werden. Bitte wenden Sie sich an unseren Händlerservice (${contact}).`,
  })
}

/** */
export function registrationProblem(error: unknown, itSupport: string): string {
  const known = `Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert. Bitte wenden Sie sich an den IT-Support (${itSupport}).`
  return textOf(error, {
    'email-already-used': known,
    'login-already-used': known,
    'private-customer': privatePerson,
    'partnernumber-unknown': noSuchPartner,
    default: 'Error bei der Registrierung. Versuchen sie nochmal',
  })
}

/** Q-15, with what comes next (U-19). */
export const registeredText = (withPartnerNumber: boolean) =>
  withPartnerNumber
    ? 'Registrierung erfolgreich. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Mail. Vor der Freischaltung prüfen wir Ihren Händlerstatus.'
    : 'Registrierung erfolgreich. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Mail.'

/** Whether the server's word about a field can be shown at a field of this form. */
export const isFormField = (path: string): path is keyof RegistrationForm => path in emptyRegistration
