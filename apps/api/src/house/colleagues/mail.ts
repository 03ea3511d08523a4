import { type HouseRole, houseRoleTexts } from '@portal/domain/accounts/house-roles'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const contact = 'Bei Fragen wenden Sie sich bitte an Ihre Administration.'

/** To a colleague: the role has changed, or an ended access was restored. */
export const roleMail = (env: Env, recipient: string, role: HouseRole, { isBack }: { isBack: boolean }) =>
  letter(env, {
    template: isBack ? 'colleague-back' : 'colleague-role-changed',
    recipient,
    subject: () =>
      isBack
        ? `Ihr Zugang zu ${env.BRAND_NAME} ist wieder offen`
        : `Ihre Rolle bei ${env.BRAND_NAME} wurde geändert`,
    body: () => [
      'Guten Tag,',
      isBack
        ? 'ein Administrator hat Ihren Zugang wieder geöffnet. Ihre Rolle:'
        : 'ein Administrator hat Ihre Rolle geändert. Alle Ihre Anmeldungen sind abgemeldet; bitte melden Sie sich neu an.',
      { rows: [[houseRoleTexts[role].label, houseRoleTexts[role].rights]] },
      contact,
    ],
  })

/** The mail to a colleague whose access has ended. */
export const endedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'colleague-ended',
    recipient,
    subject: () => `Ihr Zugang zu ${env.BRAND_NAME} wurde beendet`,
    body: () => [
      'Guten Tag,',
      'ein Administrator hat Ihren Zugang beendet. Alle Ihre Anmeldungen sind abgemeldet.',
      contact,
    ],
  })
