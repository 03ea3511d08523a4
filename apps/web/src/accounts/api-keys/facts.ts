import type { ApiKey } from '@portal/contract/accounts/api-keys'
import { apiKeyPrefix } from '@portal/domain/accounts/api-keys'
import { dayText, momentText } from '@portal/domain/values/formats'

/** The look of the label of each state. */
export const stateTone: Record<ApiKey['state'], '' | 'ok' | 'warn' | 'error'> = {
  new: '',
  active: 'ok',
  expiring: 'warn',
  expired: '',
  revoked: 'error',
}

export const shownKey = ({ lastFour }: Pick<ApiKey, 'lastFour'>) => `${apiKeyPrefix}…${lastFour}`

/** When a key was last used and until when it is valid. */
export function usageText({ lastUsedAt, expiresAt, revokedAt, state }: ApiKey): string {
  const used = lastUsedAt ? `Zuletzt benutzt am ${momentText(lastUsedAt)}` : 'Noch nie benutzt'
  if (revokedAt) return `${used}, gesperrt am ${dayText(revokedAt)}`
  return `${used}, ${state === 'expired' ? 'abgelaufen am' : 'gültig bis'} ${dayText(expiresAt)}`
}

/** Who created a key; somebody who has left may still know it. */
export function creatorText({ createdBy, createdAt, isCreatorHere }: ApiKey): string {
  const when = `Angelegt am ${dayText(createdAt)}`
  if (createdBy === null) return `${when} von einem gelöschten Konto`
  return `${when} von ${createdBy}${isCreatorHere ? '' : ' (nicht mehr im Betrieb)'}`
}
