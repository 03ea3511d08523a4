import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter, mailText } from '../../mail/letter.ts'

export const resetMail = (env: Env, recipient: string, token: string) =>
  letter(env, {
    template: 'reset-password',
    recipient,
    linkToken: token,
    subject: () => t('Passwort zurücksetzen'),
    body: () => [
      t('Guten Tag,'),
      mailText(env, 'MAIL_TEXT_RESET'),
      { page: `/password-change/${token}`, label: t('Neues Passwort festlegen') },
      t('Haben Sie das nicht angefordert, müssen Sie nichts tun. Ihr Passwort bleibt unverändert.'),
    ],
  })

export const passwordChangedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'password-changed',
    recipient,
    subject: () => t('Ihr Passwort wurde geändert'),
    body: () => [
      t('Guten Tag,'),
      t`das Passwort Ihres Kontos bei ${env.BRAND_NAME} wurde soeben geändert. Alle anderen Anmeldungen sind beendet.`,
      t`Waren Sie das nicht? Dann setzen Sie Ihr Passwort sofort zurück und melden Sie sich bei uns: ${env.MAIL_IT_SUPPORT}.`,
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
    ],
  })
