import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

/** Lets an administrator check that mails arrive. */
export const testMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'test',
    recipient,
    subject: () => `Testmail von ${env.BRAND_NAME}`,
    body: () => [
      'Guten Tag,',
      'diese Mail wurde im Postausgang des Portals angefordert. Der Versand funktioniert.',
    ],
  })
