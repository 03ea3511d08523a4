import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

export const administratorMail = (env: Env, recipient: string, token: string) =>
  letter(env, {
    template: 'administrator-created',
    recipient,
    linkToken: token,
    subject: `Ihr Zugang zur Verwaltung von ${env.BRAND_NAME}`,
    body: [
      'Guten Tag,',
      'für Sie wurde ein Zugang zur Verwaltung angelegt. Bitte legen Sie Ihr Passwort fest. Der Link ist 60 Minuten gültig; danach fordern Sie über „Passwort vergessen“ einen neuen an.',
      { page: `/password-change/${token}`, label: 'Passwort festlegen' },
    ],
  })
