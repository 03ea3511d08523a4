import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter, mailText } from '../../mail/letter.ts'

export const activatedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'dealer-activated',
    recipient,
    subject: () => t('Ihr Händlerkonto ist freigeschaltet'),
    body: () => [
      t('Guten Tag,'),
      mailText(env, 'MAIL_TEXT_ACTIVATED'),
      { page: '/login', label: t('Jetzt anmelden') },
    ],
  })

export const deactivatedMail = (env: Env, recipient: string, reason?: string) =>
  letter(env, {
    template: 'dealer-deactivated',
    recipient,
    subject: () => t('Ihr Händlerkonto wurde deaktiviert'),
    body: () => [
      t('Guten Tag,'),
      mailText(env, 'MAIL_TEXT_DEACTIVATED'),
      ...(reason ? [t`Grund: ${reason}`] : []),
      t`Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })

/** @param rejected label and reason of each paper to be uploaded again */
export const paperMissingMail = (env: Env, recipient: string, reason: string, rejected: [string, string][]) =>
  letter(env, {
    template: 'paper-missing',
    recipient,
    subject: () => t('Uns fehlt noch eine Unterlage'),
    body: () => [
      t('Guten Tag,'),
      t('vielen Dank für Ihre Unterlagen. Für die Freischaltung fehlt uns noch etwas:'),
      reason,
      ...(rejected.length > 0 ? [{ rows: rejected.map(([label, why]) => [t(label), why] as const) }] : []),
      t('Bitte melden Sie sich an und laden Sie das Fehlende hoch.'),
      { page: '/login', label: t('Zur Anmeldung') },
    ],
  })

export const refusedMail = (env: Env, recipient: string, reason: string) =>
  letter(env, {
    template: 'dealer-refused',
    recipient,
    subject: () => t('Ihre Registrierung wurde abgelehnt'),
    body: () => [
      t('Guten Tag,'),
      mailText(env, 'MAIL_TEXT_REFUSED'),
      t`Grund: ${reason}`,
      t(
        'Ihre Unterlagen werden nach 30 Tagen gelöscht. Können Sie den Grund ausräumen, laden Sie bis dahin bitte neue Unterlagen hoch.',
      ),
      { page: '/login', label: t('Zur Anmeldung') },
      t`Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })
