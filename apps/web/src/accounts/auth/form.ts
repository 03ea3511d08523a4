import { login } from '@portal/contract/accounts/auth'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { ApiProblem, textOf } from '../../api.ts'

/** The second factor's code is requested after the password; until then the field is missing. */
export const LoginForm = z.object({
  username: login.schema.body.shape.username,
  password: login.schema.body.shape.password,
  rememberMe: z.boolean(),
  code: z.string().trim(),
})
export type LoginForm = z.output<typeof LoginForm>

export const emptyLogin: LoginForm = { username: '', password: '', rememberMe: false, code: '' }

/** The body has exactly the three keys of the specification, plus the code when it was requested (G-07). */
export const loginBody = ({ code, ...credentials }: LoginForm) =>
  code === '' ? credentials : { ...credentials, code }

const lockedOut = t(
  'Fehler beim Anmelden. Sie haben die max. Anzahl von Anmeldeversuchen überschritten (Timeout 30 Min.).',
)
const failed = t('Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.')

/** Whether the server refused the login only because the second factor's code is missing. */
export const isCodeRequired = (error: unknown) =>
  error instanceof ApiProblem && error.type === 'second-factor-needed'

/** The text above the form; connection failures are not reported as wrong credentials. */
export const loginProblem = (error: unknown) =>
  error instanceof ApiProblem && ['offline', 'provider-sign-in-needed'].includes(error.type)
    ? error.message
    : textOf(error, { 'too-many-attempts': lockedOut, default: failed })
