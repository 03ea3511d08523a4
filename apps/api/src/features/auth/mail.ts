import type { Env } from '../../env.ts'
import { letter } from '../../letter.ts'

export const lockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'login-locked',
    recipient,
    subject: 'Zu viele Anmeldeversuche',
    body: [
      'Guten Tag,',
      'mit Ihrem Benutzernamen wurde mehrmals ein falsches Passwort eingegeben. Weitere Anmeldungen sind deshalb für 30 Minuten gesperrt.',
      'Waren Sie das selbst und haben Sie Ihr Passwort vergessen? Dann setzen Sie es hier zurück; damit endet auch die Sperre.',
      { page: '/password-reset', label: 'Passwort zurücksetzen' },
      'Waren Sie es nicht, müssen Sie nichts tun. Ihr Passwort ist unverändert.',
    ],
  })
