import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const next = (env: Env) =>
  t`Waren Sie das nicht? Dann setzen Sie Ihr Passwort sofort zurück, entfernen Sie fremde Passkeys unter „Mein Konto“ und melden Sie sich bei uns: ${env.MAIL_IT_SUPPORT}.`

export const passkeyAddedMail = (env: Env, recipient: string, name: string) =>
  letter(env, {
    template: 'passkey-added',
    recipient,
    subject: () => t('Ein Passkey wurde hinzugefügt'),
    body: () => [
      t('Guten Tag,'),
      t`zu Ihrem Konto bei ${env.BRAND_NAME} wurde soeben der Passkey „${name}“ hinzugefügt. Damit ist eine Anmeldung ohne Passwort möglich.`,
      next(env),
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
    ],
  })

export const passkeyRemovedMail = (env: Env, recipient: string, name: string) =>
  letter(env, {
    template: 'passkey-removed',
    recipient,
    subject: () => t('Ein Passkey wurde entfernt'),
    body: () => [
      t('Guten Tag,'),
      t`der Passkey „${name}“ wurde soeben aus Ihrem Konto bei ${env.BRAND_NAME} entfernt. Mit ihm ist keine Anmeldung mehr möglich.`,
      next(env),
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
    ],
  })
