import { lockoutMinutes } from '@portal/domain/values/constants'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

export const lockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'login-locked',
    recipient,
    subject: 'Zu viele Anmeldeversuche',
    body: [
      'Guten Tag,',
      `mit Ihrem Benutzernamen wurde mehrmals ein falsches Passwort eingegeben. Weitere Anmeldungen sind deshalb für ${lockoutMinutes} Minuten gesperrt.`,
      'Waren Sie das selbst und haben Sie Ihr Passwort vergessen? Dann setzen Sie es hier zurück; damit endet auch die Sperre.',
      { page: '/password-reset', label: 'Passwort zurücksetzen' },
      'Waren Sie es nicht, müssen Sie nichts tun. Ihr Passwort ist unverändert.',
    ],
  })

export const unlockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'login-unlocked',
    recipient,
    subject: 'Ihre Anmeldung ist wieder möglich',
    body: [
      'Guten Tag,',
      `nach zu vielen falschen Passwörtern war die Anmeldung mit Ihrem Benutzernamen gesperrt. ${env.BRAND_NAME} hat die Sperre aufgehoben; Ihr Passwort ist unverändert.`,
      { page: '/login', label: 'Jetzt anmelden' },
      'Haben Sie Ihr Passwort vergessen, setzen Sie es bitte zurück.',
      { page: '/password-reset', label: 'Passwort zurücksetzen' },
    ],
  })
