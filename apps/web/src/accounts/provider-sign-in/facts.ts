import type { SignInRefusal } from '@portal/domain/accounts/house-sign-in'
import { t } from '@portal/domain/values/text'

const texts: Record<SignInRefusal, string> = {
  expired: t('Die Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie noch einmal.'),
  'provider-refused': t('Der Anmeldedienst hat die Anmeldung abgelehnt oder sie wurde dort abgebrochen.'),
  'provider-down': t(
    'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  ),
  'no-group': t(
    'Ihr Firmenkonto hat keine Gruppe, die das Portal öffnet. Bitte fragen Sie Ihre Administration.',
  ),
  'mail-unverified': t(
    'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Bitte fragen Sie Ihre Administration.',
  ),
  'not-of-house': t(
    'Zu Ihrer E-Mail-Adresse gehört ein Händlerkonto. Dafür melden Sie sich bitte mit Passwort oder Passkey an.',
  ),
  'access-ended': t('Ein Administrator hat Ihren Zugang beendet. Bitte fragen Sie Ihre Administration.'),
  'emergency-account': t('Das Notfallkonto meldet sich nur mit Passwort und zweitem Faktor an.'),
  'linked-otherwise': t(
    'Ihr Zugang ist schon mit einem anderen Firmenkonto verbunden. Bitte fragen Sie Ihre Administration.',
  ),
}

/** Why the sign-in failed, in words; null for a name that is none. */
export const refusalText = (name: string) =>
  Object.entries(texts).find(([refusal]) => refusal === name)?.[1] ?? null
