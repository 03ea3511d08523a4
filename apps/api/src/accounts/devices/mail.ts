import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

export const newDeviceMail = (env: Env, recipient: string, now: Date) =>
  letter(env, {
    template: 'login-new-device',
    recipient,
    subject: () => t('Anmeldung von einem neuen Gerät'),
    body: () => [
      t('Guten Tag,'),
      t`mit Ihrem Benutzernamen hat sich am ${momentText(now)} jemand von einem Gerät angemeldet, das wir noch nicht kennen.`,
      t('Waren Sie das selbst, müssen Sie nichts tun.'),
      t('Waren Sie es nicht, setzen Sie bitte sofort Ihr Passwort zurück; damit enden alle Sitzungen.'),
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
    ],
  })
