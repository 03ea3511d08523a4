import { type ApiScope, apiScopeTexts } from '@portal/domain/accounts/api-keys'
import { personName } from '@portal/domain/accounts/person-name'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Change = {
  recipient: string
  /** The name of the company, or the brand of the house. */
  company: string
  /** Where the keys are managed. */
  page: '/company/integrations' | '/house/integrations'
  /** Who created or revoked the key. */
  person: { firstName: string; lastName: string }
  key: { name: string; lastFour: string; scopes: ApiScope[]; expiresAt: Date }
}

const pageOf = ({ page }: Change) => ({ page, label: t('Zu „Schnittstellen“') })
const named = ({ key }: Change) => t`„${key.name}“ (endet auf ${key.lastFour})`

export const keyCreatedMail = (env: Env, change: Change) =>
  letter(env, {
    template: 'api-key-created',
    recipient: change.recipient,
    subject: () => t`Neuer API-Schlüssel für ${change.company}`,
    body: () => [
      t('Guten Tag,'),
      t`${personName(change.person)} hat bei ${env.BRAND_NAME} den API-Schlüssel ${named(change)} für ${change.company} angelegt. Er gilt bis ${dayText(change.key.expiresAt)}.`,
      { list: change.key.scopes.map((scope) => t(apiScopeTexts[scope].label)) },
      t('War das nicht abgesprochen? Dann sperren Sie den Schlüssel bitte sofort.'),
      pageOf(change),
    ],
  })

export const keyRevokedMail = (env: Env, change: Change) =>
  letter(env, {
    template: 'api-key-revoked',
    recipient: change.recipient,
    subject: () => t`API-Schlüssel von ${change.company} gesperrt`,
    body: () => [
      t('Guten Tag,'),
      t`${personName(change.person)} hat bei ${env.BRAND_NAME} den API-Schlüssel ${named(change)} von ${change.company} gesperrt. Programme mit diesem Schlüssel werden ab sofort abgewiesen.`,
      pageOf(change),
    ],
  })
