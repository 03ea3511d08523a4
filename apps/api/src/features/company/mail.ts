import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

export const removedMail = (env: Env, recipient: string, company: string) =>
  letter(env, {
    template: 'company-person-removed',
    recipient,
    subject: `Ihr Zugang zu ${company} wurde beendet`,
    body: [
      'Guten Tag,',
      `ein Inhaber hat Ihren Zugang zu ${company} bei ${env.BRAND_NAME} beendet. Alle Ihre Anmeldungen sind abgemeldet.`,
      'Bei Fragen wenden Sie sich bitte an den Betrieb.',
    ],
  })
