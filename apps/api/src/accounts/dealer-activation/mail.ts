import type { Env } from '../../env.ts'
import { letter, mailText } from '../../mail/letter.ts'

export const activatedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'dealer-activated',
    recipient,
    subject: 'Ihr Händlerkonto ist freigeschaltet',
    body: ['Guten Tag,', mailText(env, 'MAIL_TEXT_ACTIVATED'), { page: '/login', label: 'Jetzt anmelden' }],
  })

export const deactivatedMail = (env: Env, recipient: string, reason?: string) =>
  letter(env, {
    template: 'dealer-deactivated',
    recipient,
    subject: 'Ihr Händlerkonto wurde deaktiviert',
    body: [
      'Guten Tag,',
      mailText(env, 'MAIL_TEXT_DEACTIVATED'),
      ...(reason ? [`Grund: ${reason}`] : []),
      `Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })

/** @param rejected label and reason of each paper to be uploaded again */
export const paperMissingMail = (env: Env, recipient: string, reason: string, rejected: [string, string][]) =>
  letter(env, {
    template: 'paper-missing',
    recipient,
    subject: 'Uns fehlt noch eine Unterlage',
    body: [
      'Guten Tag,',
      'vielen Dank für Ihre Unterlagen. Für die Freischaltung fehlt uns noch etwas:',
      reason,
      ...(rejected.length > 0 ? [{ rows: rejected }] : []),
      'Bitte melden Sie sich an und laden Sie das Fehlende hoch.',
      { page: '/login', label: 'Zur Anmeldung' },
    ],
  })

export const refusedMail = (env: Env, recipient: string, reason: string) =>
  letter(env, {
    template: 'dealer-refused',
    recipient,
    subject: 'Ihre Registrierung wurde abgelehnt',
    body: [
      'Guten Tag,',
      mailText(env, 'MAIL_TEXT_REFUSED'),
      `Grund: ${reason}`,
      'Ihre Unterlagen werden nach 30 Tagen gelöscht. Können Sie den Grund ausräumen, laden Sie bis dahin bitte neue Unterlagen hoch.',
      { page: '/login', label: 'Zur Anmeldung' },
      `Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })
