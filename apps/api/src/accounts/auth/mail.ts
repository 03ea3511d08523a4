import { lockoutMinutes } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

export const lockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'login-locked',
    recipient,
    subject: () => t('Zu viele Anmeldeversuche'),
    body: () => [
      t('Guten Tag,'),
      t`mit Ihrem Benutzernamen wurde mehrmals ein falsches Passwort eingegeben. Weitere Anmeldungen sind deshalb für ${lockoutMinutes} Minuten gesperrt.`,
      t(
        'Waren Sie das selbst und haben Sie Ihr Passwort vergessen? Dann setzen Sie es hier zurück; damit endet auch die Sperre.',
      ),
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
      t('Waren Sie es nicht, müssen Sie nichts tun. Ihr Passwort ist unverändert.'),
    ],
  })

export const unlockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'login-unlocked',
    recipient,
    subject: () => t('Ihre Anmeldung ist wieder möglich'),
    body: () => [
      t('Guten Tag,'),
      t`nach zu vielen falschen Passwörtern war die Anmeldung mit Ihrem Benutzernamen gesperrt. ${env.BRAND_NAME} hat die Sperre aufgehoben; Ihr Passwort ist unverändert.`,
      { page: '/login', label: t('Jetzt anmelden') },
      t('Haben Sie Ihr Passwort vergessen, setzen Sie es bitte zurück.'),
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
    ],
  })
