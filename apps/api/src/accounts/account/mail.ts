import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const notYou = (env: Env) =>
  t`Haben Sie diese Änderung nicht veranlasst? Dann schreiben Sie bitte sofort an ${env.MAIL_DEALERS}.`

/** Labels of what the house can change of a company. */
export const companyLabels = {
  company_name: t('Firma'),
  street: t('Straße'),
  house_number: t('Hausnummer'),
  postal_code: t('Postleitzahl'),
  city: t('Ort'),
  telephone: t('Telefon'),
  partner_number: t('Partnernummer'),
} as const

/** @param changes label and new value of everything that was changed */
export const companyChangedMail = (env: Env, recipient: string, changes: [string, string][]) =>
  letter(env, {
    template: 'dealer-company-changed',
    recipient,
    subject: () => t('Ihre Firmendaten wurden geändert'),
    body: () => [
      t('Guten Tag,'),
      t('wir haben Ihre Firmendaten im Portal geändert:'),
      { rows: changes.map(([label, value]) => [t(label), value] as const) },
      notYou(env),
    ],
  })

/** To the old address: the new one is shortened, because a stranger may read the old mailbox. */
export function emailChangedMail(env: Env, account: { email: string; langKey: string }, newEmail: string) {
  const [local = '', host = ''] = newEmail.split('@')
  return letter(env, {
    template: 'dealer-email-changed',
    recipient: account.email,
    language: account.langKey,
    subject: () => t('Ihre E-Mail-Adresse wurde geändert'),
    body: () => [
      t('Guten Tag,'),
      t`die E-Mail-Adresse Ihres Kontos bei ${env.BRAND_NAME} wurde auf ${local.slice(0, 1)}…@${host} geändert. Alle Anmeldungen sind beendet.`,
      notYou(env),
    ],
  })
}

export const secondFactorResetMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'second-factor-reset',
    recipient,
    subject: () => t('Ihre Zwei-Faktor-Anmeldung wurde zurückgesetzt'),
    body: () => [
      t('Guten Tag,'),
      t(
        'wir haben die Zwei-Faktor-Anmeldung Ihres Kontos zurückgesetzt. Alle Anmeldungen sind beendet. Bitte richten Sie sie nach der nächsten Anmeldung neu ein.',
      ),
      notYou(env),
    ],
  })

export const unblockedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'dealer-unblocked',
    recipient,
    subject: () => t('Ihr Händlerkonto ist wieder freigegeben'),
    body: () => [
      t('Guten Tag,'),
      t`Ihr Händlerkonto bei ${env.BRAND_NAME} ist wieder freigegeben.`,
      { page: '/login', label: t('Jetzt anmelden') },
    ],
  })

export const closedMail = (env: Env, recipient: string, reason: string) =>
  letter(env, {
    template: 'dealer-closed',
    recipient,
    subject: () => t('Ihr Händlerkonto wurde geschlossen'),
    body: () => [
      t('Guten Tag,'),
      t`Ihr Händlerkonto bei ${env.BRAND_NAME} wurde geschlossen. Alle Anmeldungen sind beendet.`,
      t`Grund: ${reason}`,
      t`Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })
