import type { Verification } from '@portal/contract/accounts/registration'
import { type Country, countries, homeCountry } from '@portal/domain/accounts/countries'
import type { Registration } from '@portal/domain/accounts/registration'
import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { t } from '@portal/domain/values/text'
import type { RegisterOptions, UseFormReturn } from 'react-hook-form'
import { ApiProblem, textOf } from '../../api.ts'

const unknownError = t('Es ist ein unbekannter Fehler aufgetreten. Bitte versuchen Sie es später erneut.')
const noValidToken = t(
  'Der Link enthält kein oder ein ungültiges Token. Bitte rufen Sie eine gültige Adresse mit Token auf.',
)

/** The text about a used link; without an answer it is the unknown error (H-31 to H-36). */
export function verificationText(answer: Verification | undefined): { kind: 'ok' | 'error'; text: string } {
  switch (answer?.status) {
    case 'VALID':
      return {
        kind: 'ok',
        text: answer.partnernumberExistent
          ? t(
              'Ihre E-Mail-Adresse wurde bestätigt. Sie erhalten eine weitere Mail, sobald Ihre Unterlagen geprüft sind und Ihr Konto freigeschaltet ist.',
            )
          : t(
              'Ihre E-Mail-Adresse wurde bestätigt. Bitte melden Sie sich an, um Ihre Dokumente hochzuladen.',
            ),
      }
    case 'ACCOUNT_ALREADY_VERIFIED':
      return { kind: 'ok', text: t('Ihre E-Mail ist bereits verifiziert.') }
    case 'TOKEN_INVALID':
    case 'NO_TOKEN_PROVIDED':
      return { kind: 'error', text: noValidToken }
    case 'VERIFICATION_TOKEN_NOT_FOUND':
      return {
        kind: 'error',
        text: t('Das Token wurde nicht gefunden. Bitte prüfen Sie den Link und versuchen Sie es erneut.'),
      }
    default:
      return { kind: 'error', text: unknownError }
  }
}

/** The form fields, all texts. `login` is missing because it equals the e-mail (H-14). */
export const emptyRegistration = {
  country: homeCountry,
  vat_id: '',
  register_number: '',
  eori: '',
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

/** The form of a country's postal codes; nothing for Germany. */
export const postalHint = (country: Country) =>
  country === homeCountry ? undefined : t`Form ${countries[country].postalCode.form}`

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

const noSuchPartner = t('Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!')
const privatePerson = t('Die Registrierung als Privatperson ist leider nicht möglich.')

/** The error of a checked partner number, null if it belongs to a dealer. */
export function partnerProblem(answer: { handelTyp: string } | ApiProblem, contact: string): string | null {
  if (!(answer instanceof ApiProblem)) return answer.handelTyp === 'PRIVAT' ? privatePerson : null
  return textOf(answer, {
    'partnernumber-unknown': noSuchPartner,
    'private-customer': privatePerson,
    default: t`Die Partnernummer konnte nicht geprüft werden. Bitte wenden Sie sich an unseren Händlerservice (${contact}).`,
  })
}

const unverified = t(
  'Diese E-Mail-Adresse ist bereits registriert, aber noch nicht bestätigt. Bitte öffnen Sie den Link in unserer Mail.',
)

/** Whether the address was registered before, but is not verified yet. */
export const isUnverified = (error: unknown) =>
  error instanceof ApiProblem && error.type === 'email-unverified'

/** The text of a refused registration. */
export function registrationProblem(error: unknown, itSupport: string): string {
  const known = t`Zu dieser E-Mail-Adresse ist bereits ein Benutzer registriert. Bitte wenden Sie sich an den IT-Support (${itSupport}).`
  return textOf(error, {
    'email-already-used': known,
    'login-already-used': known,
    'email-unverified': unverified,
    'private-customer': privatePerson,
    'partnernumber-unknown': noSuchPartner,
    default: t('Error bei der Registrierung. Versuchen sie nochmal'),
  })
}

/** The text after a registration, with the next step (U-19). */
export const registeredText = (withPartnerNumber: boolean) =>
  withPartnerNumber
    ? t(
        'Registrierung erfolgreich. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Mail. Vor der Freischaltung prüfen wir Ihren Händlerstatus.',
      )
    : t('Registrierung erfolgreich. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Mail.')

/** Whether a server message can be shown at a field of this form. */
export const isFormField = (path: string): path is keyof RegistrationForm => path in emptyRegistration

/** Whether every message of the server is shown at its field, so that the form needs no general one. */
export const isAtFields = (error: unknown) =>
  error instanceof ApiProblem &&
  error.errors.length > 0 &&
  error.errors.every(({ path }) => isFormField(path))
