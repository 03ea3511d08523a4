import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const next = (env: Env) =>
  `Waren Sie das nicht? Dann setzen Sie Ihr Passwort sofort zurück, entfernen Sie fremde Passkeys unter „Mein Konto“ und melden Sie sich bei uns: ${env.MAIL_IT_SUPPORT}.`

export const passkeyAddedMail = (env: Env, recipient: string, name: string) =>
  letter(env, {
    template: 'passkey-added',
    recipient,
    subject: 'Ein Passkey wurde hinzugefügt',
    body: [
      'Guten Tag,',
      `zu Ihrem Konto bei ${env.BRAND_NAME} wurde soeben der Passkey „${name}“ hinzugefügt. Damit ist eine Anmeldung ohne Passwort möglich.`,
      next(env),
      { page: '/password-reset', label: 'Passwort zurücksetzen' },
    ],
  })

export const passkeyRemovedMail = (env: Env, recipient: string, name: string) =>
  letter(env, {
    template: 'passkey-removed',
    recipient,
    subject: 'Ein Passkey wurde entfernt',
    body: [
      'Guten Tag,',
      `der Passkey „${name}“ wurde soeben aus Ihrem Konto bei ${env.BRAND_NAME} entfernt. Mit ihm ist keine Anmeldung mehr möglich.`,
      next(env),
      { page: '/password-reset', label: 'Passwort zurücksetzen' },
    ],
  })
