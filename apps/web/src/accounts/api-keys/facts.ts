import type { ApiKey, NewApiKey } from '@portal/contract/accounts/api-keys'
import { apiKeyPrefix, keyYearsMaximum, keyYearsStandard, yearsLater } from '@portal/domain/accounts/api-keys'
import { today } from '@portal/domain/buyer/appointment'
import { dayText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

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
  const used = lastUsedAt ? t`Zuletzt benutzt am ${momentText(lastUsedAt)}` : t('Noch nie benutzt')
  if (revokedAt) return t`${used}, gesperrt am ${dayText(revokedAt)}`
  if (state === 'expired') return t`${used}, abgelaufen am ${dayText(expiresAt)}`
  return t`${used}, gültig bis ${dayText(expiresAt)}`
}

/** Who created a key; somebody who has left may still know it. */
export function creatorText({ createdBy, createdAt, isCreatorHere }: ApiKey): string {
  const day = dayText(createdAt)
  if (createdBy === null) return t`Angelegt am ${day} von einem gelöschten Konto`
  return isCreatorHere
    ? t`Angelegt am ${day} von ${createdBy}`
    : t`Angelegt am ${day} von ${createdBy} (nicht mehr dabei)`
}

/** An empty form; the key ends after a year unless another day is chosen. */
export const emptyKey = (now: Date): NewApiKey => ({
  name: '',
  scopes: [],
  expiresOn: yearsLater(today(now), keyYearsStandard),
})

/** The first and the last day on which a key may end. */
export const expiryBounds = (now: Date) => ({
  min: today(now),
  max: yearsLater(today(now), keyYearsMaximum),
})
