import { newPassword } from '@portal/domain/accounts/password'
import { email } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const address = email(t('Emailadresse'), t('Ungültige emailadresse'))

/** A single address: as plain text, as a JSON string or as `{ email }` (P-08). */
export const ResetRequest = z
  .preprocess(
    (body) => (typeof body === 'string' ? { email: body } : body),
    z.strictObject({ email: address }),
  )
  .transform(({ email }) => email)

const base = '/uaa/api/account'

export const requestPasswordReset = {
  method: 'POST',
  url: `${base}/reset-password/init`,
  config: { access: 'public', summary: 'Link zum Zurücksetzen des Passworts anfordern' },
  schema: { body: ResetRequest, response: { 200: z.undefined() } },
} satisfies Endpoint

export const finishPasswordReset = {
  method: 'POST',
  url: `${base}/reset-password/finish`,
  config: { access: 'public', summary: 'Neues Passwort mit dem Link aus der Mail setzen' },
  schema: {
    body: z.strictObject({ key: z.string().min(1).max(200), newPassword: newPassword() }),
    response: { 200: z.undefined() },
  },
} satisfies Endpoint

/** Without `currentPassword` the login must be less than ten minutes old, or the password expired (U-59). */
export const changePassword = {
  method: 'POST',
  url: `${base}/change-password`,
  config: { access: 'session', summary: 'Eigenes Passwort ändern', whileRestricted: true },
  schema: {
    body: z.strictObject({ password: newPassword(), currentPassword: z.string().max(256).nullish() }),
    response: { 200: z.undefined() },
  },
} satisfies Endpoint
