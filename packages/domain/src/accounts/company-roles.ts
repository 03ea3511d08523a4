import { t } from '../values/text.ts'
import type { Authority } from './roles.ts'

/** What a person may do for a company. */
export const companyRoles = ['owner', 'buyer', 'accountant', 'reader'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const companyRoleTexts: Record<CompanyRole, { label: string; rights: string }> = {
  owner: { label: t('Inhaber'), rights: t('Alles, auch das Team verwalten') },
  buyer: { label: t('Einkäufer'), rights: t('Suchen, merken und anfragen') },
  accountant: { label: t('Buchhaltung'), rights: t('Nur die Käufe sehen') },
  reader: { label: t('Lesen'), rights: t('Bestand, Preise und Merkliste ansehen') },
}

/** The authorities a role gives while its company is activated. */
export const authoritiesOfRole: Record<CompanyRole, readonly Authority[]> = {
  owner: ['ROLE_USER', 'ROLE_DEALER'],
  buyer: ['ROLE_USER', 'ROLE_DEALER', 'ROLE_BUYER'],
  accountant: ['ROLE_USER', 'ROLE_ACCOUNTANT'],
  reader: ['ROLE_USER', 'ROLE_DEALER', 'ROLE_READER'],
}

/** The roles that buy for a company and enquire about vehicles. */
export const buyingRoles: CompanyRole[] = ['owner', 'buyer']

/** How long an invitation into a company is valid. */
export const invitationDays = 7
/** The most people a company can have, open invitations included. */
export const companyPeopleMaximum = 50
