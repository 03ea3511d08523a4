import type { SignInRefusal } from '@portal/domain/accounts/house-sign-in'

const texts: Record<SignInRefusal, string> = {
  expired: 'Die Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie noch einmal.',
  'provider-refused': 'Der Anmeldedienst hat die Anmeldung abgelehnt oder sie wurde dort abgebrochen.',
  'provider-down':
    'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'no-group':
    'Ihr Firmenkonto hat keine Gruppe, die das Portal öffnet. Bitte fragen Sie Ihre Administration.',
  'mail-unverified':
    'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Bitte fragen Sie Ihre Administration.',
  'not-of-house':
    'Zu Ihrer E-Mail-Adresse gehört ein Händlerkonto. Dafür melden Sie sich bitte mit Passwort oder Passkey an.',
  'access-ended': 'Ein Administrator hat Ihren Zugang beendet. Bitte fragen Sie Ihre Administration.',
  'emergency-account': 'Das Notfallkonto meldet sich nur mit Passwort und zweitem Faktor an.',
  'linked-otherwise':
    'Ihr Zugang ist schon mit einem anderen Firmenkonto verbunden. Bitte fragen Sie Ihre Administration.',
}

/** Why the sign-in failed, in words; null for a name that is none. */
export const refusalText = (name: string) =>
  Object.entries(texts).find(([refusal]) => refusal === name)?.[1] ?? null
