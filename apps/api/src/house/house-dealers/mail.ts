import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const notYou = (env: Env) =>
  `Haben Sie diese Änderung nicht veranlasst? Dann schreiben Sie bitte sofort an ${env.MAIL_DEALERS}.`

/** @param changes label and new value of everything that was changed */
export const companyChangedMail = (env: Env, recipient: string, changes: [string, string][]) =>
  letter(env, {
    template: 'dealer-company-changed',
    recipient,
    subject: 'Ihre Firmendaten wurden geändert',
    body: ['Guten Tag,', 'wir haben Ihre Firmendaten im Portal geändert:', { rows: changes }, notYou(env)],
  })

/** To the old address: the new one is shortened, because a stranger may read the old mailbox. */
export function emailChangedMail(env: Env, recipient: string, newEmail: string) {
  const [local = '', host = ''] = newEmail.split('@')
  return letter(env, {
    template: 'dealer-email-changed',
    recipient,
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: [
      'Guten Tag,',
      `die E-Mail-Adresse Ihres Kontos bei ${env.BRAND_NAME} wurde auf ${local.slice(0, 1)}…@${host} geändert. Alle Anmeldungen sind beendet.`,
      notYou(env),
    ],
  })
}

export const secondFactorResetMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'second-factor-reset',
    recipient,
    subject: 'Ihre Zwei-Faktor-Anmeldung wurde zurückgesetzt',
    body: [
      'Guten Tag,',
      'wir haben die Zwei-Faktor-Anmeldung Ihres Kontos zurückgesetzt. Alle Anmeldungen sind beendet. Bitte richten Sie sie nach der nächsten Anmeldung neu ein.',
      notYou(env),
    ],
  })

export const unblockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'dealer-unblocked',
    recipient,
    subject: 'Ihr Händlerkonto ist wieder freigegeben',
    body: [
      'Guten Tag,',
      `Ihr Händlerkonto bei ${env.BRAND_NAME} ist wieder freigegeben.`,
      { page: '/login', label: 'Jetzt anmelden' },
    ],
  })

export const closedMail = (env: Env, recipient: string, reason: string) =>
  letter(env, {
    template: 'dealer-closed',
    recipient,
    subject: 'Ihr Händlerkonto wurde geschlossen',
    body: [
      'Guten Tag,',
      `Ihr Händlerkonto bei ${env.BRAND_NAME} wurde geschlossen. Alle Anmeldungen sind beendet.`,
      `Grund: ${reason}`,
      `Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })
