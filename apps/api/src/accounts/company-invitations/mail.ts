import { type CompanyRole, companyRoleTexts, invitationDays } from '@portal/domain/accounts/company-roles'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Invitation = {
  recipient: string
  /** The language of the mail: that of the person who sent the invitation. */
  language: string
  company: string
  role: CompanyRole
  token: string
}

export const invitationMail = (env: Env, { recipient, language, company, role, token }: Invitation) =>
  letter(env, {
    template: 'company-invitation',
    recipient,
    language,
    subject: () => t`${company} lädt Sie zu ${env.BRAND_NAME} ein`,
    body: () => [
      t('Guten Tag,'),
      t`${company} möchte bei ${env.BRAND_NAME} mit Ihnen zusammenarbeiten. Ihre Rolle: ${t(companyRoleTexts[role].label)} (${t(companyRoleTexts[role].rights)}).`,
      t`Die Einladung gilt nur für diese E-Mail-Adresse und ${invitationDays} Tage lang.`,
      { page: `/invitation/${token}`, label: t('Einladung ansehen') },
      t('Kennen Sie den Betrieb nicht, müssen Sie nichts tun.'),
    ],
  })
