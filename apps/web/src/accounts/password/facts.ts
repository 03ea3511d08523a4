import { t } from '@portal/domain/values/text'
import { ApiProblem, textOf } from '../../api.ts'
import type { PasswordForm } from './form.ts'

export const emptyPassword: PasswordForm = { currentPassword: '', password: '', passwordConfirm: '' }

const messageAt = (error: unknown, ...fields: string[]) =>
  error instanceof ApiProblem ? error.errors.find(({ path }) => fields.includes(path))?.message : undefined

/** The server's message about the new password (common, unchanged), shown at its field. */
export const passwordRefusal = (error: unknown) => messageAt(error, 'password', 'newPassword')

/** The server's message about the current password, shown at its field. */
export const currentPasswordRefusal = (error: unknown) => messageAt(error, 'currentPassword')

const general = t('Es ist ein Fehler aufgetreten.')

/** The texts of a reset with a key. */
export const resetProblem = (error: unknown) =>
  textOf(error, {
    'password-token-expired': t(
      'Der Link zum Zurücksetzen des Passworts ist abgelaufen. Bitte nutzen Sie die Funktion "Passwort vergessen" erneut.',
    ),
    'password-token-used': t(
      'Dieser Link wurde bereits benutzt. Ihr Passwort ist geändert; melden Sie sich damit an oder fordern Sie über "Passwort vergessen" einen neuen Link an.',
    ),
    'too-many-attempts': t('Zu viele Versuche. Bitte versuchen Sie es später erneut.'),
    offline: offlineText(error),
    default: general,
  })

/** A change without a key: the general error for signed-out callers (G-38). */
export const changeProblem = (error: unknown) =>
  textOf(error, {
    unauthenticated: general,
    'login-too-old': t('Bitte geben Sie zur Sicherheit Ihr aktuelles Passwort ein.'),
  })

const offlineText = (error: unknown) => (error instanceof ApiProblem ? error.message : general)

/** Shortly after a login the current password is not required and its key is omitted (U-59). */
export const changeBody = ({ currentPassword, password }: PasswordForm) =>
  currentPassword === '' ? { password } : { password, currentPassword }
