import { t } from '../values/text.ts'
import type { Authority } from './roles.ts'

/** What a colleague of the house may do. */
export const houseRoles = ['administrator', 'backoffice', 'yard'] as const
export type HouseRole = (typeof houseRoles)[number]

export const houseRoleTexts: Record<HouseRole, { label: string; rights: string }> = {
  administrator: { label: t('Administration'), rights: t('Alles, auch Händler und Kollegen') },
  backoffice: { label: t('Verkauf'), rights: t('Bestand, Anfragen und Termine') },
  yard: { label: t('Hof'), rights: t('Nur Fotos und Zustand') },
}

export const authorityOfHouseRole: Record<HouseRole, Authority> = {
  administrator: 'ROLE_AE_ADMIN',
  backoffice: 'ROLE_AE_BACKOFFICE',
  yard: 'ROLE_AE_YARD',
}
