import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

/** @param access what the account opens, in German */
export const officeMail = (
  env: Env,
  { template, access }: { template: string; access: string },
  recipient: string,
  token: string,
) =>
  letter(env, {
    template,
    recipient,
    linkToken: token,
    subject: () => `Ihr ${access} von ${env.BRAND_NAME}`,
    body: () => [
      'Guten Tag,',
      `für Sie wurde ein ${access} angelegt. Bitte legen Sie Ihr Passwort fest. Der Link ist 60 Minuten gültig; danach fordern Sie über „Passwort vergessen“ einen neuen an.`,
      { page: `/password-change/${token}`, label: 'Passwort festlegen' },
    ],
  })
