import { email } from '@portal/domain/fields'
import { newPassword, passwordMismatch, repeatedPassword } from '@portal/domain/password'
import { z } from 'zod'
import { ApiProblem, textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'

export const ResetForm = z.object({ email: email('Emailadresse', 'Ungültige emailadresse') })
export type ResetForm = z.output<typeof ResetForm>
export const resetResolver = formResolver(ResetForm)

export const PasswordForm = z
  .object({
    currentPassword: z.string(),
    password: newPassword('Neues Passwort'),
    passwordConfirm: repeatedPassword('Passwort bestätigen'),
  })
  .superRefine(({ password, passwordConfirm }, context) => {
    if (passwordConfirm !== '' && password !== passwordConfirm)
      context.addIssue({ code: 'custom', path: ['passwordConfirm'], message: passwordMismatch })
  })
export type PasswordForm = z.output<typeof PasswordForm>

export const emptyPassword: PasswordForm = { currentPassword: '', password: '', passwordConfirm: '' }

/** The server's message about the new password (common, unchanged), shown at its field. */
export const passwordRefusal = (error: unknown) =>
  error instanceof ApiProblem
    ? error.errors.find(({ path }) => path === 'password' || path === 'newPassword')?.message
    : undefined

const general = 'Es ist ein Fehler aufgetreten.'

/** The texts of a reset with a key. */
export const resetProblem = (error: unknown) =>
  textOf(error, {
    'password-token-expired':
      'Der Link zum Zurücksetzen des Passworts ist abgelaufen. Bitte nutzen Sie die Funktion "Passwort vergessen" erneut.',
    'password-token-used':
      'Dieser Link wurde bereits benutzt. Ihr Passwort ist geändert; melden Sie sich damit an oder fordern Sie über "Passwort vergessen" einen neuen Link an.',
    'too-many-attempts': 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
    offline: offlineText(error),
    default: general,
  })

/** A change without a key: the general error for signed-out callers (G-38). */
export const changeProblem = (error: unknown) =>
  textOf(error, {
    unauthenticated: general,
    'login-too-old': 'Bitte geben Sie zur Sicherheit Ihr aktuelles Passwort ein.',
    'bad-credentials': 'Das aktuelle Passwort ist nicht richtig.',
  })

const offlineText = (error: unknown) => (error instanceof ApiProblem ? error.message : general)

/** Shortly after a login the current password is not required and its key is omitted (U-59). */
export const changeBody = ({ currentPassword, password }: PasswordForm) =>
  currentPassword === '' ? { password } : { password, currentPassword }
