import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

export const removedMail = (env: Env, recipient: string, company: string) =>
  letter(env, {
    template: 'company-person-removed',
    recipient,
    subject: () => t`Ihr Zugang zu ${company} wurde beendet`,
    body: () => [
      t('Guten Tag,'),
      t`ein Inhaber hat Ihren Zugang zu ${company} bei ${env.BRAND_NAME} beendet. Alle Ihre Anmeldungen sind abgemeldet.`,
      t('Bei Fragen wenden Sie sich bitte an den Betrieb.'),
    ],
  })

type Person = { firstName: string; lastName: string; email: string }

/** The mail to an owner when a person has left the company. */
export const leftMail = (env: Env, recipient: string, company: string, person: Person) =>
  letter(env, {
    template: 'company-person-left',
    recipient,
    subject: () => t`${person.firstName} ${person.lastName} hat ${company} verlassen`,
    body: () => [
      t('Guten Tag,'),
      t`${person.firstName} ${person.lastName} (${person.email}) gehört bei ${env.BRAND_NAME} nicht mehr zu ${company}. Was die Person auf die Merkliste gesetzt hat, bleibt im Betrieb.`,
      { page: '/company', label: t('Zu „Mein Betrieb“') },
    ],
  })
