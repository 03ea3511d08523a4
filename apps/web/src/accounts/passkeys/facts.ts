import type { Passkey } from '@portal/contract/accounts/passkeys'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { ApiProblem, textOf } from '../../api.ts'

/** When a passkey was added and used last. */
export const passkeyTimes = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt === null
    ? t`Hinzugefügt am ${momentText(createdAt)}, noch nicht benutzt`
    : t`Hinzugefügt am ${momentText(createdAt)}, zuletzt benutzt am ${momentText(lastUsedAt)}`

/** Whether the portal wants a new sign-in before a passkey is added. */
export const isLoginTooOld = (error: unknown) => error instanceof ApiProblem && error.type === 'login-too-old'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Why a passkey was not added. Browsers do not say whether the person or the device has refused. */
export const addProblem = (error: unknown) =>
  nameOf(error) === 'InvalidStateError'
    ? t('Für dieses Gerät gibt es hier schon einen Passkey.')
    : textOf(error, error instanceof ApiProblem ? {} : { default: t('Es wurde kein Passkey hinzugefügt.') })

/** Why the sign-in failed; null while another attempt has taken its place. */
export function signInProblem(error: unknown): string | null {
  if (error instanceof ApiProblem) return textOf(error)
  return nameOf(error) === 'AbortError' ? null : t('Es wurde kein Passkey gewählt.')
}
