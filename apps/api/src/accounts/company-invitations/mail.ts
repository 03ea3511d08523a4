import { type CompanyRole, companyRoleTexts, invitationDays } from '@portal/domain/accounts/company-roles'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Invitation = { recipient: string; company: string; role: CompanyRole; token: string }

export const invitationMail = (env: Env, { recipient, company, role, token }: Invitation) =>
  letter(env, {
    template: 'company-invitation',
    recipient,
    subject: `${company} lädt Sie zu ${env.BRAND_NAME} ein`,
    body: [
      'Guten Tag,',
      `${company} möchte bei ${env.BRAND_NAME} mit Ihnen zusammenarbeiten. Ihre Rolle: ${companyRoleTexts[role].label} (${companyRoleTexts[role].rights}).`,
      `Die Einladung gilt nur für diese E-Mail-Adresse und ${invitationDays} Tage lang.`,
      { page: `/invitation/${token}`, label: 'Einladung ansehen' },
      'Kennen Sie den Betrieb nicht, müssen Sie nichts tun.',
    ],
  })
